import type { Handler } from '../../http/handler.ts'
import { findSpecimenTypes } from '../../queries/shared/specimen-types.ts'

/** Lists all game types. Public. */
export const listSpecimenTypes: Handler<'listSpecimenTypes'> = ({ db }) => findSpecimenTypes(db)
