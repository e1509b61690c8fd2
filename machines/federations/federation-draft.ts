import { createFederation, updateFederation } from '../../contract/federations/federations.ts'
import { limits } from '../../contract/limits.ts'
import { fieldsOf, statusOf } from '../../contract/problem.ts'
import { tooLarge } from '../../contract/uploads.ts'
import { type FieldErrors, fieldErrors } from '../patterns/field-errors.ts'
import type { Federation } from '../../contract/shared/federations.ts'

/** What is entered in the form of a federation; `federation`: the one that is changed, null for a new one. */
export type FederationDraft = {
  federation: Federation | null
  departmentCode: string
  name: string
  /** The logo that was chosen; null leaves the one there is. */
  file: File | null
}

/** The form of `federation` before anything is entered. */
export const draftOf = (federation: Federation | null): FederationDraft => ({
  federation,
  departmentCode: federation?.department_code ?? '',
  name: federation?.name ?? '',
  file: null,
})

/** The body of a creation; complete once it has no validation message. */
export const newEntry = ({ departmentCode, name, file }: FederationDraft) => ({
  department_code: departmentCode.trim(),
  name: name.trim(),
  logo: file!,
})

/** The body of a change. */
export const changedEntry = ({ federation, name, file }: FederationDraft) => ({
  name: name.trim(),
  logo: file,
  revision: federation!.revision,
})

/** What is wrong with the entry, by field (spec §5 « Federation »). */
export const mistakesOf = (draft: FederationDraft): FieldErrors =>
  draft.federation
    ? fieldErrors(updateFederation.body, changedEntry(draft))
    : fieldErrors(createFederation.body, newEntry(draft))

/** Whether closing the form would lose an entry. */
export const hasChanges = ({ federation, departmentCode, name, file }: FederationDraft) => {
  const before = draftOf(federation)
  return file !== null || departmentCode !== before.departmentCode || name !== before.name
}

/** The server’s validation messages by field; also for a logo that is too large. */
export const fieldErrorsOf = (error: unknown): FieldErrors =>
  statusOf(error) === 413 ? { logo: [tooLarge(limits.logo.maxBytes)] } : fieldsOf(error)
