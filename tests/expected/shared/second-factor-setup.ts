import { call } from '../patterns/call.ts'

/** The account's factors are reloaded, its new recovery codes are displayed, or the setup is complete. */
const added = (child: string) => ({
  [`${child} done`]: ['reading if wasLeft', 'noting if hasCodes', 'done'],
})

/** The setup of a second factor: a passkey if the device supports them, or an authenticator app. */
export const secondFactorSetup = {
  '*': { start: 'deciding' },
  deciding: { always: ['choosing if areFactorsRead', 'reading'] },
  // Another tab may have completed it, or a call whose answer was lost.
  reading: call('readSecondFactors', ['done if isOwedNoMore', 'choosing'], 'unread'),
  // A required setup cannot be postponed.
  unread: { 'setup.retried': 'reading', 'setup.closed': 'done if isOptional' },
  choosing: {
    'passkey.chosen': 'addingPasskey if canUsePasskey',
    // An account has one authenticator app.
    'application.chosen': 'addingApplication if hasNoApplication',
    'setup.closed': 'done if isOptional',
  },
  addingPasskey: added('passkeyAddition'),
  addingApplication: added('applicationAddition'),
  done: { entering: 'updateDuty' },
  noting: { 'recoveryCodes done': 'done' },
}
