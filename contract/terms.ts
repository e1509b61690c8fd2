import { RECEIVER } from './users.ts'

/** The date of the current terms of use of a role, which names their version (spec §2). */
export const termsOf = (roleCode: string): string => (roleCode === RECEIVER ? '2024-09-01' : '2025-09-22')
