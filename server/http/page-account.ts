import type { FastifyRequest } from 'fastify'
import type { Db } from '../database.ts'
import { readBoot } from '../queries/shared/boot.ts'
import { OtherAccount } from './errors.ts'
import type { Caller } from './handler.ts'
import { ACCOUNT_HEADER } from '../../contract/page-account.ts'

/**
 * Refuses the call of a page that was opened for another account than the session’s: somebody signed in, or
 * began or ended an assisted session, in another tab. Whether a call without a session may be made is decided
 * elsewhere.
 * @throws OtherAccount
 */
export async function checkPageAccount(
  db: Db,
  { headers }: FastifyRequest,
  caller: Caller | null,
): Promise<void> {
  const named = headers[ACCOUNT_HEADER.toLowerCase()]
  if (!caller || named === undefined || named === String(caller.id)) return
  const { user } = await readBoot(db, caller.id)
  const name = [user?.firstname, user?.lastname].filter(Boolean).join(' ')
  const account = `${name} (${user?.email})`
  throw new OtherAccount(
    caller.assistedBy
      ? `Dans ce navigateur, vous agissez maintenant à la place de ${account}.`
      : `Ce navigateur est maintenant connecté au compte de ${account}.`,
  )
}
