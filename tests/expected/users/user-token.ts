import { call } from '../patterns/call.ts'

/** Spec §2 « Users list »: « get-token actions »; design §5 « Token: a single-use sign-in link, ten minutes ». */
export const userToken = {
  '*': { start: 'asking' },
  asking: { 'link.requested': 'obtaining', 'window.closed': 'closed' },
  // §4: « Blocked or deleted users cannot be … given a token ».
  obtaining: call('readUserToken', 'obtained', 'refused if wasInConflict', 'refused if wasMissing', 'failed'),
  obtained: {
    start: 'obtained.fresh',
    // A clipboard that never answers must not prevent another attempt.
    'link.copied': 'obtained.copying',
    // Design §5: « a single-use sign-in link, ten minutes ».
    'after LINK_LIFETIME': 'expired',
    'window.closed': 'closed',
  },
  'obtained.copying': { 'copyText done': 'obtained.copied', 'copyText failed': 'obtained.uncopied' },
  expired: { 'link.requested': 'obtaining', 'window.closed': 'closed' },
  failed: { 'link.requested': 'obtaining', 'window.closed': 'closed' },
  refused: { 'window.closed': 'closed' },
}
