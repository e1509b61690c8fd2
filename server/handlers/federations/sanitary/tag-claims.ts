import { parisDay } from '../../../../contract/days.ts'
import type { Handler } from '../../../http/handler.ts'
import { pageMeta } from '../../../queries/shared/rows.ts'
import { countClaims, findClaims, findNamed } from '../../../queries/federations/sanitary/tag-claims.ts'
import { federationOf, findBoars } from '../../../rules/sanitary/samples.ts'

/** Names the boars of tags, with those whose givers claim the same tags. */
export const nameSampled: Handler<'nameSampled'> = ({ db, caller, body: { tags, taken_on, ...body } }) =>
  db.transaction().execute(async (transaction) => {
    const federation = await federationOf(transaction, caller, body.department_code)
    const ids = await findBoars(transaction, { federationId: federation.id, tags, taken_on })
    return findNamed(transaction, ids)
  })

/** The tags that two givers noted, within the caller's reach. */
export const listTagClaims: Handler<'listTagClaims'> = async ({ db, now, caller, query }) => {
  const seer = { federationId: caller.federationId, today: parisDay(now) }
  return { data: await findClaims(db, seer, query), meta: pageMeta(await countClaims(db, seer), query) }
}
