import { call } from '../patterns/call.ts'

/** Spec §2 « My account ». */
export const account = {
  '*': { start: 'loading' },
  loading: call('readSession', 'ready then updateSession', 'unavailable'),
  unavailable: { 'account.retried': 'loading' },
  // §2: « parent reloads the user »; also when it changes while it is being read.
  'ready.details': { start: 'ready.details.current', 'account.changed': 'ready.details.reading' },
  // The choices of the other cards may have changed too.
  'ready.details.reading': call(
    'readSession',
    'ready.details.current then updateSession, forwardGdprChoice, forwardDeletionRequest',
    'ready.details.stale',
  ),
  'ready.details.stale': { 'account.retried': 'ready.details.reading' },
  // Nobody decides on another's behalf: see the assisted sessions of decision 0029.
  'ready.decisions': { start: 'ready.decisions.deciding' },
  'ready.decisions.deciding': { always: ['ready.decisions.closed if isAssisted', 'ready.decisions.open'] },
  // §1: « A receiver sees how many hunters have obtained their contact details ».
  'ready.holders': { start: 'ready.holders.absent' },
  'ready.holders.absent': { always: 'ready.holders.listed if isReceiver' },
  'ready.holders.listed': { always: 'ready.holders.absent if isNoReceiver' },
}
