import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { statesOf } from '../../tests/explore/states.ts'
import { flows } from '../../tests/models/registry.ts'
import { allChosen, type Chosen, fileOf, MOST } from './chosen.ts'

const docs = new URL('../../docs/', import.meta.url)
const files = readdirSync(new URL('pictures/', docs)).toSorted()

/** The pictures that pages show, without their folder. */
const shown = ['../README.md', ...readdirSync(new URL('guide/', docs)).map((name) => `guide/${name}`)]
  .map((path) => readFileSync(new URL(path, docs), 'utf8'))
  .flatMap((text) => [...text.matchAll(/[(/"]pictures\/([^)"'\s]+\.webp)/g)].map(([, file]) => file!))

test('Git keeps the chosen pictures and no others, sixty at most', () => {
  expect(files).toEqual(allChosen.map(fileOf).toSorted())
  expect(files.length).toBeLessThanOrEqual(MOST)
})

test('A chosen picture shows a state of a flow', () => {
  const isState = ({ flow, state }: Chosen) =>
    flows
      .filter(({ name }) => name === flow)
      .flatMap(({ machine }) => statesOf(machine))
      .some(({ path }) => path.join('.') === state)
  expect(allChosen.filter((one) => !isState(one))).toEqual([])
})

test('Guides show chosen pictures only', () => {
  expect(shown.length).toBeGreaterThan(0)
  expect(shown.filter((file) => !files.includes(file))).toEqual([])
})
