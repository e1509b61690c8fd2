import type { Handler } from '../../http/handler.ts'
import { findAvailableFederations } from '../../queries/registration/available-federations.ts'

/** The federations that one can register with. */
export const listAvailableFederations: Handler<'listAvailableFederations'> = ({ db }) =>
  findAvailableFederations(db)
