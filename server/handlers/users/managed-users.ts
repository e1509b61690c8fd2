import { parisDay } from '../../../contract/days.ts'
import { userAccountLifecycle, userAccountState } from '../../../machines/lifecycles/user-account.ts'
import { assertAbove } from '../../rules/authority.ts'
import { NotFound } from '../../http/errors.ts'
import type { Handler } from '../../http/handler.ts'
import { recordAuditEntry } from '../../rules/audit-log.ts'
import { assertAllowed } from '../../rules/lifecycle.ts'
import { findEnding, findExpected } from '../../queries/shared/offers/called-off.ts'
import { findUser, findUsers } from '../../queries/users/managed-users.ts'
import {
  codeOf,
  insertUser,
  lockUser,
  updateUserRow,
  updateWolfhunter,
  moveComingHunts,
} from '../../queries/users/user-rows.ts'
import { mailFirstLink } from '../../rules/reset-links.ts'
import { assertCurrent, userRevision } from '../../rules/revision.ts'
import { changeAddress } from '../../rules/address-changes.ts'
import { changeUsers, checkUser } from '../../rules/user-rules.ts'
import { pageMeta } from '../../queries/shared/rows.ts'
import { countUserHunts, findUserHunts, isWithinReach } from '../../queries/users/user-hunts.ts'

/** Answers 404 for a user who does not exist, or is outside the caller's reach. */
export const unknownUser = () => new NotFound('Cet utilisateur est introuvable.')

/** The users within the caller's federation, or all of them. */
export const listUsers: Handler<'listUsers'> = async ({ db, now, caller, query }) => {
  const { rows, total } = await findUsers(db, { ...caller, now }, query)
  return { data: rows, meta: pageMeta(total, query) }
}

/** Reads one user. */
export const readUser: Handler<'readUser'> = async ({ db, now, caller, params }) => {
  const user = await findUser(db, { ...caller, now }, params.id)
  if (!user) throw unknownUser()
  const expected = await findExpected(db, 'hunts.giver_id', user.giver ? [user.id] : [], now)
  const ending = user.receiver ? await findEnding(db, user.id, now) : []
  return { ...user, expected: expected.get(user.id) ?? [], ending }
}

/** Adds a back-office user, and mails them a link to choose a password. */
export const createUser: Handler<'createUser'> = ({ db, now, caller, publicUrl, body }) =>
  changeUsers(db, caller, 'users.write', async (transaction, holder) => {
    const { role, row } = await checkUser(transaction, holder, { entry: body, user: null, now })
    const id = await insertUser(transaction, { ...row, created_at: now })
    await mailFirstLink(transaction, { ...row, id }, { publicUrl, now })
    const done = { act: 'user.created', details: { role: role.code } } as const
    const whom = { by: caller, userId: id, roleId: role.id, federationId: row.federation_id }
    await recordAuditEntry(transaction, { ...done, ...whom }, now)
  })

/**
 * Changes a user who holds no power that the caller lacks. Each save adds one entry to the audit log; a
 * change without effect is not recorded.
 */
export const updateUser: Handler<'updateUser'> = ({ db, now, caller, publicUrl, params, body }) =>
  changeUsers(db, caller, 'users.write', async (transaction, holder) => {
    const user = await lockUser(transaction, holder, params.id)
    if (!user) throw unknownUser()
    assertAbove({ ...holder, assistedBy: caller.assistedBy }, user)
    const state = userAccountState(user)
    const reason = `Ce compte est ${state === 'blocked' ? 'bloqué' : 'anonymisé'} : il ne peut plus être modifié.`
    assertAllowed(userAccountLifecycle, state, { type: 'user.edited' }, reason)
    assertCurrent('user', body.revision, userRevision(user))
    const { role, row } = await checkUser(transaction, holder, { entry: body, user, now })
    const is_wolfhunter = user.is_wolfhunter === null ? null : (body.is_wolfhunter ?? user.is_wolfhunter)
    const after = { ...row, is_wolfhunter }
    const fields = (Object.keys(after) as (keyof typeof after)[]).filter((key) => after[key] !== user[key])
    if (fields.length === 0) return
    await updateUserRow(transaction, user.id, { ...row, email: user.email })
    if (is_wolfhunter !== null) await updateWolfhunter(transaction, user.id, is_wolfhunter)
    if (fields.includes('federation_id'))
      await moveComingHunts(transaction, user.id, {
        in_charge_id: row.federation_id,
        from: parisDay(now),
      })
    if (fields.includes('email')) await changeAddress(transaction, user, row.email, { publicUrl, now })
    const whom = { by: caller, userId: user.id, federationId: row.federation_id }
    const moved = fields.includes('federation_id') && {
      federation_from: await codeOf(transaction, user.federation_id),
      federation_to: await codeOf(transaction, row.federation_id),
    }
    const details = { fields: fields.join(' '), ...moved }
    const change = { from: user.role_code, from_label: user.role_label, to: role.code, to_label: role.label }
    await recordAuditEntry(
      transaction,
      fields.includes('role_id')
        ? { act: 'user.role', ...whom, roleId: role.id, details: { ...details, ...change } }
        : { act: 'user.updated', ...whom, details },
      now,
    )
  })

/** Lists the hunts of a user within the caller's federation, or of any user, paginated. */
export const listUserHunts: Handler<'listUserHunts'> = async ({ db, now, caller, params, query }) => {
  const looking = { federationId: caller.federationId, userId: params.id }
  if (!(await isWithinReach(db, looking))) throw unknownUser()
  return {
    data: await findUserHunts(db, { ...looking, now }, query),
    meta: pageMeta(await countUserHunts(db, params.id), query),
  }
}
