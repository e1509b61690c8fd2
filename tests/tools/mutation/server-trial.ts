import { inject } from 'vitest'

/** Tests of one file that a mutant is given to, of those that pass its place. */
const TRIES_IN_FILE = 25

const wanted = new Set(inject('serverMutants'))
/** The mutants whose places the tests of this process have passed, and those that they have killed. */
const passed = new Set<string>()
const killed = new Set<string>()

/** Attempts at one test: each yields the mutant that is active, none for the test as it is, and hears whether the test passed. */
export type Trial = Generator<string | undefined, void, boolean>

/** What is tried of the mutants in one file of tests. */
export function trialsOfFile() {
  const tries = new Map<string, number>()
  return {
    /** Gives a test those mutants whose places it passes and that no test has killed yet. */
    *of(places: ReadonlySet<string>): Trial {
      const reached = [...places].filter((id) => wanted.has(id))
      for (const id of reached) passed.add(id)
      const alive = reached.filter((id) => !killed.has(id) && (tries.get(id) ?? 0) < TRIES_IN_FILE)
      // Whether the test can be run again at all.
      if (alive.length === 0 || !(yield undefined)) return
      const failed: string[] = []
      for (const id of alive) {
        tries.set(id, (tries.get(id) ?? 0) + 1)
        if (!(yield id)) failed.push(id)
      }
      // Whether it was the mutants that made it fail.
      if (failed.length > 0 && (yield undefined)) for (const id of failed) killed.add(id)
    },
  }
}

/** What the tests of this process have found until now. */
export const found = () => ({ passed: [...passed], killed: [...killed] })
