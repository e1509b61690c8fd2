import { findCharts } from '../tests/explore/find-charts.ts'
import { coloursOf, commonStates, structureOf } from '../tests/explore/structure.ts'

/** States that two charts must have in common to be listed. */
const WORTH_A_LOOK = 4

/**
 * Lists pairs of charts that are not isomorphic but have several equivalent states: of the same kind,
 * with the same calls, entered and left in the same ways. Such a pair may have a part to extract.
 */
const charts = (await findCharts()).map(({ name, machine }) => ({
  name,
  structure: structureOf(machine),
  colours: coloursOf(machine, 1),
}))
const pairs = charts
  .flatMap((one, index) => charts.slice(index + 1).map((other) => ({ one, other })))
  .filter(({ one, other }) => one.structure !== other.structure)
  .map(({ one, other }) => ({ one, other, common: commonStates(one.colours, other.colours) }))
  .filter(({ common }) => common >= WORTH_A_LOOK)
  .toSorted((a, b) => b.common - a.common)
for (const { one, other, common } of pairs)
  console.log(
    `${common} states in common: ${one.name} (${one.colours.length - 1}), ${other.name} (${other.colours.length - 1})`,
  )
