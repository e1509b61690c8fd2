import { globSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { StateMachine, type AnyActorLogic, type AnyStateMachine } from 'xstate'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')

/** All machines that the files of a folder export, by name. */
async function machinesOf(folder: string): Promise<[string, AnyStateMachine][]> {
  const files = globSync('**/*.ts', { cwd: join(root, folder) })
  const modules = await Promise.all(
    files.map(async (file) => (await import(pathToFileURL(join(root, folder, file)).href)) as object),
  )
  return modules.flatMap((module) =>
    Object.entries(module).filter(
      (entry): entry is [string, AnyStateMachine] => entry[1] instanceof StateMachine,
    ),
  )
}

const actorsOf = ({ implementations }: AnyStateMachine) =>
  Object.entries(implementations.actors) as [string, AnyActorLogic][]

/** Machines have placeholders for their calls, which the composition root replaces. */
test('every call of a machine that the application mounts is provided', async () => {
  const placeholders = new Set(
    (await machinesOf('machines'))
      .flatMap(([, machine]) => actorsOf(machine))
      .map(([, logic]) => logic)
      .filter((logic) => !(logic instanceof StateMachine)),
  )
  const seen = new Set<AnyStateMachine>()
  const missing: string[] = []
  function look(name: string, machine: AnyStateMachine) {
    if (seen.has(machine)) return
    seen.add(machine)
    for (const [key, logic] of actorsOf(machine))
      if (logic instanceof StateMachine) look(`${name} › ${key}`, logic)
      else if (placeholders.has(logic)) missing.push(`${name} › ${key}`)
  }
  for (const [name, machine] of await machinesOf('src/actors')) look(name, machine)
  expect(seen.size).toBeGreaterThan(100)
  expect(missing).toEqual([])
})
