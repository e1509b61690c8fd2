const failed = ({ event }: { event: { error: unknown } }) => event

/**
 * Where a reading goes that an overloaded server refused: the state `throttled`, which keeps what was read and
 * asks again by itself. The chart has `failureGuards`, `waitDelays`, and an action that keeps the seconds.
 */
export const overloaded = {
  guard: 'wasOverloaded',
  target: 'throttled',
  actions: { type: 'rememberDelay', params: failed },
} as const

/** The same for a reading within another state: `target` is `throttled` there, `#machine.state.throttled`. */
export const overloadedTo = <T extends string>(target: T) => ({ ...overloaded, target }) as const
