import { dayAfter, nextSunday } from '../../contract/days.ts'
import { type Hunt, HuntEntry } from '../../contract/giver/hunts.ts'
import { limits } from '../../contract/limits.ts'
import type { Territory } from '../../contract/shared/users.ts'
import { keyOfAttempt } from './attempt-key.ts'
import { type FieldErrors, fieldErrors } from '../patterns/field-errors.ts'

/** A hunt being edited. `startedAt`: `YYYY-MM-DD`, or '' until chosen. */
export type HuntDraft = {
  startedAt: string
  cityId: number | null
  isWolfhunter: boolean
  /** Game type id → number of animals expected. */
  quantities: Record<number, number>
}

/** The form of `hunt` before anything is entered; null for a new one. */
export const draftOf = (hunt: Hunt | null): HuntDraft => ({
  startedAt: hunt?.started_at ?? '',
  cityId: hunt?.city_id ?? null,
  isWolfhunter: hunt?.is_wolfhunter ?? false,
  quantities: Object.fromEntries(
    (hunt?.hunt_previsions ?? []).map((prevision) => [prevision.specimen_type_id, prevision.quantity]),
  ),
})

/**
 * What the form starts from. `hunt`: a planned one is edited, any other is copied; null for an empty
 * form. `today`: `YYYY-MM-DD` where the person lives. `mainCityId`: the giver's main territory.
 */
export type Beginning = { hunt: Hunt | null; today: string; mainCityId: number | null }

/** Whether the form plans a new hunt. */
export const isNew = ({ hunt }: Pick<Beginning, 'hunt'>) => hunt?.hunt_state.code !== 'planned'

/**
 * Defaults of a new hunt: next Sunday, the territory of the copied hunt if it is still the giver's,
 * otherwise the main one, and the copied hunt's expected game.
 */
export function proposalOf({ hunt, today, mainCityId }: Beginning, territories: Territory[]): HuntDraft {
  const cityId = hunt?.city_id ?? mainCityId
  return {
    ...draftOf(hunt),
    startedAt: nextSunday(today),
    cityId: territories.some(({ id }) => id === cityId) ? cityId : null,
  }
}

/** The request body: parallel lists of the game types with a quantity above 0. */
export const entryOf = (draft: HuntDraft) => {
  const expected = Object.entries(draft.quantities).filter(([, quantity]) => quantity > 0)
  return {
    started_at: draft.startedAt,
    city_id: draft.cityId ?? '',
    is_wolfhunter: draft.isWolfhunter,
    specimen_type_ids: expected.map(([id]) => Number(id)),
    quantities: expected.map(([, quantity]) => quantity),
  }
}

/** The idempotency key of an attempt to plan this hunt. */
export const attemptKey = (formKey: string, draft: HuntDraft) => keyOfAttempt(formKey, entryOf(draft))

/** The last day a hunt may be planned for, `YYYY-MM-DD`. */
export const lastDay = (today: string) => dayAfter(today, limits.huntHorizon)

/** Validation messages in French by field; a past day is refused (spec §5). */
export const mistakesOf = (draft: HuntDraft & { today: string }): FieldErrors => ({
  ...fieldErrors(HuntEntry, entryOf(draft)),
  ...(draft.cityId === null && { city_id: ['Choisissez un territoire.'] }),
  ...(draft.startedAt === '' && { started_at: ['Choisissez une date.'] }),
  ...(draft.startedAt !== '' &&
    draft.startedAt < draft.today && { started_at: ['Choisissez une date à partir d’aujourd’hui.'] }),
  ...(draft.startedAt > lastDay(draft.today) && {
    started_at: ['Choisissez une date dans l’année qui vient.'],
  }),
})

/** Whether closing the form would lose an entry; defaults do not count. */
export const hasChanges = ({ initial, ...draft }: HuntDraft & { initial: HuntDraft }) =>
  JSON.stringify(entryOf(draft)) !== JSON.stringify(entryOf(initial))

/** Whether saving would notify people: the hunt moves, and somebody was asked for its former day. */
export const isTold = ({ hunt, startedAt }: Pick<Beginning, 'hunt'> & Pick<HuntDraft, 'startedAt'>) =>
  !isNew({ hunt }) && startedAt !== hunt?.started_at && (hunt?.expected ?? []).length > 0
