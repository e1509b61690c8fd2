import { describe, expect, test } from 'vitest'
import { donation } from '../../tests/models/giver/reports/donation.model.ts'
import { drawingOf, highlightPath } from '../report/chart.ts'
import { reportPage } from '../report/report.ts'
import { commandOf } from './arguments.ts'
import { commandFor, numbered } from '../../tests/model/numbered-paths.ts'
import { inBrowser, randomPaths } from '../../tests/model/random-paths.ts'
import { select } from './selection.ts'
import { pathLabel, leafStatesLabel } from '../../tests/model/step-labels.ts'
import { changesData } from '../../tests/model/browser-steps.ts'

const known = ['donation', 'sign-in']
const asked = (line: string) => commandOf(line.split(' ').filter(Boolean), known, () => 7)
const wanted = (line: string) => {
  const command = asked(line)
  return 'wanted' in command ? command.wanted : undefined
}

describe('npm run paths understands', () => {
  test.each([
    ['', 'list'],
    ['donation --list', 'list'],
    ['donation', 'run'],
    ['--failed', 'run'],
    ['--seed 4', 'run'],
    ['donation --help', 'help'],
  ])('« %s » as %s', (line, what) => expect(asked(line).do).toBe(what))

  test('a flow, or all of them', () => {
    expect(wanted('donation')).toMatchObject({ flows: ['donation'], numbers: [], kind: 'covering' })
    expect(wanted('all --every')).toMatchObject({ flows: [], kind: 'short' })
  })
  test('a path by its number', () =>
    expect(wanted('donation 7')).toMatchObject({ flows: ['donation'], numbers: [7] }))
  test('random paths, with a random seed when none is given', () => {
    expect(wanted('--seed 4 --length 9 --count 2')?.kind).toEqual({ seed: 4, length: 9, count: 2 })
    expect(wanted('donation --count 2')?.kind).toEqual({ seed: 7, length: 30, count: 2 })
    expect(wanted('donation 3 --seed 4')?.kind).toEqual({ seed: 4, length: 30, count: 3 })
  })
  test('where the application runs', () => {
    expect(asked('donation')).toMatchObject({ url: 'http://127.0.0.1:3000' })
    expect(asked('donation --url http://b')).toMatchObject({ url: 'http://b' })
  })
  test.each([
    ['giving', 'Il n’y a pas de parcours « giving »'],
    ['donations', 'Peut-être : donation, sign-in ?'],
    ['7', 'Un numéro suit le nom d’un seul parcours'],
    ['all 7', 'Un numéro suit le nom d’un seul parcours'],
    ['donation 0', 'Le numéro d’un chemin attend un nombre entier à partir de 1, pas « 0 »'],
    ['--seed -1', '--seed'],
    ['--seed 1 --every', '--every et --seed ne vont pas ensemble'],
    ['--failed 7', 'Un numéro suit'],
    ['donation --failed --every', '--failed reprend les échecs tels quels'],
    ['--colour', '--colour'],
  ])('« %s » is refused', (line, why) => expect(() => asked(line)).toThrow(why))
})

describe('a path', () => {
  test('has a stable number, counted from 1', () => {
    for (const kind of ['covering', 'short'] as const) {
      const [one, other] = [numbered(donation, kind), numbered(donation, kind)]
      expect(one.map(({ number }) => number)).toEqual(one.map((_, index) => index + 1))
      expect(one.map(({ path }) => path.title)).toEqual(other.map(({ path }) => path.title))
    }
  })
  test('is found by its number, and repeated by the command that is given for it', async () => {
    for (const line of ['donation 2', 'donation 2 --every', 'donation 2 --seed 4 --length 9']) {
      const [chosen, ...others] = await select([donation], wanted(line)!)
      expect(others).toEqual([])
      expect(commandFor(chosen!)).toBe(`npm run paths -- ${line}`)
    }
  })
  test('that does not exist is refused', async () => {
    await expect(select([donation], wanted('donation 999')!)).rejects.toThrow('il n’y a pas de numéro 999')
  })
  test('reads in French', () => {
    const { path } = numbered(donation, 'covering').find(({ path }) => path.steps.length > 2)!
    expect(pathLabel(donation.machine, path.steps)).toContain('la personne enregistre')
    expect(leafStatesLabel(path.start)).toMatch(/^« .+ »$/)
  })
})

describe('random paths', () => {
  const seeded = { seed: 4, length: 12, count: 3 }
  const titles = (seed: number) => randomPaths(donation, { ...seeded, seed }).map(({ path }) => path.title)

  test('are the same for the same seed, and others for another', () => {
    expect(titles(4)).toEqual(titles(4))
    expect(titles(4)).not.toEqual(titles(5))
  })
  test('do not depend on how many there are', () => {
    const [first] = randomPaths(donation, { ...seeded, count: 1 })
    expect(first!.path.title).toBe(titles(4)[0])
  })
  test('have the requested length if the machine does not end before', () => {
    for (const { path } of randomPaths(donation, seeded))
      expect(path.steps.length === 12 || path.steps.at(-1)!.snapshot.state.status === 'done').toBe(true)
  })
  test('contain nothing that a browser cannot cause, and change data at most once', () => {
    for (const { path } of randomPaths(donation, { ...seeded, count: 50 }, inBrowser(donation))) {
      expect(path.steps.filter((step) => changesData(donation, step)).length).toBeLessThanOrEqual(1)
      expect(path.steps.map(({ event }) => event.type)).not.toContain('xstate.error.actor.recallDraft')
    }
  })
})

describe('a path on its chart', () => {
  test('is highlighted and numbered up to the failed step, which is marked', async () => {
    const { path } = numbered(donation, 'short').find(({ path }) => path.steps.length > 3)!
    const drawing = (await drawingOf('donation'))!
    const figure = highlightPath(drawing, path, 2, 'here')
    expect(figure.match(/class="badge failed"/g)).toHaveLength(1)
    expect(figure).toContain('✗ 3')
    expect(figure).toMatch(/data-wire="[^"]+" class="made failed"/)
    expect(figure).toMatch(/data-state="[^"]+" class="[a-z ]*expected"/)
    expect(figure).not.toContain(' id="title"')
    expect(highlightPath(drawing, path, path.steps.length, 'here')).not.toContain('badge failed')
  })
})

test('The report says when it was written in the time of France', async () => {
  const page = await reportPage('http://127.0.0.1:3000', [], new Date('2026-07-10T13:24:00Z'))
  expect(page).toContain('le 10 juillet 2026 à 15\u00a0h\u00a024.')
})
