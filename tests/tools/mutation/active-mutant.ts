/** The mutant that is active (`off`), and the mutation points passed since `passed` was cleared. */
export const activeMutant = { off: undefined as string | undefined, passed: new Set<string>() }

/** Whether a mutant is active, at its place in the program. */
export function isActive(id: string): boolean {
  activeMutant.passed.add(id)
  return activeMutant.off === id
}
