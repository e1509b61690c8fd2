import { termsVersions } from '../../contract/sign-in/terms.ts'

const versions: Partial<Record<string, string>> = termsVersions

/** The version a role has to accept; null for back-office roles, which accept none. */
export const termsOf = (roleCode: string): string | null => versions[roleCode] ?? null

/** Whether the current terms of the role are accepted; a newer text asks again. */
export const areTermsAccepted = (roleCode: string, accepted: string | null): boolean =>
  termsOf(roleCode) === null || termsOf(roleCode) === accepted
