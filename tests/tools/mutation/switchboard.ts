import { trying } from '../../screens/run/heeding.ts'

type Handler = (...given: readonly unknown[]) => unknown

/** Which switch is off, and which were passed since `passed` was emptied. */
export const switchboard = { off: undefined as string | undefined, passed: new Set<string>() }

/** For each handler its switched form, which stays the same as long as the handler does. */
const switched = new WeakMap<Handler, Map<string, Handler>>()

function withSwitch(id: string, handler: Handler): Handler {
  const known = switched.get(handler) ?? new Map<string, Handler>()
  switched.set(handler, known)
  const wrapped =
    known.get(id) ??
    ((...given) => {
      if (!trying.now) switchboard.passed.add(id)
      if (switchboard.off !== id) return handler(...given)
      // A form that nobody handles would leave the page.
      const [event] = given as [{ type?: string; preventDefault?: () => void } | undefined]
      if (event?.type === 'submit') event.preventDefault?.()
      return undefined
    })
  known.set(id, wrapped)
  return wrapped
}

Object.assign(globalThis, {
  __handler: (id: string, handler: unknown) =>
    typeof handler === 'function' ? withSwitch(id, handler as Handler) : handler,
  __lock(id: string, isLocked: unknown) {
    if (!isLocked) return isLocked
    switchboard.passed.add(id)
    return switchboard.off !== id
  },
})
