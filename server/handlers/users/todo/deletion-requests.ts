import { DAY, monthsAfter, parisDay } from '../../../../contract/days.ts'
import { limits } from '../../../../contract/limits.ts'
import type { ManagedUser } from '../../../../contract/users/managed-users.ts'
import type { DeletionRequest } from '../../../../contract/users/deletion-requests.ts'
import { Conflict } from '../../../http/errors.ts'
import type { Handler } from '../../../http/handler.ts'
import { pageMeta } from '../../../queries/shared/rows.ts'
import { countRequests, findRequests } from '../../../queries/users/todo/deletion-requests.ts'
import { anonymise } from '../../../rules/anonymisation.ts'
import { commandOnUser } from '../../../rules/user-commands.ts'

/** A deletion request with its legal deadline. */
function requestOf(user: ManagedUser, now: Date): DeletionRequest {
  const asked_on = parisDay(new Date(user.deletion_requested_at ?? now))
  const due_on = monthsAfter(asked_on, limits.deletionDelay)
  return { ...user, asked_on, due_on, days_left: (Date.parse(due_on) - Date.parse(parisDay(now))) / DAY }
}

/** Lists users within the caller's scope who requested deletion. */
export const listDeletionRequests: Handler<'listDeletionRequests'> = async ({ db, now, caller, query }) => {
  const rows = await findRequests(db, { ...caller, now }, query)
  return {
    data: rows.map((user) => requestOf(user, now)),
    meta: pageMeta(await countRequests(db, caller), query),
  }
}

/** Anonymises one of them, unless they withdrew the request meanwhile. */
export const fulfilDeletionRequest: Handler<'fulfilDeletionRequest'> = async (call) => {
  const { now, caller, eraseMails, copyErasures } = call
  const intent = { permission: 'users.write', event: 'user.anonymised' } as const
  await commandOnUser(call, intent, async (transaction, subject) => {
    if (!subject.deletion_requested_at)
      throw new Conflict('Cette personne a retiré sa demande : son compte reste comme il est.')
    await eraseMails(await anonymise(transaction, subject, { by: caller, now }))
  })
  await copyErasures()
}
