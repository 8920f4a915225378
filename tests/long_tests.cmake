# Read by ctest after it has found the tests: the longest, with the seconds they take, so that it begins with them wherever
# it has not run before, and none is left alone at the end. A test that is not there is passed over.
function(takes seconds)
  set_tests_properties(${ARGN} PROPERTIES COST ${seconds})
endfunction()
takes(60 Sets/KnownPositionsTest.ThePointIsMade/premises Sets/KnownPositionsTest.ThePointIsMade/textbook
  MadePostsTest.AreReadAsTheyWereMeant Games/LiteralTest.WhatIsSaidHoldsInEveryLineOfBestPlay/hoodwink
  WantTest.NoWantOfMemoryIsAnAbort python.pip_install
  Games/EveryGameTest.EveryCombinationOfAcceleratorsGivesTheValuesOfPlainMinimax/hoodwink)
takes(30 Seeds/LibddsTest.TablesAndParOfRandomDealsAreTheSame/7 Worth.TheSameSeedDealsTheSame
  Games/EveryGameAnalysisTest.AccountsAddUpOnAThousandRandomRecords/hoodwink WantTest.MoreMemoryThanThereIsCanBeAskedFor
  Rummage/AgreementTest.OfATurnCoachAnalysisAndExplanationSayTheSame/0
  Rummage/AgreementTest.OfATurnCoachAnalysisAndExplanationSayTheSame/1
  Games/BadContractsTest.SpoiltContractsEndNothing/rummage Worth.MadeAndLostAreWhatTheSolverFinds
  EveryGame/ChanceOnlyTest.FindsTheSameChances/dreiertarock EveryGame/ChanceOnlyTest.FindsTheSameChances/solo_whist
  Games/ForHimselfTest.IsWhatPlainBackwardInductionFinds/rummage
  Games/VerifyTest.WhatIsSaidOfRandomEndingsIsWhatMinimaxFinds/rummage)
