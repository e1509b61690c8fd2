import type { AnyActorRef } from 'xstate'
import type { City } from '../../contract/shared/cities.ts'
import { limits } from '../../contract/limits.ts'
import { Identity, type UserType } from '../../contract/registration/registration.ts'
import type { SpecimenType } from '../../contract/shared/specimen-types.ts'
import { isPredictable, TOO_COMMON } from '../../contract/shared/predictable-password.ts'
import { GIVER } from '../../contract/shared/users.ts'
import { type FieldErrors, fieldErrors } from '../patterns/field-errors.ts'
import { parentOf, type WithParent } from '../patterns/parent.ts'
import { remarkOn } from '../shared/new-password.ts'

/** The current entry, stored on the device without the passwords. */
export type RegistrationDraft = {
  lastname: string
  firstname: string
  phone: string
  email: string
  nit: string
  city: City | null
  isHunter: boolean
  /** Whether a receiver is available on any day. */
  isAlways: boolean
  /** Whether the device is shared with other people. */
  isShared: boolean
  /** Kilometres. */
  radius: number
  /** Game type id → number of animals; 0 if absent. */
  quantities: Record<number, number>
}
export type RegistrationEntry = RegistrationDraft & { password: string; password_confirmation: string }

/** The data shared by both steps. `formKey` identifies this form on this device. */
export type RegistrationForm = {
  userType: UserType
  formKey: string
  entry: RegistrationEntry
  errors: FieldErrors
  /** Number of refusals. Each one displays a new list of errors. */
  refusals: number
  /** Empty until loaded by step 2. */
  specimenTypes: SpecimenType[]
}

/** The shared part of a step's context. */
export const formOf = (context: RegistrationForm): RegistrationForm => {
  const { userType, formKey, entry, errors, refusals, specimenTypes } = context
  return { userType, formKey, entry, errors, refusals, specimenTypes }
}

/** The form after a text was typed; the errors of that field are removed. */
export const withText = (form: RegistrationForm, { field, value }: { field: TypedField; value: string }) => ({
  entry: { ...form.entry, [field]: value },
  errors: fieldErrorsOf(form.errors, (name) => !name.startsWith(field)),
})

/** Sent to the registration whenever the entry changes: its time on the device is extended. */
export type EntryEvent = { type: 'entry.changed'; isShared: boolean }
export type StepContext = RegistrationForm & WithParent<EntryEvent>

/** The event that a step sends to its parent. */
export const changeOf = ({ context, self }: { context: StepContext; self: AnyActorRef }) => ({
  to: parentOf(context, self),
  event: { type: 'entry.changed' as const, isShared: context.entry.isShared },
})

/** The actions by which both steps store the entry on the device. They do nothing until provided. */
export const draftActions = {
  keepDraft: (_: { context: RegistrationForm }) => {},
  dropDraft: () => {},
}

/** The text fields, by their names in the contract. */
export type TypedField =
  | 'lastname'
  | 'firstname'
  | 'phone'
  | 'email'
  | 'nit'
  | 'password'
  | 'password_confirmation'

/** The initial form. */
export const blankEntry: RegistrationEntry = {
  lastname: '',
  firstname: '',
  phone: '',
  email: '',
  nit: '',
  password: '',
  password_confirmation: '',
  city: null,
  isHunter: false,
  isAlways: true,
  isShared: false,
  radius: limits.searchRadius.default,
  quantities: {},
}

/** The part of the entry that may be stored on the device. */
export function draftOf({
  password: _,
  password_confirmation: __,
  ...draft
}: RegistrationEntry): RegistrationDraft {
  return draft
}

const identityOf = ({ lastname, firstname, phone, email, city, ...rest }: RegistrationEntry) => ({
  lastname: lastname.trim(),
  firstname: firstname.trim(),
  phone: phone.trim(),
  email: email.trim(),
  password: rest.password,
  password_confirmation: rest.password_confirmation,
  city_id: city?.id ?? '',
})

/** The request body: only the fields of this user type. */
export function bodyOf(entry: RegistrationEntry, userType: UserType) {
  const wished = Object.entries(entry.quantities).filter(([, quantity]) => quantity > 0)
  return {
    user_type: userType,
    ...identityOf(entry),
    ...(userType === GIVER
      ? { nit: entry.nit.trim() }
      : {
          is_hunter: entry.isHunter,
          is_always_available: entry.isAlways,
          search_radius: entry.radius,
          specimen_type_ids: wished.map(([id]) => Number(id)),
          quantities: wished.map(([, quantity]) => quantity),
        }),
  }
}

/** The fields of step 1 that are still empty; the passwords count as one until they are valid (spec §5). */
export function missingIn(entry: RegistrationEntry): ('city_id' | TypedField)[] {
  const texts = (['lastname', 'firstname', 'phone', 'email'] as const).filter(
    (field) => entry[field].trim() === '',
  )
  const isPasswordValid = remarkOn(entry.password, entry.password_confirmation) === 'identical'
  return [
    ...texts,
    ...(entry.city ? [] : ['city_id' as const]),
    ...(isPasswordValid ? [] : ['password' as const]),
  ]
}

/** Validation messages of step 1 in French by field, including for a predictable password. */
export function mistakesIn(entry: RegistrationEntry): FieldErrors {
  const { password, ...mistakes } = fieldErrors(Identity, identityOf(entry))
  if (password) return { ...mistakes, password }
  return isPredictable(entry.password, entry.email.trim())
    ? { ...mistakes, password: [TOO_COMMON] }
    : mistakes
}

/** Whether a field belongs to step 1. */
export const isOfIdentity = (field: string) => field in Identity._zod.def.shape

/** The errors of the fields that satisfy a condition. */
export const fieldErrorsOf = (errors: FieldErrors, keeps: (field: string) => boolean): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => keeps(field)))
