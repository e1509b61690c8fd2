import { AsyncLocalStorage } from 'node:async_hooks'

/** An actor: its calls that wait for a turn, and those that run a statement; without either, JavaScript runs. */
type Actor = { name: string; waiting: number; running: number; isOver: boolean }
/** A step of an actor that is held until chosen. */
type Step = { actor: Actor; isPossible: () => boolean; isRest: boolean; take: () => void }

/**
 * Runs several actors concurrently, one step at a time. A step is a database statement, or the start of a
 * command. The next one is chosen from a list of numbers, so that the same list gives the same
 * interleaving on every machine: no step is chosen before every actor waits for its turn, waits for a
 * database lock, or is done.
 */
export class Interleaving {
  #current = new AsyncLocalStorage<Actor>()
  #actors: Actor[] = []
  #steps: Step[] = []
  /** Statements in progress, by the database process that executes them. */
  #running = new Map<symbol, number | null>()
  #version = 0
  #wake = () => {}
  readonly #findBlocked: () => Promise<Set<number>>

  /** `findBlocked` answers which database processes wait for a lock. */
  constructor(findBlocked: () => Promise<Set<number>>) {
    this.#findBlocked = findBlocked
  }

  /**
   * Waits for the turn of the calling actor; outside `run` it never waits. `taking` is executed as soon
   * as the turn has come, before any other turn.
   */
  turn = (isPossible: () => boolean = () => true, taking: () => void = () => {}): Promise<void> =>
    this.#step(isPossible, false, taking)

  /** Waits until no other actor can act; for polling. */
  rest = (): Promise<void> =>
    this.#step(
      () => true,
      true,
      () => {},
    )

  async #step(isPossible: () => boolean, isRest: boolean, taking: () => void): Promise<void> {
    const actor = this.#current.getStore()
    if (!actor || !this.#actors.includes(actor)) return taking()
    actor.waiting += 1
    await new Promise<void>((go) => {
      const take = () => {
        actor.waiting -= 1
        taking()
        go()
      }
      this.#steps.push({ actor, isPossible, isRest, take })
      this.#changed()
    })
  }

  /** Executes a statement; the database process `pid` may have to wait for a lock. */
  async watch<T>(pid: number | null, statement: () => Promise<T>): Promise<T> {
    const actor = this.#current.getStore()
    if (!actor || !this.#actors.includes(actor)) return statement()
    const key = Symbol()
    this.#running.set(key, pid)
    actor.running += 1
    this.#changed()
    try {
      return await statement()
    } finally {
      this.#running.delete(key)
      actor.running -= 1
      this.#changed()
    }
  }

  /** Runs the actors until all are done. After `choices` are used up, the first possible actor continues. */
  async run(acting: Record<string, () => Promise<void>>, choices: readonly number[]): Promise<void> {
    const next = choices[Symbol.iterator]()
    const ends = Object.entries(acting).map(async ([name, act]) => {
      const actor = { name, waiting: 0, running: 0, isOver: false }
      this.#actors.push(actor)
      await this.#current.run(actor, act).finally(() => {
        actor.isOver = true
        this.#changed()
      })
    })
    const ended = Promise.all(ends)
    ended.catch(() => {})
    while (!this.#actors.every(({ isOver }) => isOver) || this.#steps.length > 0) {
      await this.#settled()
      const all = this.#steps.filter(({ isPossible }) => isPossible())
      const acts = all.filter(({ isRest }) => !isRest)
      const possible = (acts.length > 0 ? acts : all).sort(
        (one, other) => this.#actors.indexOf(one.actor) - this.#actors.indexOf(other.actor),
      )
      if (possible.length === 0) {
        // A deadlock, which the database resolves, or a connection is being returned.
        await new Promise(setImmediate)
        continue
      }
      const step = possible[(next.next().value ?? 0) % possible.length]!
      this.#steps.splice(this.#steps.indexOf(step), 1)
      step.take()
    }
    this.#actors = []
    await ended
  }

  #changed() {
    this.#version += 1
    this.#wake()
  }

  #change = () => new Promise<void>((wake) => (this.#wake = wake))

  /** Waits until no actor can proceed by itself. */
  async #settled(): Promise<void> {
    for (;;) {
      const isBusy = this.#actors.some((actor) => !actor.isOver && actor.waiting + actor.running === 0)
      if (isBusy) {
        await this.#change()
        continue
      }
      if (this.#running.size === 0) return
      const before = this.#version
      const blocked = await this.#findBlocked()
      const areAllBlocked = [...this.#running.values()].every((pid) => pid !== null && blocked.has(pid))
      if (areAllBlocked && before === this.#version) return
    }
  }
}
