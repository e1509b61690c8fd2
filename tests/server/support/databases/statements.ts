import { type Traced, traces } from '../../../../server/tracing/traced.ts'

/** The statements that the server sends to its database while something is done. */
export async function statementsDuring(work: () => Promise<unknown>): Promise<string[]> {
  const texts: unknown[] = []
  const note = (what: unknown) => void texts.push((what as Traced).attributes['db.query.text'])
  traces.start.subscribe(note)
  await work().finally(() => traces.start.unsubscribe(note))
  return texts.filter((text) => typeof text === 'string')
}
