import type { Sent } from '../endpoints/row.ts'
import type { Field } from './inputs.ts'

/** A call of the table, as an input. */
export async function rightCall(
  { near, query = '', sends, form }: Sent & { near?: number | string | undefined },
  caller: number,
  path: string,
) {
  const url = path.replace(/\{\w+\}/, String(near)) + query
  if (!form)
    return sends
      ? { caller, url, headers: { 'content-type': 'application/json' }, body: JSON.stringify(sends) }
      : { caller, url, headers: {}, body: null }
  const fields = Object.entries(form()).map(async ([name, value]): Promise<Field> => {
    if (typeof value === 'string') return [name, value]
    const file = Buffer.from(await value.arrayBuffer()).toString('latin1')
    return [name, { file, name: value.name, type: value.type }]
  })
  return { caller, url, headers: {}, body: { fields: await Promise.all(fields) } }
}
