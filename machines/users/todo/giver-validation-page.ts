import type { GroupResult, ValidationQuery, WaitingGiver } from '../../../contract/users/giver-validation.ts'
import { parisDay } from '../../../contract/days.ts'
import { limits } from '../../../contract/limits.ts'

/**
 * The validation page. `seesAll`: the caller belongs to no federation and may choose one. `ticked`: ids
 * of the givers to validate together. `left`: givers whom the last validation left unchanged, and why.
 */
export type GiverValidationPage = {
  seesAll: boolean
  query: ValidationQuery
  givers: readonly WaitingGiver[]
  ticked: readonly number[]
  left: readonly GroupResult[]
}

/** Whether the page shows only what a figure of the statistics counts. */
export const isPart = ({ from, to, federation_id, late }: ValidationQuery): boolean =>
  from !== '' || to !== '' || federation_id !== 0 || late

/** The givers of the chosen federation, or all, within what a figure counts. */
export const shownGivers = ({ seesAll, query, givers }: GiverValidationPage) => {
  const { federation: code, from, to, federation_id: id, late } = query
  return givers.filter(({ federation, federation_id, created_at, waited_hours }) => {
    if (seesAll && code !== '' && federation?.code !== code) return false
    if (!isPart(query)) return true
    const day = parisDay(new Date(created_at))
    return (
      (from === '' || day >= from) &&
      (to === '' || day <= to) &&
      (id === 0 || federation_id === id) &&
      (!late || waited_hours > limits.validationDelay)
    )
  })
}

/** The givers who may be validated as a group. */
export const knownGivers = (page: GiverValidationPage) =>
  shownGivers(page).filter(({ finding }) => finding === 'known')

/** The first of them, up to the maximum of one group. */
export const tickable = (page: GiverValidationPage) =>
  knownGivers(page)
    .slice(0, limits.validatedAtOnce)
    .map(({ id }) => id)

/** The selected givers. */
export const tickedGivers = (page: GiverValidationPage) =>
  knownGivers(page).filter(({ id }) => page.ticked.includes(id))

/** The same page without selections and reasons of givers who are no longer listed. */
export const pruned = <P extends GiverValidationPage>(page: P): P => ({
  ...page,
  ticked: tickedGivers(page).map(({ id }) => id),
  left: page.left.filter((result) => page.givers.some(({ id }) => id === result.id)),
})
