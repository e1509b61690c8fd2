import { createFederation, updateFederation } from '../../contract/federations/federations.ts'
import { limits } from '../../contract/limits.ts'
import { fieldsOf, statusOf } from '../../contract/problem.ts'
import { tooLarge } from '../../contract/uploads.ts'
import { type FieldErrors, fieldErrors } from '../patterns/field-errors.ts'
import type { FederationContact } from '../../contract/shared/federation-contact.ts'
import type { Federation } from '../../contract/shared/federations.ts'

/** Contact details of the federation; each may be empty. */
export type ContactField = keyof FederationContact

/** The entry of a federation's form. `federation`: the one being edited, null for a new one. */
export type FederationDraft = {
  federation: Federation | null
  departmentCode: string
  name: string
  contact: Record<ContactField, string>
  /** Grace period in days during which staff may work without a second factor; null for the default. */
  grace: number | null
  /** Whether territories may lie in neighbouring communes. */
  nearTerritories: boolean
  /** The chosen logo; null keeps the current one. */
  file: File | null
}

/** The form of `federation` before anything is entered. */
export const draftOf = (federation: Federation | null): FederationDraft => ({
  federation,
  departmentCode: federation?.department_code ?? '',
  name: federation?.name ?? '',
  contact: {
    contact_email: federation?.contact_email ?? '',
    contact_phone: federation?.contact_phone ?? '',
    contact_hours: federation?.contact_hours ?? '',
  },
  grace: federation?.second_factor_grace ?? null,
  nearTerritories: federation?.near_territories ?? false,
  file: null,
})

/** An empty field clears the stored value. */
const contactEntry = ({ contact }: FederationDraft): FederationContact => ({
  contact_email: contact.contact_email.trim() || null,
  contact_phone: contact.contact_phone.trim() || null,
  contact_hours: contact.contact_hours.trim() || null,
})

/** The body of a creation; complete once it has no validation message. */
export const newEntry = (draft: FederationDraft) => ({
  department_code: draft.departmentCode.trim(),
  name: draft.name.trim(),
  logo: draft.file!,
  ...contactEntry(draft),
  second_factor_grace: draft.grace,
  near_territories: draft.nearTerritories,
})

/** The body of a change. */
export const changedEntry = (draft: FederationDraft) => ({
  name: draft.name.trim(),
  ...(draft.file && { logo: draft.file }),
  ...contactEntry(draft),
  second_factor_grace: draft.grace,
  near_territories: draft.nearTerritories,
  revision: draft.federation!.revision,
})

/** What is wrong with the entry, by field (spec §5 « Federation »). */
export const mistakesOf = (draft: FederationDraft): FieldErrors =>
  draft.federation
    ? fieldErrors(updateFederation.body, changedEntry(draft))
    : fieldErrors(createFederation.body, newEntry(draft))

/** Whether closing the form would lose an entry. */
export const hasChanges = (draft: FederationDraft) => {
  const { federation, departmentCode, name, contact, grace, nearTerritories, file } = draft
  const before = draftOf(federation)
  return (
    file !== null ||
    departmentCode !== before.departmentCode ||
    name !== before.name ||
    grace !== before.grace ||
    nearTerritories !== before.nearTerritories ||
    (Object.keys(contact) as ContactField[]).some((field) => contact[field] !== before.contact[field])
  )
}

/** The server’s validation messages by field; also for a file that is too large (413). */
export const fieldErrorsOf = (error: unknown): FieldErrors =>
  statusOf(error) === 413 ? { logo: [tooLarge(limits.logo.maxBytes)] } : fieldsOf(error)
