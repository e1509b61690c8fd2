import { parisDay } from '../../../contract/days.ts'
import { NotFound } from '../../http/errors.ts'
import type { Handler } from '../../http/handler.ts'
import { countUserHunts, findUserHunts, isWithinReach } from '../../queries/users/user-hunts.ts'

/** Lists the hunts of a user within the caller's federation, or of any user, paginated. */
export const listUserHunts: Handler<'listUserHunts'> = async ({ db, now, caller, params, query }) => {
  const looking = { federationId: caller.federationId, userId: params.id }
  if (!(await isWithinReach(db, looking))) throw new NotFound('Cet utilisateur est introuvable.')
  const total = await countUserHunts(db, params.id)
  return {
    data: await findUserHunts(db, { ...looking, today: parisDay(now) }, query),
    meta: { total, current_page: query.page, last_page: Math.max(1, Math.ceil(total / query.perPage)) },
  }
}
