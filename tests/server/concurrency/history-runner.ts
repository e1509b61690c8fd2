import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import type { Db } from '../../../server/database.ts'
import { givers, indre, staff } from '../../world/people.ts'
import { makeApp, type Visitor } from '../support/app.ts'
import { noon } from '../support/in-world.ts'
import { type Command, reveals } from './commands.ts'
import { type Device, devices, farGiver, farReceiver, farWaiting, receivers, takeDevice } from './actors.ts'
import { type Completed, linearise } from './linearisation.ts'
import type { ConcurrentHistory } from './histories.ts'
import type { Interleaving } from './interleaving.ts'
import { beginning, type Model, snapshot } from './model.ts'
import { findIds, perform } from './perform-command.ts'
import { refusal } from './authorisation.ts'
import { act, bind } from './rules.ts'
import { faults, storedSnapshot } from './stored.ts'
import { expectTotals } from './totals.ts'
import { stepwise } from './stepwise-database.ts'

const HOUR = 3_600_000
const everybody = [...givers, ...staff, ...receivers, indre, farGiver, farWaiting, farReceiver]

/** A command as `kept-histories.test.ts` writes it, with the names of people, for messages. */
const commandText = ({ by, do: what, ...rest }: Command) =>
  `${by}: ${what} ${JSON.stringify(rest, (key, value) =>
    key === 'whom' || key === 'receiver' ? everybody.find(({ id }) => id === value)?.email : value,
  )}`

/** Runs histories against one application on one database, which is restored before each history. */
export class HistoryRunner {
  readonly #db: Db
  readonly #app: FastifyInstance
  readonly #interleaving: Interleaving
  readonly #clock: { hours: number }
  #model: Model = beginning()
  #visitors = new Map<Device, Visitor>()
  #log: string[] = []

  private constructor(db: Db, app: FastifyInstance, interleaving: Interleaving, clock: { hours: number }) {
    this.#db = db
    this.#app = app
    this.#interleaving = interleaving
    this.#clock = clock
  }

  static async open(db: Db): Promise<HistoryRunner> {
    const { stepped, interleaving } = await stepwise(db)
    const clock = { hours: 0 }
    const now = () => new Date(noon.getTime() + clock.hours * HOUR)
    // High limits: histories test conflicts, not rate limits.
    const giverLimits = { territories: 999, plannedHunts: 999, computationsPerHour: 999 }
    const app = await makeApp({ db: stepped, now, reveals, giverLimits, costlyCalls: 999 })
    return new HistoryRunner(db, app, interleaving, clock)
  }
  close = () => this.#app.close()

  /** Forgets the previous history; the caller restores the database. */
  #begin() {
    this.#model = beginning()
    this.#clock.hours = 0
    this.#log = []
    this.#visitors = new Map(
      (Object.keys(devices) as Device[]).map((device) => [device, takeDevice(this.#app, device)]),
    )
  }

  /** Runs commands sequentially; each answer must match the model. */
  async #playInTurn(commands: readonly Command[]): Promise<void> {
    for (const command of commands) {
      const bound = bind(this.#model, command)
      const ids = await findIds(this.#db, command)
      const expected = refusal(this.#model, bound) ?? act(this.#model, bound)
      this.#clock.hours = this.#model.hours
      if (command.by === null) await this.#stayAwake()
      const answer =
        command.by === null
          ? ''
          : await perform(this.#visitors.get(command.by)!, command, ids, this.#interleaving.rest)
      this.#log.push(command.by === null ? commandText(command) : `${commandText(command)} → ${answer}`)
      if (answer !== expected) this.#fail(`The last answer should have been: ${expected}`)
    }
  }

  /** People come by while time passes: no session ends by itself, as those of staff do after a day. */
  async #stayAwake(): Promise<void> {
    const now = new Date(noon.getTime() + this.#clock.hours * HOUR)
    await this.#db.updateTable('sessions').set({ seen_at: now, created_at: now }).execute()
  }

  async playSequence(commands: readonly Command[]): Promise<void> {
    this.#begin()
    await this.#playInTurn(commands)
    await this.#checkData()
    await expectTotals(this.#db, this.#visitors.get('admin')!, null, this.#history())
    expect(await storedSnapshot(this.#db, this.#clock.hours), this.#history()).toEqual(snapshot(this.#model))
  }

  /**
   * Runs commands of several actors concurrently; their answers and the data must be those of a
   * linearisation.
   */
  async playConcurrent({ before, actors, choices }: ConcurrentHistory): Promise<void> {
    this.#begin()
    await this.#playInTurn(before)
    this.#log.push('then at once:')
    let tick = 0
    const histories: Completed[][] = actors.map(() => [])
    const seen = new Map(
      await Promise.all(actors.flat().map(async (one) => [one, await findIds(this.#db, one)] as const)),
    )
    const acting = actors.map((commands, place) => {
      const bound = commands.map((command) => bind(this.#model, command))
      const play = async () => {
        for (const [index, command] of commands.entries()) {
          if (command.by === null) continue
          await this.#interleaving.turn()
          const began = ++tick
          const answer = await perform(
            this.#visitors.get(command.by)!,
            command,
            seen.get(command)!,
            this.#interleaving.rest,
          )
          const ended = ++tick
          histories[place]!.push({ bound: bound[index]!, answer, began, ended })
          this.#log.push(`${commandText(command)} → ${answer} (from ${began} to ${ended})`)
        }
      }
      return [String(place), play] as const
    })
    await this.#interleaving.run(Object.fromEntries(acting), choices)
    await this.#checkData()
    const stored = await storedSnapshot(this.#db, this.#clock.hours)
    const { isLinearisable, nearest } = linearise(this.#model, histories, stored)
    if (isLinearisable) return
    if (!nearest) this.#fail('No order of these commands explains the answers.')
    const order = nearest.order.map(({ bound: { command } }) => commandText(command)).join('\n  ')
    const history = `${this.#history()}\nThese answers fit this order, but what is stored does not:\n  ${order}`
    expect(stored, history).toEqual(snapshot(nearest.model))
  }

  async #checkData() {
    const answers = this.#log.filter((line) => /→ 5\d\d/.test(line))
    if (answers.length > 0) this.#fail('The server failed.')
    const found = await faults(this.#db)
    if (found.length > 0) this.#fail(`What is stored is wrong:\n  ${found.join('\n  ')}`)
    await expectTotals(this.#db, this.#visitors.get('cher')!, 1, this.#history())
  }

  #history = () => `What happened:\n  ${this.#log.join('\n  ')}`
  #fail(reason: string): never {
    expect.fail(`${this.#history()}\n${reason}`)
  }
}
