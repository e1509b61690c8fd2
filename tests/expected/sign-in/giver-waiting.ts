import { call } from '../patterns/call.ts'

/** Spec §2 « Giver waiting page ». */
export const giverWaiting = {
  '*': { start: 'sorting' },
  // §2: « Redirects to /giver unless validation_type is waiting or ban ».
  sorting: { always: ['waiting if isWaiting', 'refused if isRefused', 'validated'] },
  waiting: { 'account.checked': 'checking' },
  refused: { 'account.checked': 'checking' },
  // A check without news says so.
  checking: call('readSession', ['sorting then announce if isUnchanged', 'sorting'], 'unchecked'),
  unchecked: { 'account.checked': 'checking' },
}
