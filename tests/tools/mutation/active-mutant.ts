/** The active mutant (`off`), and the mutation points passed since `passed` was cleared. */
export const activeMutant = { off: undefined as string | undefined, passed: new Set<string>() }

/** Whether a mutant is active, called at its mutation point. */
export function isActive(id: string): boolean {
  activeMutant.passed.add(id)
  return activeMutant.off === id
}
