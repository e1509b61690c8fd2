import { cleanup, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { DeletionRow, TodoPart } from '../../../../src/screens/users/todo/todo-parts.tsx'

/** The part of the requests for deletion: so many in all, and days left for those that are shown. */
function said(total: number, days: readonly number[]): string {
  const rows = days.map((days_left, id) => ({ id, name: `Personne ${id}`, due_on: '2026-04-10', days_left }))
  const { container } = render(
    <TodoPart
      id="part"
      title="Demandes de suppression"
      part={{ total, late: 0, rows }}
      to="/demandes"
      open="Ouvrir les demandes"
      row={(row) => <DeletionRow row={row} />}
    />,
    { wrapper: MemoryRouter },
  )
  return container.textContent.replaceAll(/\s/g, ' ')
}

test.each([
  ['the day before its last day', 1, false],
  ['on its last day', 0, false],
  ['the day after', -1, true],
])('A request for deletion is late or not, %s', (_, days, isLate) =>
  expect(said(1, [days]).includes('En retard')).toBe(isLate),
)

test('« et 7 autres » are those that are not shown', () => {
  const text = said(12, [9, 9, 9, 9, 9])
  expect(text).toContain('Demandes de suppression (12)')
  expect(text).toContain('et 7 autres')
})

test('Where one is left it is « et 1 autre », and where all are shown nothing', () => {
  expect(said(3, [9, 9])).toMatch(/et 1 autre$/)
  cleanup()
  expect(said(2, [9, 9])).not.toContain('autre')
})
