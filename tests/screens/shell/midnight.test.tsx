import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useToday } from '../../../src/spaces/use-today.ts'
import { useBackGuard } from '../../../src/ui/dialogs/window-history.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  // Half a minute before midnight in Paris.
  vi.setSystemTime('2026-03-10T22:59:30Z')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Page({ isEntered = false }: { isEntered?: boolean }) {
  useBackGuard(isEntered, () => {})
  return <p>{useToday()}</p>
}
const minutes = (count: number) => act(() => vi.advanceTimersByTime(count * 60_000))

test('A page that stays open over midnight in France has the new day', () => {
  render(<Page />)
  screen.getByText('2026-03-10')
  minutes(1)
  screen.getByText('2026-03-11')
  minutes(24 * 60)
  screen.getByText('2026-03-12')
})

test('An unsaved entry or an open window is not lost to the new day, which begins after it', () => {
  const { rerender } = render(<Page isEntered />)
  minutes(10)
  screen.getByText('2026-03-10')
  rerender(<Page />)
  act(() => vi.advanceTimersByTime(10_000))
  screen.getByText('2026-03-11')
})

test.each([
  ['back from another tab or from sleep', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['back from the browser’s memory of pages', () => window.dispatchEvent(new Event('pageshow'))],
])('%s, a page has the new day at once', (_, comeBack) => {
  render(<Page />)
  vi.setSystemTime('2026-03-12T07:00:00Z')
  act(() => void comeBack())
  screen.getByText('2026-03-12')
})

test('A page that opens later has the day on which it opens', () => {
  render(<Page />)
  cleanup()
  vi.setSystemTime('2026-04-01T07:00:00Z')
  render(<Page />)
  screen.getByText('2026-04-01')
  expect(vi.getTimerCount()).toBe(1)
})
