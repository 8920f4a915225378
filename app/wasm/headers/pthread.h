// As much of it as Abseil's headers name: there are no threads here.
#pragma once

#include <sys/types.h>
