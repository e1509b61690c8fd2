import type { Act } from '../../../contract/shared/acts.ts'
import type { Meta } from '../../../contract/fields.ts'
import { NotFound } from '../../http/errors.ts'
import type { Handler } from '../../http/handler.ts'
import {
  findFederationActs,
  findUserActs,
  isFederationSeen,
  isUserSeen,
  type Paged,
} from '../../queries/shared/history.ts'

type Found = { rows: Act[]; total: number }

const paged = ({ rows, total }: Found, { page, perPage }: Paged): { data: Act[]; meta: Meta } => ({
  data: rows,
  meta: { total, current_page: page, last_page: Math.max(1, Math.ceil(total / perPage)) },
})

/** What was done to a user whom the caller sees, and what they did. */
export const listUserActs: Handler<'listUserActs'> = async ({ db, caller, params, query }) => {
  if (!(await isUserSeen(db, params.id, caller.federationId)))
    throw new NotFound('Cet utilisateur est introuvable.')
  return paged(await findUserActs(db, params.id, caller.federationId, query), query)
}

/** What was done to a federation that the caller sees, and to its people. */
export const listFederationActs: Handler<'listFederationActs'> = async ({ db, caller, params, query }) => {
  if (!(await isFederationSeen(db, params.id, caller.federationId)))
    throw new NotFound('Cette fédération est introuvable.')
  return paged(await findFederationActs(db, params.id, query), query)
}
