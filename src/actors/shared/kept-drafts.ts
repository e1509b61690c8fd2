/**
 * Unfinished entries and choices stored on this device. A key names the kind and its owner; it includes a
 * version, so that values of an older format are never read. Each value contains its expiry.
 */
const ANY = 'venaison.'
const REGISTRATION = 'venaison.registration.'
const DONATION = 'venaison.donation.'
const CORRECTION = 'venaison.correction.'

export const registrationKey = (userType: string) => `${REGISTRATION}v2.${userType}`
export const donationKey = (userId: number, huntId: number | '') => `${DONATION}v2.${userId}.${huntId}`
export const correctionKey = (userId: number, huntId: number | '') => `${CORRECTION}v2.${userId}.${huntId}`

/** The keys on this device that begin so; empty if the storage is forbidden. */
export function keysOf(prefixes: readonly string[]): string[] {
  try {
    return Object.keys(localStorage).filter((key) => prefixes.some((prefix) => key.startsWith(prefix)))
  } catch {
    return []
  }
}

const drop = (keys: readonly string[]) => keys.forEach((key) => localStorage.removeItem(key))

const ownOf = (userId: number, prefixes: readonly string[]) =>
  keysOf(prefixes).filter((key) => key.split('.')[3] === String(userId))

/** Deletes unfinished registrations, which are no longer needed once somebody is signed in. */
export const dropRegistrations = (): void => drop(keysOf([REGISTRATION]))

/** The number of unfinished reports and corrections of a person on this device. */
export const unsentOf = (userId: number): number => ownOf(userId, [DONATION, CORRECTION]).length

/** The event of signing out, with the number of entries that it would delete. */
export const leavingOf = (userId: number) => ({
  type: 'signOut.requested' as const,
  unsent: unsentOf(userId),
})

/** Deletes everything that this person, and only they, left on the device. */
export const dropKeptOf = (userId: number): void => drop(ownOf(userId, [ANY]))

const isOver = (key: string) =>
  !(Number(/"until":(\d+)/.exec(localStorage.getItem(key) ?? '')?.[1]) >= Date.now())

/** Deletes what has expired, whatever page is opened. */
export const dropOldDrafts = (): void => drop(keysOf([ANY]).filter(isOver))
