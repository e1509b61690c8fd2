import { call } from '../patterns/call.ts'

/** Spec §2 « Terms of use ». */
export const terms = {
  '*': { start: 'reading' },
  // §2: « Continue is enabled only when the terms checkbox is ticked ».
  reading: { 'terms.ticked': 'ticked if isThemselves' },
  ticked: { 'terms.unticked': 'reading', 'terms.submitted': 'accepting' },
  accepting: call('acceptTerms', 'checking', 'outdated if wasRefused', 'failed'),
  failed: { 'terms.unticked': 'reading', 'terms.submitted': 'accepting' },
  outdated: { 'page.reloaded': 'reading then reloadPage' },
  // §2: « after acceptance it redirects back », with an account that says so.
  checking: call('readSession', 'accepted', 'unchecked'),
  unchecked: { 'account.checked': 'checking' },
}
