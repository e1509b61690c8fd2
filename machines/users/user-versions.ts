import type { ManagedUser } from '../../contract/users/managed-users.ts'
import { draftOf, shownFields, type UserDraft, type UserEditor } from './user-draft.ts'

/** The fields of the form, in the order of the screen, with their contract names. */
const fields = {
  firstname: 'firstname',
  lastname: 'lastname',
  email: 'email',
  phone: 'phone',
  roleId: 'role_id',
  federation: 'federation_id',
  city: 'city_id',
  isWolfhunter: 'is_wolfhunter',
} as const
export type ComparedField = keyof typeof fields
type Fields = Pick<UserDraft, ComparedField>

/**
 * A field in which an entry and what somebody else stored meanwhile differ. `mine` is null where the entry
 * left the field as it was.
 */
export type Difference = { field: ComparedField; mine: Fields | null; stored: Fields }

const isSame = (field: ComparedField, one: Fields, other: Fields) =>
  field === 'city' ? one.city?.id === other.city?.id : one[field] === other[field]

/** The entry has this field changed, compared with what it began with. */
const isEntered = (field: ComparedField, draft: UserDraft) =>
  !isSame(field, draft, draftOf(draft.user)) || (field === 'city' && draft.cityText !== '')

/** The user as stored, in the fields of the form. An address that waits for its confirmation counts. */
const storedOf = (user: ManagedUser): Fields => ({
  ...draftOf(user),
  ...(user.pending_email !== null && { email: user.pending_email }),
})

/** The fields in which the entry and the user as stored now differ, of those that the editor sees. */
export function differencesOf(draft: UserDraft, current: ManagedUser, editor: UserEditor): Difference[] {
  const stored = storedOf(current)
  const before = storedOf(draft.user ?? current)
  const seen: readonly string[] = shownFields(draft, editor)
  return (Object.keys(fields) as ComparedField[])
    .filter((field) => seen.includes(fields[field]))
    .map((field) => ({ field, mine: isEntered(field, draft) ? draft : null, stored }))
    .filter(({ field, mine }) => !isSame(field, mine ?? before, stored))
}

/** Whether all that was entered is stored already, as after a save whose answer was lost. */
export const isStored = (draft: UserDraft, current: ManagedUser, editor: UserEditor) =>
  differencesOf(draft, current, editor).every(({ mine }) => mine === null)

/** The entry put upon the user as stored now: what was entered stays, everything else is as stored. */
export function reapplied(draft: UserDraft, current: ManagedUser): UserDraft {
  const entered = (Object.keys(fields) as ComparedField[]).filter((field) => isEntered(field, draft))
  return {
    ...draftOf(current),
    ...Object.fromEntries(entered.map((field) => [field, draft[field]])),
    cityText: draft.cityText,
  }
}
