import * as z from 'zod/mini'
import { City } from '../../../contract/shared/cities.ts'
import { limits } from '../../../contract/limits.ts'
import type { UserType } from '../../../contract/registration/registration.ts'
import { lifetimeOf } from '../../../machines/registration/registration.ts'
import { draftOf, type RegistrationForm } from '../../../machines/registration/registration-draft.ts'
import { registrationKey as keyOf } from '../shared/kept-drafts.ts'
import { newKey } from '../shared/new-key.ts'

const { min, max } = limits.searchRadius
const Kept = z.object({
  formKey: z.string(),
  /** Expiry, by this device's clock. */
  until: z.number(),
  draft: z.object({
    lastname: z.string(),
    firstname: z.string(),
    phone: z.string(),
    email: z.string(),
    nit: z.string(),
    city: z.nullable(City),
    isHunter: z.boolean(),
    isAlways: z._default(z.boolean(), true),
    radius: z.number().check(z.gte(min), z.lte(max)),
    isShared: z.boolean(),
    quantities: z.record(z.string(), z.number().check(z.int(), z.gte(0), z.lte(limits.wish.max))),
  }),
})

/**
 * The input of a registration, with the draft stored on this device, if any. Old drafts are deleted,
 * earlier on a device that the person marked as shared.
 */
export function recallRegistration(userType: UserType) {
  const blank = { userType, formKey: newKey(), draft: null, keptFor: limits.draftLifetime }
  try {
    const read = Kept.safeParse(JSON.parse(localStorage.getItem(keyOf(userType)) ?? 'null'))
    if (!read.success || Date.now() > read.data.until) {
      localStorage.removeItem(keyOf(userType))
      return blank
    }
    const { formKey, draft, until } = read.data
    return { userType, formKey, draft, keptFor: until - Date.now() }
  } catch {
    return blank
  }
}

/** The form whose entry this device has, as it now stands; null if there is none or the storage refuses it. */
let keptForm: string | null = null
const hearers = new Set<() => void>()
function tell(form: string | null) {
  keptForm = form
  for (const hear of hearers) hear()
}

/** Whether the device keeps the entry of a registration, and how to hear of a change. */
export const keptRegistration = {
  has: ({ formKey }: Pick<RegistrationForm, 'formKey'>) => keptForm === formKey,
  subscribe: (hear: () => void) => {
    hearers.add(hear)
    return () => hearers.delete(hear)
  },
}

/** Where a registration keeps its entry. */
export const registrationStorage = {
  keepDraft: ({ context: { userType, formKey, entry } }: { context: RegistrationForm }) => {
    try {
      localStorage.setItem(
        keyOf(userType),
        JSON.stringify({ formKey, until: Date.now() + lifetimeOf(entry), draft: draftOf(entry) }),
      )
      tell(formKey)
    } catch {
      // The entry is still on the page; only its copy on the device is missing, and nobody says otherwise.
      tell(null)
    }
  },
  dropDraft: ({ context: { userType } }: { context: RegistrationForm }) => {
    try {
      localStorage.removeItem(keyOf(userType))
    } catch {
      // A forbidden storage has nothing to delete.
    }
    tell(null)
  },
}
