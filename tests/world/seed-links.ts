import type { Db } from '../../server/database.ts'
import { keepToken } from '../../server/security/tokens.ts'
import {
  admin,
  confirmLinkToken,
  giver,
  manon,
  manonsPhone,
  patient,
  resetLinkToken,
  signInLinkToken,
  stopLinkToken,
  unverified,
} from './people.ts'

/**
 * Seeds links: giver@ requested a reset link; unverified@ was sent a confirmation link; Sylvie can stop a
 * change of her address; Manon has a session on her phone.
 */
export async function seedLinks(db: Db, now: Date) {
  const hour = 3_600_000
  await keepToken(db, resetLinkToken, { userId: giver.id, purpose: 'password', lifetime: hour, now })
  const session = { userId: giver.id, purpose: 'session', madeBy: admin.id, lifetime: 600_000, now } as const
  await keepToken(db, signInLinkToken, session)
  const link = { userId: unverified.id, purpose: 'address', lifetime: 72 * hour, now } as const
  await keepToken(db, confirmLinkToken, link)
  await db
    .insertInto('sessions')
    .values({
      ...manonsPhone,
      id_hash: 'the phone of Manon',
      user_id: manon.id,
      created_at: now,
      seen_at: now,
      expires_at: new Date(now.getTime() + 168 * hour),
    })
    .execute()
  const stop = { userId: patient.id, purpose: 'stop_address', lifetime: 72 * hour, now } as const
  await keepToken(db, stopLinkToken, stop)
  await db
    .insertInto('address_changes')
    .values({
      user_id: patient.id,
      former: patient.email,
      email: 'sylvie@example.org',
      ends_at: new Date(now.getTime() + 72 * hour),
      confirmed_at: null,
    })
    .execute()
}
