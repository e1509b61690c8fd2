import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limits } from '../../../contract/limits.ts'
import { Announcements } from '../../../src/screens/shell/announcements.tsx'
import { announce } from '../../../src/ui/notices/toaster.tsx'
import { Tooltip } from '../../../src/ui/dialogs/tooltip.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const elapse = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** Milliseconds of a toast's exit animation. */
const LEAVING = 300

test('A toast is displayed for 5 seconds, then disappears', async () => {
  render(<Announcements />)
  act(() => announce('Préférences enregistrées.'))
  await elapse(4990)
  expect(screen.getByText('Préférences enregistrées.')).toBeTruthy()
  await elapse(10 + LEAVING)
  expect(screen.queryByText('Préférences enregistrées.')).toBeNull()
})

test('A tooltip appears after 200 ms of hovering, and disappears at once', async () => {
  render(
    <Tooltip text="2 cerfs" delay={limits.tooltip}>
      <span>2</span>
    </Tooltip>,
  )
  const host = screen.getByRole('button', { name: '2' })
  fireEvent.pointerMove(host, { pointerType: 'mouse' })
  await elapse(190)
  expect(screen.queryByRole('tooltip')).toBeNull()
  await elapse(10)
  expect(screen.getByRole('tooltip').textContent).toBe('2 cerfs')
  fireEvent.pointerLeave(host, { pointerType: 'mouse' })
  expect(screen.queryByRole('tooltip')).toBeNull()
})
