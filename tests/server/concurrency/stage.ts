import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import type { Db } from '../../../server/database.ts'
import { makeApp, type Visitor } from '../support/app.ts'
import { noon } from '../support/in-world.ts'
import { type Command, reveals } from './commands.ts'
import { type Device, devices, takeDevice } from './crowd.ts'
import { type Done, explain } from './explaining.ts'
import type { Meeting } from './histories.ts'
import type { Interleaving } from './interleaving.ts'
import { beginning, type Model, picture } from './model.ts'
import { look, perform } from './performing.ts'
import { refusal } from './admission.ts'
import { act, bind } from './rules.ts'
import { faults, storedPicture } from './stored.ts'
import { expectTotals } from './totals.ts'
import { stepwise } from './stepwise-database.ts'
import { tell } from './telling.ts'

const HOUR = 3_600_000

/** Where histories are played: one application on one database, put back before each history. */
export class Stage {
  readonly #db: Db
  readonly #app: FastifyInstance
  readonly #interleaving: Interleaving
  readonly #clock: { hours: number }
  #model: Model = beginning()
  #visitors = new Map<Device, Visitor>()
  #told: string[] = []

  private constructor(db: Db, app: FastifyInstance, interleaving: Interleaving, clock: { hours: number }) {
    this.#db = db
    this.#app = app
    this.#interleaving = interleaving
    this.#clock = clock
  }

  static async open(db: Db): Promise<Stage> {
    const { stepped, interleaving } = await stepwise(db)
    const clock = { hours: 0 }
    const now = () => new Date(noon.getTime() + clock.hours * HOUR)
    // Histories are about what meets, not about how often.
    const giverLimits = { territories: 999, plannedHunts: 999, computationsPerHour: 999 }
    const app = await makeApp({ db: stepped, now, reveals, giverLimits, costlyCalls: 999 })
    return new Stage(db, app, interleaving, clock)
  }
  close = () => this.#app.close()

  /** Forgets what was played; the database is put back by the caller. */
  #begin() {
    this.#model = beginning()
    this.#clock.hours = 0
    this.#told = []
    this.#visitors = new Map(
      (Object.keys(devices) as Device[]).map((device) => [device, takeDevice(this.#app, this.#db, device)]),
    )
  }

  /** Plays commands one after the other; each must be answered as the model says. */
  async #playInTurn(commands: readonly Command[]): Promise<void> {
    for (const command of commands) {
      const bound = bind(this.#model, command)
      const sight = await look(this.#db, command)
      const expected = refusal(this.#model, bound) ?? act(this.#model, bound)
      this.#clock.hours = this.#model.hours
      const answer =
        command.by === null
          ? ''
          : await perform(this.#visitors.get(command.by)!, command, sight, this.#interleaving.rest)
      this.#told.push(command.by === null ? tell(command) : `${tell(command)} → ${answer}`)
      if (answer !== expected) this.#fail(`The last answer should have been: ${expected}`)
    }
  }

  async playSequence(commands: readonly Command[]): Promise<void> {
    this.#begin()
    await this.#playInTurn(commands)
    await this.#checkData()
    await expectTotals(this.#db, this.#visitors.get('admin')!, null, this.#story())
    expect(await storedPicture(this.#db, this.#clock.hours), this.#story()).toEqual(picture(this.#model))
  }

  /** Plays a meeting; the answers and the data must be those of some order of the commands. */
  async playMeeting({ before, actors, choices }: Meeting): Promise<void> {
    this.#begin()
    await this.#playInTurn(before)
    this.#told.push('then at once:')
    let tick = 0
    const histories: Done[][] = actors.map(() => [])
    const seen = new Map(
      await Promise.all(actors.flat().map(async (one) => [one, await look(this.#db, one)] as const)),
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
          this.#told.push(`${tell(command)} → ${answer} (from ${began} to ${ended})`)
        }
      }
      return [String(place), play] as const
    })
    await this.#interleaving.run(Object.fromEntries(acting), choices)
    await this.#checkData()
    const stored = await storedPicture(this.#db, this.#clock.hours)
    const { isExplained, nearest } = explain(this.#model, histories, stored)
    if (isExplained) return
    if (!nearest) this.#fail('No order of these commands explains the answers.')
    const order = nearest.order.map(({ bound: { command } }) => tell(command)).join('\n  ')
    const story = `${this.#story()}\nThese answers fit this order, but what is stored does not:\n  ${order}`
    expect(stored, story).toEqual(picture(nearest.model))
  }

  async #checkData() {
    const answers = this.#told.filter((line) => /→ 5\d\d/.test(line))
    if (answers.length > 0) this.#fail('The server failed.')
    const found = await faults(this.#db)
    if (found.length > 0) this.#fail(`What is stored is wrong:\n  ${found.join('\n  ')}`)
    await expectTotals(this.#db, this.#visitors.get('cher')!, 1, this.#story())
  }

  #story = () => `What happened:\n  ${this.#told.join('\n  ')}`
  #fail(reason: string): never {
    expect.fail(`${this.#story()}\n${reason}`)
  }
}
