import type { City } from '../../contract/shared/cities.ts'
import type { ManagedUser } from '../../contract/users/managed-users.ts'
import { GIVER, RECEIVER } from '../../contract/shared/users.ts'
import { holdsPowers, type Permission } from '../../contract/permissions.ts'
import { UserEntry } from '../../contract/users/user-entry.ts'
import { type FieldErrors, fieldErrors } from '../patterns/field-errors.ts'
import type { Federation } from '../../contract/shared/federations.ts'
import { isSelfRegistered, type RoleDetails } from '../../contract/shared/roles.ts'

/** The caller: the federation they are limited to, if any, and their permissions. */
export type UserEditor = {
  callerId: number
  federationId: number | null
  permissions: readonly Permission[]
}

/** The text fields. */
export type TypedField = 'firstname' | 'lastname' | 'email' | 'phone'
/** The choice that means all federations. */
export const ALL = 'all'

/** The entry of the form. `user`: the one being edited, null for a new one. */
export type UserDraft = Record<TypedField, string> & {
  user: ManagedUser | null
  roleId: number | null
  /** The federation's id as text, `ALL`, or '' until chosen. */
  federation: string
  city: City | null
  /** The text typed to find a commune, until one is chosen. */
  cityText: string
  isWolfhunter: boolean
}

/** The fields that are chosen rather than typed. */
export type UserChoice = Partial<Pick<UserDraft, 'roleId' | 'federation' | 'isWolfhunter'>>

/** The fields of the request that a choice fills; a role may stand in the way of « toutes les fédérations ». */
export const fieldsOfChoice = (choice: UserChoice): string[] => [
  ...('roleId' in choice ? ['role_id', 'federation_id'] : []),
  ...('federation' in choice ? ['federation_id'] : []),
  ...('isWolfhunter' in choice ? ['is_wolfhunter'] : []),
]

/** The form of `user` before anything is entered. */
export const draftOf = (user: ManagedUser | null): UserDraft => ({
  user,
  firstname: user?.firstname ?? '',
  lastname: user?.lastname ?? '',
  email: user?.email ?? '',
  phone: user?.phone ?? '',
  roleId: user?.role_id ?? null,
  federation: user ? String(user.federation_id ?? ALL) : '',
  city: user?.city ?? null,
  cityText: '',
  isWolfhunter: user?.is_wolfhunter ?? false,
})

/** Whether the editor may choose the federation: only if they see all of them (spec §6). */
export const seesFederations = ({ federationId, permissions }: UserEditor) =>
  federationId === null && permissions.includes('federations.view')

/** Whether the editor is editing their own account. */
export const isOneself = ({ user }: UserDraft, { callerId }: UserEditor) => user?.id === callerId

/** Whether the user registered themselves, in which case the role cannot change. */
export const hasRegistered = ({ user }: UserDraft) => user !== null && isSelfRegistered(user.role)

/** Whether a choice is enabled: not one's own role and federation, nor a role obtained by registering. */
export const isOpen = (draft: UserDraft, editor: UserEditor, choice: UserChoice) =>
  !(isOneself(draft, editor) && ('roleId' in choice || 'federation' in choice)) &&
  !(hasRegistered(draft) && 'roleId' in choice)

/** Whether the user obtained a role by registering, whatever their current role. */
const isOfRegistration = ({ user }: UserDraft, { code }: RoleDetails) =>
  (code === GIVER && Boolean(user?.giver)) || (code === RECEIVER && Boolean(user?.receiver))

/** The roles that this editor may assign, plus the current one (spec §6). */
export const offeredRoles = (roles: readonly RoleDetails[], draft: UserDraft, editor: UserEditor) =>
  roles.filter(
    (role) =>
      role.id === draft.user?.role_id ||
      (isOpen(draft, editor, { roleId: role.id }) &&
        (isOfRegistration(draft, role) ||
          (role.affectable_from_backoffice &&
            !isSelfRegistered(role) &&
            holdsPowers(
              editor.permissions,
              role.permissions.map(({ code }) => code),
            )))),
  )

/** The federations to choose from. Self-registered users always belong to one. */
export const offeredFederations = (federations: readonly Federation[], { user }: UserDraft) => [
  ...(user && isSelfRegistered(user.role) ? [] : [{ value: ALL, label: 'Toutes les fédérations' }]),
  ...federations.map(({ id, name }) => ({ value: String(id), label: name })),
]

/** The fields displayed to the editor, by contract name. */
export const shownFields = ({ user }: UserDraft, editor: UserEditor) => [
  'firstname',
  'lastname',
  'email',
  'phone',
  'role_id',
  'city_id',
  ...(seesFederations(editor) ? ['federation_id'] : []),
  ...(user?.giver ? ['is_wolfhunter'] : []),
]

/** The request body. Includes the federation only if the editor may choose it. */
export const entryOf = (draft: UserDraft, editor: UserEditor) => ({
  firstname: draft.firstname.trim(),
  lastname: draft.lastname.trim() || null,
  email: draft.email.trim(),
  phone: draft.phone.trim() || null,
  role_id: draft.roleId ?? '',
  ...(seesFederations(editor) && {
    federation_id: draft.federation === ALL ? null : draft.federation,
  }),
  city_id: draft.city?.id ?? null,
  ...(draft.user && { revision: draft.user.revision }),
  ...(draft.user?.giver && { is_wolfhunter: draft.isWolfhunter }),
})

/** What is wrong with the entry, by field (spec §5 « User form »). */
export const mistakesOf = (draft: UserDraft, editor: UserEditor): FieldErrors => ({
  ...fieldErrors(UserEntry, entryOf(draft, editor)),
  ...(draft.city === null &&
    draft.cityText.trim() !== '' && {
      city_id: ['Choisissez une commune dans la liste, ou effacez ce champ.'],
    }),
})

/** Whether closing the form would lose an entry. */
export const hasChanges = (draft: UserDraft) => {
  const before = draftOf(draft.user)
  return (Object.keys(before) as (keyof UserDraft)[]).some((key) =>
    key === 'city' ? draft.city?.id !== before.city?.id : draft[key] !== before[key],
  )
}
