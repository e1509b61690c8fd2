import type * as z from 'zod/mini'
import type { HuntEntry } from '../../contract/giver/hunts.ts'
import { limits } from '../../contract/limits.ts'
import type { Db } from '../database.ts'
import { type FieldMessages, Refused } from '../http/errors.ts'
import { dayAfter } from '../../contract/days.ts'
import { dayIn } from '../../contract/time-zones.ts'
import { findPlanner } from '../queries/giver/givers.ts'
import type { HuntRow, Prevision } from '../queries/giver/hunts.ts'
import { findSpecimenTypeIds } from '../queries/shared/specimen-types.ts'
import { specimenTypeErrors } from './specimen-rules.ts'

type Entry = z.output<typeof HuntEntry>
type Question = {
  giverId: number
  now: Date
  entry: Entry
  /** The territory of the hunt being edited; null for a new hunt. */
  fixedCityId: number | null
}

/**
 * Validates a giver's entry and converts it to rows; quantities of 0 are dropped.
 * @throws Refused, with French messages by field, when it breaks a rule of spec §5 or §6
 */
export async function checkEntry(
  db: Db,
  question: Question,
): Promise<{ hunt: HuntRow; previsions: Prevision[] }> {
  const { entry, now } = question
  const types = await findSpecimenTypeIds(db)
  const planner = await findPlanner(db, question.giverId, entry.city_id)
  const errors: FieldMessages = {
    ...dayErrors(entry.started_at, dayIn(planner.timeZone, now)),
    ...cityErrors(question, planner),
    ...(entry.is_wolfhunter &&
      !planner.isWolfhunter && {
        is_wolfhunter: ['Seul un lieutenant de louveterie peut prévoir une chasse administrative.'],
      }),
    ...specimenTypeErrors(entry.specimen_type_ids, types),
  }
  if (Object.keys(errors).length > 0) throw new Refused(errors)
  const previsions = entry.specimen_type_ids.map((specimen_type_id, row) => ({
    specimen_type_id,
    quantity: entry.quantities[row] ?? 0,
  }))
  return {
    hunt: { started_at: entry.started_at, time_zone: planner.timeZone, is_wolfhunter: entry.is_wolfhunter },
    previsions: previsions.filter(({ quantity }) => quantity > 0),
  }
}

function dayErrors(day: string, today: string): FieldMessages {
  if (day < today) return { started_at: ['Choisissez une date à partir d’aujourd’hui.'] }
  if (day > dayAfter(today, limits.huntHorizon))
    return { started_at: ['Choisissez une date dans l’année qui vient.'] }
  return {}
}

type Planner = Awaited<ReturnType<typeof findPlanner>>

function cityErrors({ entry, fixedCityId }: Question, { isTerritory, isWithin }: Planner): FieldMessages {
  if (fixedCityId !== null)
    return entry.city_id === fixedCityId
      ? {}
      : { city_id: ['Le territoire d’une chasse ne peut pas être changé.'] }
  if (!isTerritory) return { city_id: ['Choisissez un de vos territoires.'] }
  return isWithin ? {} : { city_id: ['Ce territoire n’est pas dans votre fédération.'] }
}
