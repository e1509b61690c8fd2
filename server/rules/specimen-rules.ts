import type { FieldMessages } from '../http/errors.ts'

/** Validation errors of a list of game types, by field: unknown types and duplicates. */
export function specimenTypeErrors(ids: number[], known: Set<number>): FieldMessages {
  const errors: FieldMessages = {}
  const seen = new Set<number>()
  for (const [row, id] of ids.entries()) {
    if (!known.has(id)) errors[`specimen_type_ids.${row}`] = ['Ce type de gibier n’existe pas.']
    else if (seen.has(id)) errors[`specimen_type_ids.${row}`] = ['Ce type de gibier est indiqué deux fois.']
    seen.add(id)
  }
  return errors
}
