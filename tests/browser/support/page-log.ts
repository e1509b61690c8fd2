import type { Page, Request } from 'playwright-core'

/** One line of the page log; `at` in milliseconds since it was opened. */
export type Line = { at: number; kind: 'step' | 'console' | 'network'; text: string; isBad: boolean }

/** Requests for static files are not logged. */
const isTelling = (request: Request) => ['document', 'xhr', 'fetch'].includes(request.resourceType())

export function openPageLog(page: Page) {
  let begun = performance.now()
  let lines: Line[] = []
  const asked = new Map<Request, number>()
  const write = (kind: Line['kind'], text: string, isBad = false) =>
    void lines.push({ at: Math.round(performance.now() - begun), kind, text, isBad })
  const line = (request: Request) => {
    const url = new URL(request.url())
    return `${request.method()} ${url.pathname}${url.search}`
  }
  const took = (request: Request) => Math.round(performance.now() - (asked.get(request) ?? performance.now()))

  page.on('console', (message) =>
    write('console', `${message.type()} : ${message.text()}`, message.type() === 'error'),
  )
  page.on('pageerror', (error) => write('console', `exception : ${error.message}`, true))
  page.on('request', (request) => {
    if (!isTelling(request)) return
    asked.set(request, performance.now())
    write('network', `→ ${line(request)}`)
  })
  page.on('response', (response) => {
    const request = response.request()
    if (!isTelling(request)) return
    const isBad = response.status() >= 400
    write('network', `← ${response.status()} ${line(request)} (${took(request)} ms)`, isBad)
  })
  page.on('requestfailed', (request) => {
    if (isTelling(request))
      write('network', `✗ ${line(request)} (${request.failure()?.errorText ?? ''})`, true)
  })

  return {
    clear() {
      begun = performance.now()
      lines = []
      asked.clear()
    },
    step: (words: string) => write('step', words),
    lines: (): readonly Line[] => [...lines],
  }
}
