/** The keys of unfinished registrations on this device begin with it; a value says until when it is kept. */
const PREFIX = 'venaison.registration.'
/** The key contains the version, so that a draft of another shape is never read. */
export const keyOf = (userType: string) => `${PREFIX}v2.${userType}`

function drop(isDropped: (value: string) => boolean): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX) && isDropped(localStorage.getItem(key) ?? '')) localStorage.removeItem(key)
  } catch {
    // A forbidden storage keeps nothing either.
  }
}

/** Drops the unfinished registrations of this device: whoever signs out leaves it to somebody else. */
export const dropRegistrations = (): void => drop(() => true)

/** Drops those that are kept no longer, on whatever page the device is used next. */
export const dropOldRegistrations = (): void =>
  drop((value) => !(Number(/"until":(\d+)/.exec(value)?.[1]) >= Date.now()))
