import { controlCheck } from '../../tests/screens/run/handled-controls.ts'
import { activeMutant, isActive } from './active-mutant.ts'

type Handler = (...given: readonly unknown[]) => unknown

/** The instrumented version of each handler; its identity is as stable as the handler's. */
const instrumented = new WeakMap<Handler, Map<string, Handler>>()

function instrument(id: string, handler: Handler): Handler {
  const known = instrumented.get(handler) ?? new Map<string, Handler>()
  instrumented.set(handler, known)
  const wrapped =
    known.get(id) ??
    ((...given) => {
      if (controlCheck.isRunning ? activeMutant.off !== id : !isActive(id)) return handler(...given)
      // An unhandled submit would navigate away.
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
  __lock: (id: string, isLocked: unknown) => (isLocked ? !isActive(id) : isLocked),
})
