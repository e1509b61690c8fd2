import { GIVER, RECEIVER } from '../contract/users.ts'

/** The current terms of each role that has any, by their date (spec §2 « Terms of use »). */
const versions: Record<string, string> = { [GIVER]: '2025-09-22', [RECEIVER]: '2024-09-01' }

/** The version a role has to accept; null for back-office roles, which accept none. */
export const termsOf = (roleCode: string): string | null => versions[roleCode] ?? null

/** Whether the current terms of the role are accepted; a newer text asks again. */
export const areTermsAccepted = (roleCode: string, accepted: string | null): boolean =>
  termsOf(roleCode) === null || termsOf(roleCode) === accepted
