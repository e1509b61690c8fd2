import type { ExpectedTransitions } from '../model/expected-transitions.ts'

/** Spec §1 (who is signed in), §2 « Terms of use » and « Giver waiting page », design §5 « Terms first », « Landing ». */
export const session: ExpectedTransitions = {
  '*': { start: 'deciding' },
  deciding: {
    always: [
      'signedOut if isNobody',
      // Nothing of a staff account is open before its second factor is given, or set up once its delay is over.
      'signedIn.asked if isProofAsked',
      'signedIn.owed if isFactorOwed',
      'signedIn.unverified if isUnverified',
      // Design §5: « Who has not accepted the current terms … is sent to /terms-of-service ».
      'signedIn.unaccepted if owesTerms',
      // §6: « A giver whose validation_type is waiting or ban is held on the waiting page. »
      'signedIn.held if isHeld',
      'signedIn.admitted',
    ],
  },
  signedOut: {
    start: 'signedOut.fresh',
    'signInFlow done': 'deciding',
    'account.registered': 'deciding',
  },
  signedIn: {
    start: 'signedIn.admitted',
    // Who acts in somebody's place cannot sign in as them: they are told that it is over.
    // A registration begun here is nobody's who has an account here. Spec §2: reports survive a cut.
    'session.expired': ['assistanceOver if isAssisted', 'signedOut.expired then dropRegistrations'],
    // Whoever leaves takes what they began with them, and knows before that it is lost.
    'signOut.requested': ['warned if losesReports', 'signingOut'],
    // What is open to a person may depend on what changed: each gate tells here what its page did.
    'account.changed': 'deciding',
    'secondFactor.changed': 'deciding',
  },
  'signedIn.asked': { 'secondFactor.given': 'deciding' },
  warned: {
    'question.confirmed': 'signingOut',
    'question.cancelled': 'deciding',
    'session.expired': 'signedOut.expired then dropRegistrations',
  },
  // The page is read anew, with the session of the browser as it is then.
  assistanceOver: { 'assistance.left': 'reopened' },
  reopened: { entering: 'leadOn' },
  signingOut: {
    'signOut done': 'signedOut.left then dropRegistrations, dropReports',
    // Nothing says that the session is closed: the person stays where they were.
    'signOut failed': 'deciding then reportFailure',
    // No state of its own tells the failure: the person is told that they may try again.
    'after CALL_TIMEOUT': 'deciding then reportFailure',
  },
}
