/** The spec is silent: no entry is lost without a question, wherever the person goes. */
export const leaving = {
  '*': { start: 'free' },
  free: { 'entry.begun': 'guarded' },
  guarded: {
    'entry.begun': '=',
    // The page can be left freely once the last entry is saved or discarded.
    'entry.ended': ['free if isLast', '='],
    'leaving.requested': 'asking',
  },
  asking: {
    'question.cancelled': 'guarded',
    'question.confirmed': 'free then emitLeft',
  },
}
