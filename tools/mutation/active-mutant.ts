/** The active mutant, how often a test has passed it, and the mutation points passed since the last clear. */
export const activeMutant = { off: undefined as string | undefined, passes: 0, passed: new Set<string>() }

/** Passes of an active mutant in one test after which it counts as endless. */
const ENDLESS = 100_000

/**
 * Whether a mutant is active, called at its mutation point.
 * @throws when a loop that the mutant makes endless passes it, since no time-out interrupts such a loop
 */
export function isActive(id: string): boolean {
  activeMutant.passed.add(id)
  if (activeMutant.off !== id) return false
  if (++activeMutant.passes > ENDLESS) throw new Error('the mutant never ends')
  return true
}
