import { earlyAnswer } from './early-answers.ts'

/** A request that was answered with a status of failure. */
export class Refused extends Error {
  readonly response: Response
  /** Its body, as `load` reads it. */
  readonly body: unknown

  constructor(response: Response, body: unknown) {
    super(response.statusText)
    this.response = response
    this.body = body
  }
}

/** JSON is parsed, unless a proxy only calls it so; other text stays text, and the rest is a file. */
async function bodyOf(response: Response): Promise<unknown> {
  const type = response.headers.get('Content-Type') ?? ''
  if (type !== '' && !/json|^text\//.test(type)) return response.blob()
  const text = await response.text()
  try {
    return type.startsWith('text/') ? text : JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * The body of an answer, which the document may have asked for in advance.
 * @throws Refused for a status of failure; what `fetch` throws, if nothing was answered
 */
export async function load(url: string, init: RequestInit): Promise<unknown> {
  const response = await (earlyAnswer(url, init) ?? fetch(url, init))
  const body = await bodyOf(response)
  if (!response.ok) throw new Refused(response, body)
  return body
}

/** The query string of a URL, without absent values; null is sent as '', a list as its name repeated. */
export function searchOf(query: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) if (one !== undefined) params.append(name, String(one ?? ''))
  const search = String(params)
  return search && `?${search}`
}
