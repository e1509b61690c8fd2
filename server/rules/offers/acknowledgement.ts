import type { Examination, Warned } from '../../../contract/shared/animals.ts'
import type { SanitaryDemand } from '../../../contract/shared/sanitary.ts'
import { BOAR } from '../../../contract/shared/specimen-types.ts'
import type { Db } from '../../database.ts'
import { Conflict } from '../../http/errors.ts'
import { findSanitaryState } from '../../queries/giver/sanitary-demands.ts'
import { shortDay } from '../days-in-words.ts'
import { demandsOn, informingAmong } from '../sanitary/demands.ts'

/** What an offer promises, if anything, and its hunt. */
export type Promised = {
  hunt_id: number
  city_id: number
  started_at: string
  animal_id: number | null
  specimen_type_id: number | null
  examination: Examination | null
}

/** The sanitary rules that a person must read before accepting what is promised. */
export async function informingOn(db: Db, promised: Promised): Promise<SanitaryDemand[]> {
  const { hunt_id: id, city_id, started_at, animal_id, specimen_type_id, examination } = promised
  if (specimen_type_id === null) return []
  const sanitary = await findSanitaryState(db, { id, city_id, started_at })
  const assessed = { id: animal_id ?? 0, specimen_type_id, examination: examination ?? ('none' as const) }
  return informingAmong(demandsOn(assessed, sanitary))
}

/**
 * Checks that a person has read the messages required for accepting, and answers what to store about
 * that.
 * @throws Conflict if the boar message, or a rule, was not displayed to them yet
 */
export async function acknowledged(db: Db, promised: Promised, told: Warned, now: Date) {
  const isBoar = promised.specimen_type_id === BOAR
  if (isBoar && !told.is_warned)
    throw new Conflict(
      'C’est un sanglier qui vous est promis : lisez d’abord le message sur la trichine, puis acceptez.',
    )
  const rules = await informingOn(db, promised)
  const unread = rules.find(({ rule_id }) => !told.rule_ids.includes(rule_id!))
  if (unread)
    throw new Conflict(
      `Une règle sanitaire est à connaître avant d’accepter (${unread.source}, ${shortDay(unread.dated_on)}). Lisez-la, puis recommencez.`,
    )
  const told_rule_ids = rules.flatMap(({ rule_id }) => rule_id ?? [])
  return { warned_at: isBoar || rules.length > 0 ? now : null, told_rule_ids }
}
