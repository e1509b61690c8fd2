/**
 * What was begun and not sent, on this device. The keys say what it is and whose; those of a value contain its
 * version, so that one of another shape is never read. A value says until when it is kept.
 */
const REGISTRATION = 'venaison.registration.'
const DONATION = 'venaison.donation.'
const CORRECTION = 'venaison.correction.'

export const registrationKey = (userType: string) => `${REGISTRATION}v2.${userType}`
export const donationKey = (userId: number, huntId: number) => `${DONATION}v2.${userId}.${huntId}`
export const correctionKey = (userId: number, huntId: number) => `${CORRECTION}v2.${userId}.${huntId}`

/** The keys of this device that belong to something begun; a forbidden storage keeps nothing either. */
function keysOf(prefixes: readonly string[]): string[] {
  try {
    return Object.keys(localStorage).filter((key) => prefixes.some((prefix) => key.startsWith(prefix)))
  } catch {
    return []
  }
}

const drop = (keys: readonly string[]) => keys.forEach((key) => localStorage.removeItem(key))

const reportsOf = (userId: number) =>
  keysOf([DONATION, CORRECTION]).filter((key) => key.split('.')[3] === String(userId))

/** Drops the unfinished registrations: nobody who had an account here needs them any more. */
export const dropRegistrations = (): void => drop(keysOf([REGISTRATION]))

/** What is told when a person wants to sign out: how many reports and corrections they have begun here. */
export const leavingOf = (userId: number) => ({
  type: 'signOut.requested' as const,
  unsent: reportsOf(userId).length,
})

/** Drops those, and nobody else's. */
export const dropReportsOf = (userId: number): void => drop(reportsOf(userId))

const isOver = (key: string) =>
  !(Number(/"until":(\d+)/.exec(localStorage.getItem(key) ?? '')?.[1]) >= Date.now())

/** Drops what is kept no longer, on whatever page the device is used next. */
export const dropOldDrafts = (): void => drop(keysOf([REGISTRATION, DONATION, CORRECTION]).filter(isOver))
