/** Spec §4: « Federation: uninitialised … allows initialise and delete; initialised … allows import retrievers. » */
export const federation = {
  '*': { start: 'uninitialised' },
  uninitialised: {
    'federation.edited': 'uninitialised',
    'federation.initialised': 'initialised',
    'federation.deleted': 'deleted',
  },
  initialised: { 'federation.edited': 'initialised', 'retrievers.imported': 'initialised' },
}
