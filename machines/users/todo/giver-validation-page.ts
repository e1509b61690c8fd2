import type { GroupResult, ValidationQuery, WaitingGiver } from '../../../contract/users/giver-validation.ts'
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

/** The givers of the chosen federation, or all. */
export const shownGivers = ({ seesAll, query, givers }: GiverValidationPage) =>
  seesAll && query.federation !== ''
    ? givers.filter(({ federation }) => federation?.code === query.federation)
    : givers

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
