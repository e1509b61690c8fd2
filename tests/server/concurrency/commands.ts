import type { Device } from './actors.ts'

/** A hunt by its name in commands: one of the world, or the one planned with a key. */
export type HuntName =
  | 'planned'
  | 'informed'
  | 'finished'
  | 'given nothing'
  | 'wolf planned'
  | 'wolf informed'
  | PlanKey
/** The wolfhunter plans with the key W, the giver with the others. */
export type PlanKey = 'A' | 'B' | 'W'
export type Town = 'Bourges' | 'Vierzon' | 'Saint-Amand-Montrond'
/** The receiver, the game type and how many. */
export type Gift = [receiver: number, type: number, quantity: number]
export type HuntState = 'planned' | 'informed' | 'finished'
export type StaffRole = 'statistics_viewer' | 'role_manager'

/** The operations. Days are counted from the first one; people are ids. */
export type Operation =
  | { do: 'plan'; key: PlanKey; day: number; town: Town; types: number[] }
  | { do: 'edit'; hunt: HuntName; day: number; types: number[] }
  | { do: 'delete' | 'obtain' | 'read contacts'; hunt: HuntName }
  | { do: 'reveal'; hunt: HuntName; receiver: number }
  | { do: 'report'; hunt: HuntName; gifts: Gift[] }
  | { do: 'list hunts'; state: HuntState }
  | { do: 'count hunters' }
  | { do: 'wish'; types: number[] }
  | { do: 'be available'; always: boolean }
  | { do: 'choose'; gdpr: 'accepted' | 'refused' }
  | { do: 'change NIT'; nit: string }
  | { do: 'block' | 'anonymise' | 'validate' | 'ban'; whom: number }
  | { do: 'record choice'; whom: number; gdpr: 'accepted' | 'refused' }
  | { do: 'change role'; role: StaffRole }
  | { do: 'list waiting' }
  | { do: 'count animals' }
  | { do: 'import members'; federation: 1 | 2 }

/** An operation with the device it is made on, or the passing of time. */
export type Command = (Operation & { by: Device }) | { do: 'wait'; hours: 1 | 24; by: null }

/** The member of each federation that an import adds: in Cher, the waiting giver. */
export const member = {
  1: { nit: '1810001', lastname: 'Faure', firstname: 'Michel', city: 'Sancerre' },
  2: { nit: '3610001', lastname: 'Autre', firstname: 'Camille', city: '' },
} as const

/** Limits of phone reveals, low enough that few commands reach them. */
export const reveals = { perHour: 2, perDay: 3 }
