import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/** Recovery codes are shown once, and kept by the person in the way they like. */
export const recoveryCodes: ExpectedTransitions = {
  '*': { start: 'shown' },
  shown: {
    start: 'shown.fresh',
    'codes.copied': 'shown.copying',
    'codes.downloaded': 'shown.downloaded then downloadCodes',
    'codes.printed': '= then printCodes',
    // Nothing but this word of the person ends it.
    'codes.noted': 'noted',
  },
  'shown.copying': { 'copyText done': 'shown.copied', 'copyText failed': 'shown.uncopied' },
}
