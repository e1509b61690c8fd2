import { createHash } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'

/** Tests of one file that a mutant is given to, of those that pass its place. */
const TRIES_IN_FILE = 25
/** Milliseconds that all tries of a mutant take in one process: who lives on then is tried in new files once each. */
const PATIENCE = 20_000

const wanted = new Set(inject('serverMutants'))
/** The mutants whose places the tests of this process have passed, and those that they have killed. */
const passed = new Set<string>()
const killed = new Set<string>()
/** Milliseconds that the tries of each mutant have taken. */
const spent = new Map<string, number>()

/** The file by which the processes tell one another of a mutant that one of them has killed. */
const markOf = (id: string) =>
  join(inject('killedFolder'), createHash('sha256').update(id).digest('hex').slice(0, 32))
const isAlive = (id: string) => !killed.has(id) && !existsSync(markOf(id))

function kill(id: string) {
  killed.add(id)
  writeFileSync(markOf(id), '')
}

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
      const mostOf = (id: string) => ((spent.get(id) ?? 0) < PATIENCE ? TRIES_IN_FILE : 1)
      const alive = reached.filter((id) => (tries.get(id) ?? 0) < mostOf(id) && isAlive(id))
      // Whether the test can be run again at all.
      if (alive.length === 0 || !(yield undefined)) return
      const failed: string[] = []
      for (const id of alive) {
        tries.set(id, (tries.get(id) ?? 0) + 1)
        const begun = performance.now()
        if (!(yield id)) failed.push(id)
        spent.set(id, (spent.get(id) ?? 0) + performance.now() - begun)
      }
      // Whether it was the mutants that made it fail.
      if (failed.length > 0 && (yield undefined)) failed.forEach(kill)
    },
  }
}

/** What the tests of this process have found until now. */
export const found = () => ({ passed: [...passed], killed: [...killed] })
