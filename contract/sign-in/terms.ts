import { GIVER, RECEIVER } from '../shared/users.ts'

/**
 * The current version of the terms for each role that has any, by date `YYYY-MM-DD` (spec §2 « Terms of
 * use »).
 */
export const termsVersions = { [GIVER]: '2025-09-22', [RECEIVER]: '2024-09-01' } as const
