const outputOf = ({ event }: { event: { output: { changed: boolean } } }) => event

/** Closing a window: the lists are reloaded if something changed. */
export const closing = [
  { guard: { type: 'hasChanged', params: outputOf }, target: 'closed', actions: 'notifyChange' },
  { target: 'closed' },
] as const
