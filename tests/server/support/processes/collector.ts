import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

type Value = { stringValue?: string; intValue?: number; doubleValue?: number; arrayValue?: object }
type Attribute = { key: string; value: Value }
type Received = {
  resourceSpans: {
    resource: { attributes: Attribute[] }
    scopeSpans: {
      spans: {
        traceId: string
        spanId: string
        parentSpanId?: string
        name: string
        kind: number
        startTimeUnixNano: string
        endTimeUnixNano: string
        attributes: Attribute[]
        status: { code?: number }
      }[]
    }[]
  }[]
}

const plain = (attributes: Attribute[]) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? value.doubleValue]),
  )

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
