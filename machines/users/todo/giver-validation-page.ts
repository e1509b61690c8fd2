import type { GroupResult, ValidationQuery, WaitingGiver } from '../../../contract/users/giver-validation.ts'
import { limits } from '../../../contract/limits.ts'

/**
 * The accounts that wait as a page shows them. `seesAll`: the caller belongs to no federation, so that one
 * can be chosen; `ticked`: the ids of those to validate together; `left`: what a validation left, and why.
 */
export type GiverValidationPage = {
  seesAll: boolean
  query: ValidationQuery
  givers: readonly WaitingGiver[]
  ticked: readonly number[]
  left: readonly GroupResult[]
}

/** Those of the chosen federation, or all. */
export const shownGivers = ({ seesAll, query, givers }: GiverValidationPage) =>
  seesAll && query.federation !== ''
    ? givers.filter(({ federation }) => federation?.code === query.federation)
    : givers

/** Those who may be validated together with others. */
export const knownGivers = (page: GiverValidationPage) =>
  shownGivers(page).filter(({ finding }) => finding === 'known')

/** The first of them, as many as may be validated at once. */
export const tickable = (page: GiverValidationPage) =>
  knownGivers(page)
    .slice(0, limits.validatedAtOnce)
    .map(({ id }) => id)

/** Those who are ticked. */
export const tickedGivers = (page: GiverValidationPage) =>
  knownGivers(page).filter(({ id }) => page.ticked.includes(id))

/** The same page without ticks and reasons of those whom it does not show any more. */
export const pruned = <P extends GiverValidationPage>(page: P): P => ({
  ...page,
  ticked: tickedGivers(page).map(({ id }) => id),
  left: page.left.filter((result) => page.givers.some(({ id }) => id === result.id)),
})
