import { call } from '../patterns/call.ts'

/** Spec §2 « Registration »: « A modal lists available federations ». */
export const availableFederations = {
  '*': { start: 'closed' },
  closed: { 'list.requested': 'open' },
  open: { start: 'open.loading', 'list.closed': 'closed' },
  'open.loading': call('listAvailableFederations', ['open.empty if isEmpty', 'open.shown'], 'open.failed'),
  'open.failed': { 'loading.retried': 'open.loading' },
}
