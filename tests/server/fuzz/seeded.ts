import { createHash } from 'node:crypto'
import { dayAfter } from '../../../contract/days.ts'
import type { Db } from '../../../server/database.ts'
import { sealTotpSecret } from '../../../server/security/totp.ts'
import { recoveryHash } from '../../../server/security/recovery-codes.ts'
import { hashOfId, keyedHash } from '../../../server/security/secret.ts'
import {
  confirmLinkToken,
  deletionAskedDaysAgo,
  giver,
  luc,
  manon,
  others,
  paul,
  password,
  receiver,
  resetLinkToken,
  waiting,
  signInLinkToken,
  stopLinkToken,
} from '../../world/people.ts'
import { finished, informed, received } from '../../world/hunts.ts'
import { offerLinkToken } from '../../world/offers.ts'
import { recallLinkToken } from '../../world/recalls.ts'
import { place } from '../../world/places.ts'
import { seedFiles } from './files.ts'
import { CHER, cookieOf, type Kind, kindOf, sharedSecret, seedMatrix } from '../authority/matrix-callers.ts'
import { secret } from '../support/app.ts'
import { noon, today } from '../support/in-world.ts'
import { codeAt } from '../support/second-factors/second-factors.ts'
import { rowsIn } from '../support/rows.ts'

const asked = kindOf('staff asked for their second factor')

/** Staff who have given their second factor in this session, with every kind of factor. */
export const proven: Kind = { ...asked, name: 'staff who gave their second factor', id: 599 }
/** Staff with an unconfirmed authenticator secret. */
const adding = kindOf('every power in Cher')

const recoveryCode = 'ABCD-EFGH-JKMN'
/** Ids of rows that only this seeding has: a passkey of `proven`, and another session of theirs. */
export const ownPasskey = 1
export const ownSession = 910

/** The links of yesterday's hunt's meetings with a delegate: this evening's, and this morning's. */
export const meetingLinkTokens = { today: 'the-link-of-this-evening', over: 'the-link-of-this-morning' }

/** Valid values in the seeded database by field name; random ones would hardly match. */
export const right: Readonly<Record<string, readonly unknown[]>> = {
  token: [
    receiver,
    resetLinkToken,
    waiting,
    confirmLinkToken,
    stopLinkToken,
    signInLinkToken,
    offerLinkToken,
    meetingLinkTokens.today,
    received.verification_token,
    recallLinkToken,
  ],
  code: [codeAt(sharedSecret, noon), recoveryCode],
  email: [giver.email, 'somebody@example.org'],
  password: [password, 'Gibier-et-forêt'],
  password_confirmation: [password, 'Gibier-et-forêt'],
  firstname: ['Camille'],
  lastname: ['Dupont'],
  phone: ['0639980099'],
  nit: ['1812345'],
  name: ['Loir-et-Cher'],
  department_code: ['41'],
  city_id: [place('Bourges').id, place('Vierzon').id],
  federation_id: [null, CHER],
  // A receiver keeps their role; staff of a federation is added.
  role_id: [2, 4],
  started_at: [dayAfter(today, 3)],
  specimen_type_ids: [[1]],
  quantities: [[1]],
  day: [today],
  from: ['18:00'],
  to: ['18:30'],
  place: ['Place de l’église'],
  permission_ids: [[], [1]],
  revision: [null],
  checksum: [null],
}

/**
 * Yesterday's hunt: a person who accepted an offer, one with an upcoming meeting, one whose meeting is
 * over, and one whose absence is noted.
 */
export const promised = { willing: 951, accepted: 952, missed: 953, noted: 954 }

/** Meetings of that hunt, with a link and without. */
export const linkedMeeting = 951
export const unlinkedMeeting = 953

