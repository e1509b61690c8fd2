import { expect } from 'vitest'
import type { Db } from '../../../server/database.ts'
import { givers, indre, staff } from '../../world/people.ts'
import { makeApp, type Visitor } from '../support/app.ts'
import { noon } from '../support/in-world.ts'
import { type Command, reveals } from './commands.ts'
import { type Device, devices, farGiver, farReceiver, farWaiting, receivers, takeDevice } from './actors.ts'
import { type Completed, linearise } from './linearisation.ts'
import type { ConcurrentHistory } from './histories.ts'
import { beginning, snapshot } from './model.ts'
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

export type Histories = Awaited<ReturnType<typeof openHistories>>

/** Plays histories against one application on one database, which the caller restores before each. */
export async function openHistories(db: Db) {
  let model = beginning()
  let visitors = new Map<Device, Visitor>()
  let log: string[] = []
  const { stepped, interleaving } = await stepwise(db)
  const now = () => new Date(noon.getTime() + model.hours * HOUR)
  // High limits: histories test conflicts, not rate limits.
  const giverLimits = { territories: 999, plannedHunts: 999, computationsPerHour: 999 }
  const app = await makeApp({ db: stepped, now, reveals, giverLimits, costlyCalls: 999 })

  const history = () => `What happened:\n  ${log.join('\n  ')}`
  function fail(reason: string): never {
    expect.fail(`${history()}\n${reason}`)
  }

  /** Forgets the previous history. */
  function begin() {
    model = beginning()
    log = []
    visitors = new Map((Object.keys(devices) as Device[]).map((device) => [device, takeDevice(app, device)]))
  }

  /** Runs commands sequentially; each answer must match the model. */
  async function playInTurn(commands: readonly Command[]): Promise<void> {
    for (const command of commands) {
      const bound = bind(model, command)
      const ids = await findIds(db, command)
      const expected = refusal(model, bound) ?? act(model, bound)
      if (command.by === null) {
        log.push(commandText(command))
        // People come by while time passes: no session ends by itself, as those of staff do after a day.
        await db.updateTable('sessions').set({ seen_at: now(), created_at: now() }).execute()
        continue
      }
      const answer = await perform(visitors.get(command.by)!, command, ids, interleaving.rest)
      log.push(`${commandText(command)} → ${answer}`)
      if (answer !== expected) fail(`The last answer should have been: ${expected}`)
    }
  }

  async function checkData() {
    if (log.some((line) => /→ 5\d\d/.test(line))) fail('The server failed.')
    const found = await faults(db)
    if (found.length > 0) fail(`What is stored is wrong:\n  ${found.join('\n  ')}`)
    await expectTotals(db, visitors.get('cher')!, 1, history())
  }

  async function playSequence(commands: readonly Command[]): Promise<void> {
    begin()
    await playInTurn(commands)
    await checkData()
    await expectTotals(db, visitors.get('admin')!, null, history())
    expect(await storedSnapshot(db, model.hours), history()).toEqual(snapshot(model))
  }

  /**
   * Runs commands of several actors concurrently; their answers and the data must be those of a
   * linearisation.
   */
  async function playConcurrent({ before, actors, choices }: ConcurrentHistory): Promise<void> {
    begin()
    await playInTurn(before)
    log.push('then at once:')
    let tick = 0
    const histories: Completed[][] = actors.map(() => [])
    const seen = new Map(
      await Promise.all(actors.flat().map(async (one) => [one, await findIds(db, one)] as const)),
    )
    const acting = actors.map((commands, place) => {
      const bound = commands.map((command) => bind(model, command))
      const play = async () => {
        for (const [index, command] of commands.entries()) {
          if (command.by === null) continue
          await interleaving.turn()
          const began = ++tick
          const ids = seen.get(command)!
          const answer = await perform(visitors.get(command.by)!, command, ids, interleaving.rest)
          const ended = ++tick
          histories[place]!.push({ bound: bound[index]!, answer, began, ended })
          log.push(`${commandText(command)} → ${answer} (from ${began} to ${ended})`)
        }
      }
      return [String(place), play] as const
    })
    await interleaving.run(Object.fromEntries(acting), choices)
    await checkData()
    const stored = await storedSnapshot(db, model.hours)
    const { isLinearisable, nearest } = linearise(model, histories, stored)
    if (isLinearisable) return
    if (!nearest) fail('No order of these commands explains the answers.')
    const order = nearest.order.map(({ bound: { command } }) => commandText(command)).join('\n  ')
    const told = `${history()}\nThese answers fit this order, but what is stored does not:\n  ${order}`
    expect(stored, told).toEqual(snapshot(nearest.model))
  }

  return { playSequence, playConcurrent, close: () => app.close() }
}
