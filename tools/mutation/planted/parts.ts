import { plantedInCharts } from './in-charts.ts'
import { plantedInQueries } from './in-queries.ts'
import { plantedInRules } from './in-rules.ts'
import { plantedInStaffCharts } from './in-staff-charts.ts'
import { plantedOnScreens } from './on-screens.ts'
import { plantedOnStaffScreens } from './on-staff-screens.ts'

/** Every planted mistake, by the part of the product where somebody would notice it. */
export const plantedParts = [
  ...plantedInCharts,
  ...plantedInStaffCharts,
  ...plantedOnScreens,
  ...plantedOnStaffScreens,
  ...plantedInRules,
  ...plantedInQueries,
]
