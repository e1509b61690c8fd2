import type { LinkedMeeting } from '../../../contract/giver/meeting-links.ts'
import { BOAR } from '../../../contract/shared/specimen-types.ts'
import { dayIn, momentAt } from '../../../contract/time-zones.ts'
import type { Db, DbTransaction } from '../../database.ts'
import { Conflict, NotFound } from '../../http/errors.ts'
import type { Handler } from '../../http/handler.ts'
import {
  findPeopleOf,
  findLinkedMeeting,
  holdLink,
  isExpected,
  type Linked,
  noteByDelegate,
} from '../../queries/giver/meeting-links.ts'
import { findSanitaryState } from '../../queries/giver/sanitary-demands.ts'
import { recordAuditEntry } from '../../rules/audit-log.ts'
import { holdOwnAccount } from '../../rules/own-account.ts'
import { reasonAgainstHandOver } from '../../rules/offers/offer-deeds.ts'
import { demandsOn, informingAmong } from '../../rules/sanitary/demands.ts'
import { limitAddress, type FromAddress } from '../../security/request-limits.ts'
import { hashOfId } from '../../security/secret.ts'
import { noteAbsenceOf } from './absences.ts'
import { handOver } from './meeting-ends.ts'

/** Calls through links per 15 minutes and IP address: thirty boars, each followed by a read. */
const MOST = 120

const gone = 'Ce lien n’est plus valable : la journée du rendez-vous est finie, ou il a été fermé.'

type Call = FromAddress & { body: { token: string } }

/** Finds the meeting of a link. */
async function findLinked(call: Call): Promise<Linked> {
  await limitAddress(call, 'meeting links from', MOST)
  const found = await findLinkedMeeting(call.db, hashOfId(call.body.token), call.now)
  if (!found) throw new NotFound(gone)
  return found
}

/** The meeting as its delegate sees it: phone numbers on the day of the meeting only. */
async function shown(db: Db, linked: Linked, now: Date): Promise<LinkedMeeting> {
  const { id, place, city, delegate, starts_at, ends_at, time_zone, today } = linked
  const hunt = { id: linked.hunt_id, city_id: linked.hunt_city_id, started_at: linked.started_at, today }
  const sanitary = await findSanitaryState(db, hunt)
  const isToday = dayIn(time_zone, starts_at) === today
  const people = (await findPeopleOf(db, id)).map((row) => {
    const { animal_id, specimen_type_id, examination, phone, ...person } = row
    const demands = demandsOn({ id: animal_id ?? 0, specimen_type_id, examination }, sanitary)
    return {
      ...person,
      phone: isToday && person.state === 'accepted' ? phone : null,
      is_boar: specimen_type_id === BOAR,
      informing: informingAmong(demands),
      obstacle: reasonAgainstHandOver(hunt, demands) ?? null,
    }
  })
  return {
    place,
    city,
    delegate,
    starts_at: momentAt(time_zone, starts_at),
    ends_at: momentAt(time_zone, ends_at),
    is_over: ends_at <= now,
    people,
  }
}

/** Reads the meeting of a link without changing anything. */
export const readLinkedMeeting: Handler<'readLinkedMeeting'> = async (call) =>
  shown(call.db, await findLinked(call), call.now)

type Noting = Call & { body: { offer_id: number } }
type Act = (transaction: DbTransaction, linked: Linked) => Promise<boolean>

/**
 * Records something about a person of the meeting on behalf of its giver, and that it came through the
 * link.
 */
async function noteOf(call: Noting, what: 'handedOver' | 'noShow', act: Act): Promise<LinkedMeeting> {
  const { db, now, body } = call
  const linked = await findLinked(call)
  return db.transaction().execute(async (transaction) => {
    await holdOwnAccount(transaction, linked.giver_id)
    if (!(await holdLink(transaction, hashOfId(body.token)))) throw new NotFound(gone)
    if (!(await isExpected(transaction, linked.id, body.offer_id)))
      throw new Conflict('Cette personne n’est plus attendue à ce rendez-vous.')
    if (await act(transaction, linked)) {
      await noteByDelegate(transaction, body.offer_id, what)
      const done = {
        act: what === 'handedOver' ? 'delegate.handed_over' : 'delegate.noted_absence',
        by: { id: linked.giver_id, assistedBy: null },
        federationId: linked.federation_id,
        details: { meeting: linked.id, offer: body.offer_id },
      } as const
      await recordAuditEntry(transaction, done, now)
    }
    return shown(transaction, linked, now)
  })
}

/** Records through the link that accepted game was handed over. */
export const handLinkedOver: Handler<'handLinkedOver'> = (call) =>
  noteOf(call, 'handedOver', (transaction, { giver_id }) =>
    handOver(transaction, {
      now: call.now,
      caller: { id: giver_id },
      params: { id: call.body.offer_id },
      body: call.body,
    }),
  )

/** Records through the link that a person did not come. */
export const reportLinkedAbsence: Handler<'reportLinkedAbsence'> = (call) => {
  const { now, secret, publicUrl, body } = call
  return noteOf(call, 'noShow', (transaction, { giver_id }) =>
    noteAbsenceOf(transaction, {
      now,
      secret,
      publicUrl,
      caller: { id: giver_id, assistedBy: null },
      params: { id: body.offer_id },
    }),
  )
}
