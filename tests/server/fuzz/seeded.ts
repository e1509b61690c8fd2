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
  const met = { hunt_id: informed.id, place: 'La mairie', city_id: place('Bourges').id, noted_at: noon }
  const at = (hours: number) => new Date(noon.getTime() + hours * 3_600_000)
  const odile = { contact_name: 'Odile Marchand', contact_phone: '0639980077' }
  await rowsIn(db).add('meetings', [
    { id: linkedMeeting, ...met, ...odile, starts_at: at(5), ends_at: at(6) },
    { id: 952, ...met, ...odile, starts_at: at(-5), ends_at: at(-4) },
    { id: unlinkedMeeting, ...met, ...odile, starts_at: at(7), ends_at: at(8) },
  ])
  const asked = { hunt_id: informed.id, sounded_at: noon, expires_at: at(5), answered_at: noon }
  const turn = { reason: 'chosen' as const, received: 0, distance: 4, last_offer_on: null }
  const rows = [
    { id: promised.willing, receiver_id: luc.id, state: 'willing' as const, meeting_id: null },
    { id: promised.accepted, receiver_id: manon.id, state: 'accepted' as const, meeting_id: linkedMeeting },
    { id: promised.missed, receiver_id: paul.id, state: 'accepted' as const, meeting_id: 952 },
  ]
  await rowsIn(db).add(
    'offers',
    rows.map((row) => ({ ...row, ...asked, ...turn, idempotency_key: null })),
  )
  const noted = { state: 'noShow' as const, absence: 'noted' as const, missed_at: noon, meeting_id: null }
  await rowsIn(db).add('offers', {
    id: promised.noted,
    receiver_id: receiver.id,
    ...noted,
    ...asked,
    ...turn,
  })
  await rowsIn(db).add('meeting_links', [
    { meeting_id: linkedMeeting, token_hash: hashOfId(meetingLinkTokens.today), made_at: noon },
    { meeting_id: 952, token_hash: hashOfId(meetingLinkTokens.over), made_at: noon },
  ])
}

/** The waiting giver is a member of their federation. */
async function seedMember(db: Db): Promise<void> {
  const { firstname, lastname, email } = waiting
  await rowsIn(db).add('retrievers', {
    firstname,
    lastname,
    email,
    nit: '1800003',
    city: 'Sancerre',
    federation_id: CHER,
  })
}

/** Seeds the callers of the matrix, and rows that require a history. */
export async function seedHistories(db: Db): Promise<void> {
  await seedMatrix(db)
  await seedMeetings(db)
  await seedMember(db)
  await seedFiles(db)
  const owner = { hunt_id: received.hunt_id, receiver_id: kindOf('a receiver').id! }
  await db
    .insertInto('contacts')
    .values({ ...owner, distance: 1 })
    .onConflict((contact) => contact.doNothing())
    .execute()
  const named = { receiver_id: owner.receiver_id, hunt_id: finished[2]!.id }
  await db
    .insertInto('contacts')
    .values({ ...named, distance: 1 })
    .execute()
  await db
    .insertInto('donations')
    .values({ ...named, specimen_type_id: 1, quantity: 1 })
    .execute()
  await db.updateTable('animals').set(owner).where('id', '=', received.id).execute()
  const { role_id } = await rowsIn(db).one('users', { id: asked.id }, 'role_id')
  const entered = { email_verified_at: noon, city_id: 1, created_at: noon, is_second_factor_waived: true }
  const name = { email: 'proven@example.org', firstname: 'Dominique' }
  const id = proven.id!
  await rowsIn(db).add('users', { id, role_id, ...name, ...entered })
  const times = { created_at: noon, seen_at: noon, expires_at: new Date(noon.getTime() + 86_400_000) }
  await rowsIn(db).add('sessions', [
    {
      id_hash: keyedHash(secret, 'session', cookieOf(proven)),
      user_id: id,
      second_factor_at: noon,
      ...times,
    },
    { id: ownSession, id_hash: 'another', user_id: id, second_factor_at: null, ...times },
  ])
  for (const user_id of [id, asked.id!])
    await rowsIn(db).add('passkeys', {
      user_id,
      credential_id: createHash('sha256').update(String(user_id)).digest('base64url'),
      public_key: Buffer.from('no key'),
      counter: 0,
      transports: [],
      name: 'Téléphone',
      created_at: noon,
      last_used_at: null,
    })
  for (const [user_id, is_confirmed] of [
    [id, true],
    [adding.id!, false],
  ] as const)
    await rowsIn(db).add('totp_secrets', {
      user_id,
      is_confirmed,
      secret: sealTotpSecret(secret, user_id, sharedSecret),
      since: noon,
    })
  const salt = 'c2FsdCBvZiB0aGUgdGVzdHM'
  for (const user_id of [id, asked.id!]) {
    const code_hash = await recoveryHash({ secret, userId: user_id }, recoveryCode, salt)
    await db.insertInto('recovery_codes').values({ user_id, code_hash, salt }).execute()
  }
}

/** A person who asked for the deletion of their account. */
export const askingForDeletion = others.find(({ email }) => email in deletionAskedDaysAgo)!.id
/** Ids that paths may name besides those of the matrix: the person requesting deletion, and these. */
export const seededIds = [askingForDeletion, proven.id!, ownPasskey, ownSession]
