/** A call under way: its answer, and what aborts it. */
type Early = { answer: Promise<Response>; controller: AbortController }

declare global {
  /** The calls that the document began while the scripts were loading, by URL. */
  var earlyAnswers: Map<string, Early> | undefined
}

/**
 * The answer that the document asked for in advance (`server/http/announcements.ts`); it is taken once, and can
 * be aborted as one's own call. They belong to the beginning of a page: after the first call that may change
 * something, they are outdated.
 */
export function earlyAnswer(url: string, init: RequestInit): Promise<Response> | undefined {
  if (init.method !== 'GET') globalThis.earlyAnswers = undefined
  const early = globalThis.earlyAnswers?.get(url)
  globalThis.earlyAnswers?.delete(url)
  init.signal?.addEventListener('abort', () => early?.controller.abort())
  return early?.answer
}
