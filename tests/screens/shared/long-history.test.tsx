import { cleanup } from '@testing-library/react'
import { expect, test } from 'vitest'
import { historyMachine } from '../../../machines/shared/history.ts'
import { History } from '../../../src/screens/shared/history.tsx'
import { renderScreen } from '../interactions/render-screen.tsx'
import { personOf } from '../run/person.ts'

const act = {
  id: 1,
  at: '2026-11-21T09:12:00.000Z',
  act: 'user.updated',
  details: {},
  by: null,
  assistant: null,
  on: null,
} as const
const meta = {
  total: 10_000,
  current_page: 1,
  last_page: 1000,
  previous: null,
  next: 'before-1',
  last: 'last',
}

test('An audit log with more entries than are counted says so; another one does not', async () => {
  for (const isPartial of [true, false]) {
    const subject = { kind: 'user', id: 3, name: 'Michel Faure' } as const
    const end = renderScreen(historyMachine, { subject }, (actor) => <History actor={actor} />)
    await end('listUserAuditLog', {
      output: { data: [act], meta: isPartial ? { ...meta, is_partial: true } : meta },
    })
    await personOf().sees('button', 'Page 1000')
    const said = document.body.textContent?.replaceAll(/\s/g, ' ')
    expect(said?.includes('Plus de 10 000 actes')).toBe(isPartial)
    cleanup()
  }
})
