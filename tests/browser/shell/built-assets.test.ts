import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { dist } from '../../../server/build.ts'
import { findCharts } from '../../explore/find-charts.ts'

let assets: Map<string, string>

beforeAll(() => {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
  assets = new Map(files.map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), 'utf8')]))
})

const assetsWith = (texts: readonly string[]) =>
  [...assets].filter(([, asset]) => texts.some((text) => asset.includes(text))).map(([name]) => name)

test('The assets hold what a person reads', () =>
  expect(assetsWith(['Mon espace responsable de territoire'])).not.toEqual([]))

test('The assets hold nothing of the inspector', () =>
  expect(assetsWith(['venaison-inspector', 'tools/inspector', 'data-inspecting'])).toEqual([]))

test('The assets hold no description of a chart', async () => {
  const descriptions = (await findCharts()).map(({ machine }) => machine.root.description ?? '')
  expect(descriptions).not.toContain('')
  expect(assetsWith(descriptions)).toEqual([])
})

test('The assets hold each limit where it is used, not all of them for every page', () =>
  expect(assetsWith(['workWaits', 'nitAttempts'])).toEqual([]))

test('The assets hold nothing of the icons but what is drawn', () =>
  expect(assetsWith(['triangle-exclamation-point', 'triangle-alert'])).toEqual([]))
