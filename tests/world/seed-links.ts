import type { Db } from '../../server/database.ts'
import { rowsIn } from '../server/support/rows.ts'
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
  const after = (hours: number) => new Date(now.getTime() + hours * hour)
  await rowsIn(db).add('sessions', {
    ...manonsPhone,
    id_hash: 'the phone of Manon',
    user_id: manon.id,
    created_at: now,
    seen_at: now,
    expires_at: after(168),
  })
  const stop = { userId: patient.id, purpose: 'stop_address', lifetime: 72 * hour, now } as const
  await keepToken(db, stopLinkToken, stop)
  const changed = { user_id: patient.id, former: patient.email, email: 'sylvie@example.org' }
  await rowsIn(db).add('address_changes', { ...changed, ends_at: after(72), confirmed_at: null })
}
