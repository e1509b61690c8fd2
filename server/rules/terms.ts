import { termsVersions } from '../../contract/sign-in/terms.ts'

const versions: Partial<Record<string, string>> = termsVersions

/** The version of the terms that a role must accept; null for back-office roles, which have none. */
export const termsOf = (roleCode: string): string | null => versions[roleCode] ?? null

/** Whether the role's current terms are accepted; a newer version must be accepted again. */
export const areTermsAccepted = (roleCode: string, accepted: string | null): boolean =>
  termsOf(roleCode) === null || termsOf(roleCode) === accepted
