import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/** Spec §2 « Terms of use ». */
export const terms: ExpectedTransitions = {
  '*': { start: 'reading' },
  // §2: « Continue is enabled only when the terms checkbox is ticked ».
  reading: { 'terms.ticked': 'ticked if isThemselves' },
  ticked: { 'terms.unticked': 'reading', 'terms.submitted': 'accepting' },
  accepting: {
    'acceptTerms done': 'checking',
    'acceptTerms failed': ['outdated if wasRefused', 'failed then reportFailure'],
  },
  failed: { 'terms.unticked': 'reading', 'terms.submitted': 'accepting' },
  outdated: { 'page.reloaded': 'reading then reloadPage' },
  // §2: « after acceptance it redirects back », with an account that says so.
  checking: {
    'readSession done': 'accepted',
    'readSession failed': 'unchecked then reportFailure',
  },
  unchecked: { 'account.checked': 'checking' },
}
