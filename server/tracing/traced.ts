import { tracingChannel } from 'node:diagnostics_channel'
import type { Context } from '@opentelemetry/api'

/** Something that takes time and may be traced; nothing of it may say anything of a person. */
export type Traced = {
  /** `statement`s are traced only within something else, so that polling the database is no trace. */
  kind: 'request' | 'statement' | 'mail' | 'work'
  name: string
  attributes: Record<string, string | number>
  /** Milliseconds that have already passed. */
  elapsed?: number
  /** Further attributes, and whether it has failed, once it has ended. */
  outcome?: () => { attributes: Traced['attributes']; hasFailed: boolean }
}

/** Tells of everything that is traced, if somebody listens (`open-telemetry.ts`). */
export const traces = tracingChannel<Context, Traced>('venaison')

/** Does work, and tells when it began and ended. Costs nothing while nobody listens. */
export const traced = <T>(what: () => Traced, work: () => Promise<T>): Promise<T> =>
  traces.hasSubscribers ? traces.tracePromise(work, what()) : work()

/** The trace of an SQL statement, whose text has placeholders instead of values. */
export const statement = (text: string): Traced => {
  const operation = /\w+/.exec(text)?.[0].toUpperCase() ?? 'SQL'
  const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.text': text }
  return { kind: 'statement', name: operation, attributes }
}
