import type { Handler } from '../handler.ts'
import { findSpecimenTypes } from '../queries/specimen-types.ts'

export const listSpecimenTypes: Handler<'listSpecimenTypes'> = ({ db }) => findSpecimenTypes(db)
