import type { Handler } from '../../http/handler.ts'
import { findAvailableFederations } from '../../queries/registration/available-federations.ts'

/** Lists the federations open for registration. */
export const listAvailableFederations: Handler<'listAvailableFederations'> = ({ db }) =>
  findAvailableFederations(db)
