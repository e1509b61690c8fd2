import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

type Attribute = { key: string; value: Record<string, string | number> }
type Span = Record<'traceId' | 'spanId' | 'name' | 'startTimeUnixNano' | 'endTimeUnixNano', string> & {
  parentSpanId?: string
  kind: number
  attributes: Attribute[]
}
type Received = {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[]
}

const plain = (attributes: Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

/** A collector of OTLP/HTTP, which reads JSON; `silent` never answers. Stopped after the test. */
export async function startCollector(mood: 'usual' | 'silent' = 'usual') {
  const bodies: { path: string; headers: NodeJS.Dict<string | string[]>; text: string }[] = []
  const server = createServer(async (request, answer) => {
    let text = ''
    for await (const part of request) text += String(part)
    bodies.push({ path: request.url!, headers: request.headers, text })
    if (mood === 'usual') answer.setHeader('content-type', 'application/json').end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What was received, as it was sent. */
    bodies,
    /** All spans, with their attributes and those of their process. */
    spans: () =>
      bodies
        .flatMap(({ text }) => (JSON.parse(text) as Received).resourceSpans)
        .flatMap(({ resource, scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) =>
            spans.map((span) => ({
              ...span,
              attributes: plain(span.attributes),
              resource: plain(resource.attributes),
            })),
          ),
        ),
  }
}
