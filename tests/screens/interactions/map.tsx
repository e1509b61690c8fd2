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
