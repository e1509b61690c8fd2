import { AccountEntry, GiverEntry } from '../../contract/account/account.ts'
import type { City } from '../../contract/shared/cities.ts'
import type { User } from '../../contract/shared/users.ts'
import { type FieldErrors, fieldErrors } from '../patterns/field-errors.ts'

/** The parts of an account, each saved by a call of its own. */
export type AccountPart = 'account' | 'giver' | 'receiver'

/** An account being edited. `isHunter`: the choice of spec §2. */
export type AccountDraft = {
  firstname: string
  lastname: string
  phone: string
  city: City | null
  nit: string
  isHunter: 'true' | 'false'
}

/** The part to which each text field belongs. */
export const typedFields = {
  firstname: 'account',
  lastname: 'account',
  phone: 'account',
  nit: 'giver',
} as const satisfies Partial<Record<keyof AccountDraft, AccountPart>>
export type TypedField = keyof typeof typedFields

/** The draft of the stored account. */
export const draftOf = ({ firstname, lastname, phone, city, giver, receiver }: User): AccountDraft => ({
  firstname,
  lastname: lastname ?? '',
  phone: phone ?? '',
  city,
  nit: giver?.nit ?? '',
  isHunter: receiver?.is_hunter ? 'true' : 'false',
})

/** The parts of this account: giver and receiver only if the user has such a record (spec §6). */
export const partsOf = ({ giver, receiver }: User): AccountPart[] => [
  'account',
  ...(giver ? (['giver'] as const) : []),
  ...(receiver ? (['receiver'] as const) : []),
]

/** The request body of the part `account`. */
export const accountEntryOf = ({ firstname, lastname, phone, city }: AccountDraft) => ({
  firstname: firstname.trim(),
  lastname: lastname.trim(),
  phone: phone.trim(),
  city_id: city?.id ?? '',
})
/** The request body of the part `giver`. */
export const giverEntryOf = ({ nit }: AccountDraft) => ({ nit: nit.trim() })
/** The request body of the part `receiver`. */
export const receiverEntryOf = ({ isHunter }: AccountDraft) => ({ is_hunter: isHunter === 'true' })

/** What is missing or wrong in these parts, in French by field (spec §5 « Profile edit »). */
export const mistakesOf = (draft: AccountDraft, parts: readonly AccountPart[]): FieldErrors => ({
  ...(parts.includes('account') && fieldErrors(AccountEntry, accountEntryOf(draft))),
  ...(parts.includes('giver') && fieldErrors(GiverEntry, giverEntryOf(draft))),
})

const entries = { account: accountEntryOf, giver: giverEntryOf, receiver: receiverEntryOf }

const ownFields = {
  account: ({ firstname, lastname, phone, city }: AccountDraft) => ({ firstname, lastname, phone, city }),
  giver: ({ nit }: AccountDraft) => ({ nit }),
  receiver: ({ isHunter }: AccountDraft) => ({ isHunter }),
}

/** What the server keeps once it has saved these parts of an entry. */
export const savedWith = (kept: AccountDraft, draft: AccountDraft, parts: readonly AccountPart[]) =>
  parts.reduce<AccountDraft>((saved, part) => ({ ...saved, ...ownFields[part](draft) }), kept)

/** Whether these parts differ from what the server keeps. */
export const hasChanges = (kept: AccountDraft, draft: AccountDraft, parts: readonly AccountPart[]) =>
  parts.some((part) => JSON.stringify(entries[part](draft)) !== JSON.stringify(entries[part](kept)))
