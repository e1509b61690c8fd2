import { fireEvent, render, screen } from '@testing-library/react'
import { expect } from 'vitest'
import { createActor } from 'xstate'
import { mapViewMachine } from '../../../machines/statistics/map-view.ts'
import { StatisticMap } from '../../../src/screens/statistics/statistic-map.tsx'
import { named, viewOf } from '../../models/pages/statistics.ts'
import type { Interaction } from './interaction.ts'

const summaries = named('coverage').summarize.filter(({ type }) => type === 'map')
const view = viewOf('coverage', [['', '18', null, null, 2, 14, 3]])

/** Gives a drawing the position that it would have in a browser. */
function place(drawing: SVGSVGElement) {
  Object.assign(drawing, { createSVGPoint: undefined })
  for (const part of drawing.querySelectorAll('g')) Object.assign(part, { clientLeft: 0, clientTop: 0 })
}

export const map: readonly Interaction[] = [
  {
    title:
      'a tap on a department of the map shows its name and value, a second one or one elsewhere hides it',
    run: async () => {
      const actor = createActor(mapViewMachine, { input: { department: null } }).start()
      render(<StatisticMap actor={actor} view={view} summaries={summaries} />)
      const tap = (code: string) => fireEvent.click(document.querySelector(`[data-department="${code}"]`)!)
      const note = () => screen.queryByRole('status')?.textContent
      expect(note()).toBeUndefined()
      tap('18')
      expect(note()).toBe('Cher\u00a0: 3')
      tap('21')
      expect(note()).toBe('Côte-d’Or\u00a0: 0')
      fireEvent.change(screen.getByLabelText('Montrer'), { target: { value: summaries[1]!.code } })
      tap('18')
      expect(note()).toBe('Cher\u00a0: 14')
      tap('18')
      expect(note()).toBeUndefined()
      tap('18')
      fireEvent.click(document.body)
      expect(note()).toBeUndefined()
      // Overseas departments have no room on the map: each says its value in its own frame.
      tap('974')
      expect(note()).toBeUndefined()
      expect(screen.getByText('0', { selector: 'li strong' }).closest('li')!.textContent).toContain('Réunion')
    },
  },
  {
    title: 'the map of France moves under the pointer',
    run: async () => {
      const actor = createActor(mapViewMachine, { input: { department: null } }).start()
      render(<StatisticMap actor={actor} view={view} summaries={summaries} />)
      const drawing = document.querySelector('svg')!
      place(drawing)
      const at = (x: number, y: number) => ({ clientX: x, clientY: y, view: window })
      fireEvent.mouseDown(drawing.querySelector('path')!, at(100, 100))
      fireEvent.mouseMove(window, at(150, 120))
      fireEvent.mouseUp(window, at(150, 120))
      expect(screen.getByRole('button', { name: 'Voir toute la France' })).toHaveProperty('disabled', false)
    },
  },
]
