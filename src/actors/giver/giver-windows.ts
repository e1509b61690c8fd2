import { giverWindowsMachine } from '../../../machines/giver/giver-windows.ts'
import { wire } from '../wire.ts'
import { correctionsOf, draftsOf } from './draft.ts'
import { filtersOf } from './kept-filters.ts'

/** The windows over the giver's home. `userId`: the owner of what is kept on this device. */
export function giverWindowsOf(userId: number) {
  const { recallDraft, keepDraft, dropDraft } = draftsOf(userId)
  const { recallCorrection, keepCorrection, dropCorrection } = correctionsOf(userId)
  const { recallFilters, keepFilter } = filtersOf(userId)
  return wire(giverWindowsMachine, {
    actors: { recallDraft, recallCorrection, recallFilters },
    actions: { keepDraft, dropDraft, keepCorrection, dropCorrection, keepFilter },
  })
}
