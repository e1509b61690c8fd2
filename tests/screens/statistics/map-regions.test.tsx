import { render } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { mapViewMachine } from '../../../machines/statistics/map-view.ts'
import { borderOf, CLASSES, shadeOf } from '../../../src/screens/statistics/map-values.ts'
import { StatisticMap } from '../../../src/screens/statistics/statistic-map.tsx'
import { named, viewOf } from '../../models/pages/statistics.ts'

/** The least contrast of a graphical object (WCAG 2.2, 1.4.11). */
const LEAST = 3
const styles = readFileSync('src/styles.css', 'utf8')

/** A token's colours, in the light scheme and in the dark one. */
function coloursOf(token: string): string[] {
  const found = new RegExp(`--color-${token}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(styles)
  return found!.slice(1, 3)
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

test('Neighbouring departments of the same shade are told apart by their border, in light and dark', () => {
  for (let shade = 0; shade <= CLASSES; shade++) {
    const borders = coloursOf(borderOf(shade))
    for (const [scheme, colour] of coloursOf(`shade-${shade}`).entries())
      expect.soft(contrast(colour, borders[scheme]!), `shade ${shade}`).toBeGreaterThanOrEqual(LEAST)
  }
})

test('The classes of a map use all its shades, however few they are', () => {
  const shades = (classes: number) => Array.from({ length: classes + 1 }, (_, one) => shadeOf(one, classes))
  expect(shades(5)).toEqual([0, 1, 2, 3, 4, 5])
  expect(shades(2)).toEqual([0, 1, 5])
  expect(shades(1)).toEqual([0, 3])
})

test('Each department of the map says its name and its value under the pointer', () => {
  const summaries = named('coverage').summarize.filter(({ type }) => type === 'map')
  const view = viewOf('coverage', [['', '18', null, null, 2, 14, 1234]])
  const actor = createActor(mapViewMachine, { input: { department: null } }).start()
  render(<StatisticMap actor={actor} view={view} summaries={summaries} />)
  const titles = Array.from(document.querySelectorAll('path > title'), ({ textContent }) => textContent)
  expect(titles).toContain('Cher\u00a0: 1\u202f234')
  expect(titles).toContain('Côte-d’Or\u00a0: 0')
})

test('Without pointing, the map writes each value on its department and says the highest', () => {
  const summaries = named('coverage').summarize.filter(({ type }) => type === 'map')
  const rows = ['18', '36', '23', '75', '03', '58'].map((code, at) => [
    '',
    code,
    null,
    null,
    2,
    14,
    60 - 10 * at,
  ])
  const actor = createActor(mapViewMachine, { input: { department: null } }).start()
  const { container } = render(
    <StatisticMap actor={actor} view={viewOf('coverage', rows)} summaries={summaries} />,
  )
  const written = Array.from(container.querySelectorAll('text'), ({ textContent }) => textContent)
  // Paris is too small for its number.
  expect(written.toSorted()).toEqual(['10', '20', '40', '50', '60'])
  expect(container.textContent).toContain('Cher 60, Indre 50, Creuse 40, Paris 30, Allier 20.')
})
