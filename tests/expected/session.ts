/**
 * Spec §1 (session), §2 « Terms of use » and « Giver waiting page », design §5 « Terms first », « Landing
 * ».
 */
export const session = {
  '*': { start: 'deciding' },
  deciding: {
    always: [
      'signedOut if isNobody',
      // A staff account is closed before its second factor is given, or set up once its grace period is
      // over.
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
    // When an assisted session expires, the assistant cannot sign in as the person, but is told that it
    // is over. An unfinished registration is deleted once somebody is signed in. Spec §2: reports survive
    // an interruption.
    'session.expired': [
      'assistanceOver if isAssisted',
      // What is told fits what is kept on the device.
      'signedOut.expiredBegun then dropRegistrations if hasReports',
      'signedOut.expired then dropRegistrations',
    ],
    // Signing out deletes the person's unfinished entries, after a warning.
    'signOut.requested': ['warned if hasReports', 'signingOut'],
    // The open pages may depend on the change, so every gate page reports it here.
    'account.changed': 'deciding',
    'secondFactor.changed': 'deciding',
  },
  'signedIn.asked': { 'secondFactor.given': 'deciding' },
  warned: {
    'question.confirmed': 'signingOut',
    'question.cancelled': 'deciding',
    'session.expired': [
      'signedOut.expiredBegun then dropRegistrations if hasReports',
      'signedOut.expired then dropRegistrations',
    ],
  },
  // The page is reloaded with the browser's current session.
  assistanceOver: { 'assistance.left': 'reopened' },
  reopened: { entering: 'reopenApplication' },
  signingOut: {
    'signOut done': 'signedOut.left then dropRegistrations, dropReports',
    // The session may still be open, so the person stays where they were.
    // If nothing was answered in time, « Erreur » says that it can be retried.
    'signOut failed': ['deciding then reportFailure if wasUnanswered', 'deciding then reportFailure'],
  },
}
