import { createHash } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'

/** Maximum tests per file that a mutant is tried on: in those of its own space, and in others. */
const TRIES_AT_HOME = 25
const TRIES_ELSEWHERE = 6
/**
 * Milliseconds for the tries of a mutant in one process: after that, it is tried once per new file of its
 * own space, and after twice as long no more.
 */
const PATIENCE = 10_000
/** Milliseconds for those in files of tests that are named like the mutated file. */
const PATIENCE_WITH_NAMESAKES = 60_000

const wanted = new Set(inject('serverMutants'))
/** The mutants that this process has killed. */
const killed = new Set<string>()
const spent = new Map<string, number>()

/** The marker file by which processes share that a mutant is killed. */
const markOf = (id: string) =>
  join(inject('killedFolder'), createHash('sha256').update(id).digest('hex').slice(0, 32))
const isAlive = (id: string) => !killed.has(id) && !existsSync(markOf(id))

function kill(id: string) {
  killed.add(id)
  writeFileSync(markOf(id), '')
}

/** Each attempt of a test yields the mutant, undefined for none, and receives whether the test passed. */
export type Trial = Generator<string | undefined, void, boolean>

/** The space of a file of the server or of a test, such as `giver`; undefined for what serves several. */
const spaceOf = (file: string) =>
  /(?:server\/(?:handlers|queries)|tests\/server)\/(account|federations|giver|receiver|registration|roles|sign-in|statistics|users)\//.exec(
    file,
  )?.[1]

/** Names of folders that say nothing of a file's subject. */
const general = /^(?:server|handlers|queries|rules|shared|test|account|federation|giver|receiver|role|user)$/

/** The words of a file's name and folder, in the singular: `offer` and `turn` of `giver/offers-in-turn`. */
const subjectsOf = (path: string): string[] =>
  path
    .split(/[/.-]/)
    .slice(0, -1)
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => word.length > 3 && !general.test(word))

/** The trials of mutants in one test file, by its path. */
export function trialsOfFile(file: string) {
  const tries = new Map<string, number>()
  const space = spaceOf(file)
  const subjects = subjectsOf(file.replace(/^.*\/tests\/server\//, ''))
  const isNamesake = (id: string) =>
    subjectsOf(id.slice(0, id.indexOf(' '))).some((subject) => subjects.includes(subject))
  const isHome = (id: string) => {
    const own = spaceOf(id)
    return own === undefined || space === undefined || own === space
  }
  return {
    /** Tries a test on the mutants whose mutation points it passes and that are still alive. */
    *of(places: ReadonlySet<string>): Trial {
      const reached = [...places].filter((id) => wanted.has(id))
      const mostOf = (id: string) => {
        const took = spent.get(id) ?? 0
        if (isNamesake(id) && took < PATIENCE_WITH_NAMESAKES) return TRIES_AT_HOME
        if (took >= 2 * PATIENCE) return 0
        if (took >= PATIENCE) return isHome(id) ? 1 : 0
        return isHome(id) ? TRIES_AT_HOME : TRIES_ELSEWHERE
      }
      const alive = reached.filter((id) => (tries.get(id) ?? 0) < mostOf(id) && isAlive(id))
      // Whether the test can be repeated at all.
      if (alive.length === 0 || !(yield undefined)) return
      const failed: string[] = []
      for (const id of alive) {
        tries.set(id, (tries.get(id) ?? 0) + 1)
        const begun = performance.now()
        if (!(yield id)) failed.push(id)
        spent.set(id, (spent.get(id) ?? 0) + performance.now() - begun)
      }
      // Whether the mutants made it fail.
      if (failed.length > 0 && (yield undefined)) failed.forEach(kill)
    },
  }
}

export const found = () => ({ killed: [...killed] })
