import { writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import type { UserWorkspaceConfig } from 'vitest/config'
import { startVitest, type TestCase, type TestModule } from 'vitest/node'
import config from '../../../vitest.config.ts'
import { plantedPage } from './page.ts'
import { plantedParts } from './parts.ts'
import { assertPlantable, plant } from './plant.ts'
import type { Planted } from './planted.ts'

const PAGE = new URL('../../../docs/planted-mistakes.md', import.meta.url)
const WORKERS = 2
const all = plantedParts.flatMap(({ planted }) => planted)

const kinds = new Map(
  ((config.test?.projects ?? []) as UserWorkspaceConfig[]).map((project) => [
    String(project.test?.name),
    project,
  ]),
)

/** A project of its own for each mistake: the files of the test that has to see it, with the mistake made. */
function projectOf(planted: Planted, index: number): UserWorkspaceConfig {
  const { plugins = [], test } = kinds.get(planted.by.project)!
  return {
    plugins: [plant(process.cwd(), planted), ...plugins],
    test: {
      ...test,
      name: nameOf(index),
      include: [planted.by.file],
      isolate: true,
      maxWorkers: WORKERS,
    },
  }
}

const soundName = (kind: string) => `sound ${kind}`

/** The same files once without any mistake, since a test that is red anyway sees nothing. */
function soundProjects(wanted: readonly Planted[]): UserWorkspaceConfig[] {
  const files = Map.groupBy(wanted, ({ by }) => by.project)
  return [...files].map(([kind, own]) => {
    const { plugins = [], test } = kinds.get(kind)!
    const include = [...new Set(own.map(({ by }) => by.file))]
    return { plugins, test: { ...test, name: soundName(kind), include, maxWorkers: WORKERS } }
  })
}

const saidBy = (test: TestCase): string =>
  stripVTControlCharacters(
    (test.result().errors ?? []).map(({ message, diff }) => `${message}\n${diff ?? ''}`).join('\n'),
  )

const nameOf = (index: number) => `planted ${index + 1}`
const redOf = (modules: readonly TestModule[], index: number): TestCase[] =>
  modules
    .filter(({ project }) => project.name === nameOf(index))
    .flatMap(({ children }) => [...children.allTests('failed')])
    .filter(({ name }) => name.startsWith(all[index]!.by.test))
const isSeen = ({ says }: Planted, red: readonly TestCase[]): boolean =>
  red.length > 0 && red.map(saidBy).join(' ').replace(/\s+/g, ' ').includes(says)

/** Whether the tests that have to see a mistake pass without it. */
function isSound(modules: readonly TestModule[], { by }: Planted): boolean {
  const own = modules
    .filter(({ project, moduleId }) => project.name === soundName(by.project) && moduleId.endsWith(by.file))
    .flatMap(({ children }) => [...children.allTests()])
    .filter((test) => test.name.startsWith(by.test) && test.result().state !== 'skipped')
  return own.length > 0 && own.every((test) => test.ok())
}

/** Says as soon as it is known whether a mistake was seen, and by which words unless they are as listed. */
function tell(module: TestModule): void {
  const index = all.findIndex((_, at) => nameOf(at) === module.project.name)
  const planted = all[index]
  if (!planted) return
  const red = redOf([module], index)
  console.log(`${isSeen(planted, red) ? 'seen' : 'NOT SEEN'}: ${planted.mistake}`)
  if (planted.says !== '' && isSeen(planted, red)) return
  for (const test of red) console.log(`  ${test.name}\n    ${saidBy(test).replaceAll('\n', '\n    ')}`)
  for (const { message } of module.errors()) console.log(`  ${message}`)
}

/**
 * Plants each mistake alone and runs the test that has to see it, of those mistakes whose text or place holds
 * one of `only`. Whether every one was seen, by words that say what is wrong and by a test that is green
 * without it; then the page is written.
 */
export async function runPlanted(only: readonly string[]): Promise<boolean> {
  for (const planted of all) assertPlantable(planted)
  const isWanted = ({ mistake, file }: Planted) =>
    only.length === 0 || only.some((word) => mistake.includes(word) || file.includes(word))
  const wanted = all.filter(isWanted)
  const projects = [
    ...soundProjects(wanted),
    ...all.flatMap((planted, index) => (isWanted(planted) ? projectOf(planted, index) : [])),
  ]
  const vitest = await startVitest('test', [], {
    config: false,
    watch: false,
    silent: true,
    reporters: [{ onTestModuleEnd: tell }],
    dangerouslyIgnoreUnhandledErrors: true,
    maxWorkers: WORKERS,
    // Of each file, the tests that have to see a mistake in it.
    testNamePattern: all.map(({ by }) => by.test.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|'),
    projects,
  })
  const modules = vitest.state.getTestModules()
  const unsound = wanted.filter((planted) => !isSound(modules, planted))
  for (const { mistake, by } of unsound)
    console.log(`NOT GREEN WITHOUT IT: ${mistake}\n  ${by.file} « ${by.test} »`)
  const isEverySeen = all.every(
    (planted, index) => !isWanted(planted) || isSeen(planted, redOf(modules, index)),
  )
  const isProven = isEverySeen && unsound.length === 0
  if (isProven && only.length === 0) writeFileSync(PAGE, plantedPage(plantedParts))
  return isProven
}
