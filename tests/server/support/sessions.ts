import type { Db } from '../../../server/database.ts'
import { noteVisit } from '../../../server/queries/shared/sessions.ts'
import { idleOf } from '../../../server/rules/sessions.ts'
import { makeToken } from '../../../server/security/csrf.ts'
import { keyedHash, randomId } from '../../../server/security/secret.ts'
import type { Visitor } from './app.ts'
import { rowsIn } from './rows.ts'

/** Gives a visitor the session that signing in opens, and its token; without a person, the token only. */
export async function giveSession(
  visitor: Visitor,
  person: { email: string } | null,
  { db, secret, now }: { db: Db; secret: string; now: Date },
): Promise<void> {
  if (!person) return void visitor.cookies.set('XSRF-TOKEN', makeToken(secret, null))
  const { one, add } = rowsIn(db)
  const { id } = await one('users', { email: person.email }, 'id')
  const session = randomId()
  const id_hash = keyedHash(secret, 'session', session)
  const times = { created_at: now, seen_at: now, expires_at: new Date(now.getTime() + idleOf(false)) }
  await add('sessions', { id_hash, user_id: id, second_factor_at: null, ...times })
  await noteVisit(db, id, now)
  visitor.cookies.set('venaison_session', session)
  visitor.cookies.set('XSRF-TOKEN', makeToken(secret, id_hash))
}
