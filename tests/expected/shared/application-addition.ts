import { call } from '../patterns/call.ts'

/** An authenticator app: it receives a secret, and its first code proves that it has it. */
export const applicationAddition = {
  '*': { start: 'preparing' },
  // Another tab was faster: the account's factors are reloaded.
  preparing: call('beginTotp', 'typing', 'abandoned if wasInConflict', 'unprepared'),
  unprepared: { 'secret.requested': 'preparing', 'method.left': 'abandoned' },
  typing: {
    start: 'typing.fresh',
    'code.typed': '=',
    'code.submitted': ['confirming if isCodeComplete', 'typing.incomplete'],
    'method.left': 'abandoned',
  },
  confirming: call(
    'confirmTotp',
    'added',
    'typing.refused if wasRefused',
    'throttled if wasThrottled',
    'abandoned if wasInConflict',
    'typing.failed',
  ),
  throttled: { 'code.typed': '=', 'method.left': 'abandoned', 'after WAIT_IMPOSED': 'typing' },
}
