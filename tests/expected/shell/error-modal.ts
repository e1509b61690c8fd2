/** Spec §8 « Global error modal ». */
export const errorModal = {
  '*': {
    start: 'closed',
    'failure.reported': [
      // §8: « Nothing is shown if the message is 'Request aborted'. »
      '= if wasAborted',
      '= then emitExpiry if wasExpired',
      // The page asks for the second factor instead.
      '= then emitOwing if wasOwing',
      // Design §5 « One person a page ».
      'open.otherAccount if isOtherAccount',
      'open.plainText if isPlainText',
      'open.serverException if isServerException',
      'open.apiError if isApiError',
      // §8: « otherwise 'Erreur inconnue' ».
      'open.unknown',
    ],
  },
  // §8: « grey 'Fermer' button ».
  'open.otherAccount': { 'page.reloaded': 'closed then reload' },
  open: { start: 'open.unknown', 'modal.closed': 'closed' },
}
