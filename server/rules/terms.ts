import { termsVersions, unnamedVersions } from '../../contract/shared/terms.ts'

const versions: Partial<Record<string, string>> = termsVersions
const unnamed: Partial<Record<string, string>> = unnamedVersions

/** The version of the terms that a role must accept; null for back-office roles, which have none. */
export const termsOf = (roleCode: string): string | null => versions[roleCode] ?? null

/** The version that a page of a role showed: `said` by it, or that of pages which do not say it. */
export const shownTo = (roleCode: string, said: string | null | undefined): string | null =>
  said ?? unnamed[roleCode] ?? null

/** Whether the role's current terms are accepted; a newer version must be accepted again. */
export const areTermsAccepted = (roleCode: string, accepted: string | null): boolean =>
  termsOf(roleCode) === null || termsOf(roleCode) === accepted
