/** Recovery codes are displayed once, and saved by the person in any way. */
export const recoveryCodes = {
  '*': { start: 'shown' },
  shown: {
    start: 'shown.fresh',
    'codes.copied': 'shown.copying',
    'codes.downloaded': 'shown.downloaded then downloadCodes',
    'codes.printed': '= then printCodes',
    // Only the person's confirmation ends it.
    'codes.noted': 'noted',
  },
  'shown.copying': { 'copyText done': 'shown.copied', 'copyText failed': 'shown.uncopied' },
}
