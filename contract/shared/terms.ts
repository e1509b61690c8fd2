import { GIVER, RECEIVER } from './users.ts'

/**
 * The current version of the terms for each role that has any, by date `YYYY-MM-DD` (spec §2 « Terms of
 * use »).
 */
export const termsVersions: Record<typeof GIVER | typeof RECEIVER, string> = {
  [GIVER]: '2025-09-22',
  [RECEIVER]: '2024-09-01',
}

/** What was shown by pages that do not say which version they show (spec §7). */
export const unnamedVersions: typeof termsVersions = { [GIVER]: '2025-09-22', [RECEIVER]: '2024-09-01' }
