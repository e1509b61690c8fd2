import type { Handler } from '../../http/handler.ts'
import { pageMeta } from '../../http/page-meta.ts'
import { unknownUser } from './managed-users.ts'
import { countUserHunts, findUserHunts, isWithinReach } from '../../queries/users/user-hunts.ts'

/** Lists the hunts of a user within the caller's federation, or of any user, paginated. */
export const listUserHunts: Handler<'listUserHunts'> = async ({ db, now, caller, params, query }) => {
  const looking = { federationId: caller.federationId, userId: params.id }
  if (!(await isWithinReach(db, looking))) throw unknownUser()
  return {
    data: await findUserHunts(db, { ...looking, now }, query),
    meta: pageMeta(await countUserHunts(db, params.id), query),
  }
}
