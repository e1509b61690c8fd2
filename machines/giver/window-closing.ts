const outputOf = ({ event }: { event: { output: { changed: boolean } } }) => event

/** What the end of a window does: the lists are read again where something changed. */
export const closing = [
  { guard: { type: 'hasChanged', params: outputOf }, target: 'closed', actions: 'notifyChange' },
  { target: 'closed' },
] as const
