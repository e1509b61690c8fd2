import { controlCheck } from '../../screens/run/handled-controls.ts'

type Handler = (...given: readonly unknown[]) => unknown

/** The mutant that is active (`off`), and the mutation points passed since `passed` was cleared. */
export const activeMutant = { off: undefined as string | undefined, passed: new Set<string>() }

/** The instrumented form of each handler; its identity is as stable as the handler's. */
const instrumented = new WeakMap<Handler, Map<string, Handler>>()

function instrument(id: string, handler: Handler): Handler {
  const known = instrumented.get(handler) ?? new Map<string, Handler>()
  instrumented.set(handler, known)
  const wrapped =
    known.get(id) ??
    ((...given) => {
      if (!controlCheck.isRunning) activeMutant.passed.add(id)
      if (activeMutant.off !== id) return handler(...given)
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
    typeof handler === 'function' ? instrument(id, handler as Handler) : handler,
  __lock(id: string, isLocked: unknown) {
    if (!isLocked) return isLocked
    activeMutant.passed.add(id)
    return activeMutant.off !== id
  },
})
