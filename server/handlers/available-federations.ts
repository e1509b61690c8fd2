import type { Handler } from '../handler.ts'
import { findAvailableFederations } from '../queries/federation-list.ts'

/** The federations that one can register with. */
export const listAvailableFederations: Handler<'listAvailableFederations'> = ({ db }) =>
  findAvailableFederations(db)