async function seedMeetings(db: Db): Promise<void> {
  const { add } = rowsIn(db)
  const met = { hunt_id: informed.id, place: 'La mairie', city_id: place('Bourges').id, noted_at: noon }
  const at = (hours: number) => new Date(noon.getTime() + hours * 3_600_000)
  const odile = { contact_name: 'Odile Marchand', contact_phone: '0639980077' }
  await add('meetings', [
    { id: linkedMeeting, ...met, ...odile, starts_at: at(5), ends_at: at(6) },
    { id: 952, ...met, ...odile, starts_at: at(-5), ends_at: at(-4) },
    { id: unlinkedMeeting, ...met, ...odile, starts_at: at(7), ends_at: at(8) },
  ])
  const offer = {
    hunt_id: informed.id,
    sounded_at: noon,
    expires_at: at(5),
    answered_at: noon,
    reason: 'chosen',
    received: 0,
    distance: 4,
  } as const
  await add('offers', { id: promised.willing, receiver_id: luc.id, state: 'willing', ...offer })
  const accepted = { ...offer, state: 'accepted' } as const
  await add('offers', {
    id: promised.accepted,
    receiver_id: manon.id,
    meeting_id: linkedMeeting,
    ...accepted,
  })
  await add('offers', { id: promised.missed, receiver_id: paul.id, meeting_id: 952, ...accepted })
  const missed = { ...offer, state: 'noShow', absence: 'noted', missed_at: noon } as const
  await add('offers', { id: promised.noted, receiver_id: receiver.id, ...missed })
  await add('meeting_links', [
    { meeting_id: linkedMeeting, token_hash: hashOfId(meetingLinkTokens.today), made_at: noon },
    { meeting_id: 952, token_hash: hashOfId(meetingLinkTokens.over), made_at: noon },
  ])
}

/** Staff who have given their second factor, and the factors of those who are asked or are adding one. */
async function seedFactors(db: Db): Promise<void> {
  const { add, one } = rowsIn(db)
  const [id, askedId] = [proven.id!, asked.id!]
  const { role_id } = await one('users', { id: askedId }, 'role_id')
  const entered = { email_verified_at: noon, city_id: 1, created_at: noon, is_second_factor_waived: true }
  await add('users', { id, role_id, email: 'proven@example.org', firstname: 'Dominique', ...entered })
  const tomorrow = new Date(noon.getTime() + 86_400_000)
  const session = { user_id: id, created_at: noon, seen_at: noon, expires_at: tomorrow }
  const id_hash = keyedHash(secret, 'session', cookieOf(proven))
  await add('sessions', { ...session, id_hash, second_factor_at: noon })
  await add('sessions', { ...session, id_hash: 'another', id: ownSession })
  const passkey = { public_key: Buffer.from('no key'), counter: 0, transports: [], name: 'Téléphone' }
  const salt = 'c2FsdCBvZiB0aGUgdGVzdHM'
  for (const user_id of [id, askedId]) {
    const credential_id = createHash('sha256').update(String(user_id)).digest('base64url')
    await add('passkeys', { user_id, credential_id, ...passkey, created_at: noon })
    const code_hash = await recoveryHash({ secret, userId: user_id }, recoveryCode, salt)
    await add('recovery_codes', { user_id, code_hash, salt })
  }
  const totp = (userId: number) => ({
    user_id: userId,
    secret: sealTotpSecret(secret, userId, sharedSecret),
    since: noon,
  })
  await add('totp_secrets', { ...totp(id), is_confirmed: true })
  await add('totp_secrets', { ...totp(adding.id!), is_confirmed: false })
}

/** Seeds the callers of the matrix, and rows that require a history. */
export async function seedHistories(db: Db): Promise<void> {
  const { add, set } = rowsIn(db)
  await seedMatrix(db)
  await seedMeetings(db)
  await seedFactors(db)
  await seedFiles(db)
  // The waiting giver is a member of their federation.
  const { firstname, lastname, email } = waiting
  const member = { firstname, lastname, email, nit: '1800003', city: 'Sancerre' }
  await add('retrievers', { ...member, federation_id: CHER })
  const owner = { hunt_id: received.hunt_id, receiver_id: receiver.id }
  await db
    .insertInto('contacts')
    .values({ ...owner, distance: 1 })
    .onConflict((contact) => contact.doNothing())
    .execute()
  await set('animals', { id: received.id }, owner)
  const named = { receiver_id: receiver.id, hunt_id: finished[2]!.id }
  await add('contacts', { ...named, distance: 1 })
  await add('donations', { ...named, specimen_type_id: 1, quantity: 1 })
}

/** A person who asked for the deletion of their account. */
export const askingForDeletion = others.find(({ email }) => email in deletionAskedDaysAgo)!.id
/** Ids that paths may name besides those of the matrix: the person requesting deletion, and these. */
export const seededIds = [askingForDeletion, proven.id!, ownPasskey, ownSession]
