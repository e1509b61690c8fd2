import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/** What the account has is read again, its codes are noted if it got some, or all is done. */
const added = (child: string) => ({
  [`${child} done`]: ['reading if wasLeft', 'noting if hasCodes', 'done'],
})

/** The second factor of staff is set up: a passkey where the device knows them, or an application of codes. */
export const secondFactorSetup: ExpectedTransitions = {
  '*': { start: 'deciding' },
  deciding: { always: ['choosing if areFactorsRead', 'reading'] },
  reading: {
    // Another tab may have done it, or a call whose answer got lost.
    'readSecondFactors done': ['done if isOwedNoMore', 'choosing'],
    'readSecondFactors failed': 'unread then reportFailure',
    'after CALL_TIMEOUT': 'unread',
  },
  // Whoever has to set it up cannot put it off.
  unread: { 'setup.retried': 'reading', 'setup.closed': 'done if isOptional' },
  choosing: {
    'passkey.chosen': 'addingPasskey if canUsePasskey',
    // An account has one application.
    'application.chosen': 'addingApplication if hasNoApplication',
    'setup.closed': 'done if isOptional',
  },
  addingPasskey: added('passkeyAddition'),
  addingApplication: added('applicationAddition'),
  done: { entering: 'updateDuty' },
  noting: { 'recoveryCodes done': 'done' },
}
