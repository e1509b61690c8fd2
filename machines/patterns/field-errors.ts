import type { Schema } from '../../contract/endpoint.ts'
import { refusalOf } from '../../contract/problem.ts'

/** French messages by field, in the format of a 422. */
export type FieldErrors = Record<string, string[]>

/** The validation messages of a schema by field; empty for a valid entry. */
export function fieldErrors(schema: Schema, entry: unknown): FieldErrors {
  const result = schema.safeParse(entry)
  if (result.success) return {}
  const errors: FieldErrors = {}
  for (const issue of result.error.issues) (errors[issue.path.join('.')] ??= []).push(issue.message)
  return errors
}

/** The messages of the other fields: what is wrong with one no longer holds once it is changed. */
export const without = (errors: FieldErrors, ...changed: readonly string[]): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(([name]) => !changed.some((field) => `${name}.`.startsWith(`${field}.`))),
  )

/** The server's messages without their fields, in French, without duplicates. */
export const messagesOf = (error: unknown): string[] => [...new Set(Object.values(refusalOf(error)).flat())]
