import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../server/database.ts'
import { readSettings } from '../../../server/settings.ts'
import { startCollector } from '../support/processes/collector.ts'
import { withPostgres } from '../support/databases/with-postgres.ts'
import { real, startServer as start } from '../support/processes/process.ts'
import { RemoteVisitor } from '../support/processes/remote-visitor.ts'
import { startSmtp } from '../support/processes/smtp.ts'
import { rowsIn } from '../support/rows.ts'

const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:4318'
const printing = {
  NODE_OPTIONS: `--import=${join(import.meta.dirname, '../support/processes/print-tracing-packages.ts')}`,
}

/** A server of a database, which prints what it loads of OpenTelemetry. */
const startServer = (settings: Record<string, string>) =>
  start('server/main.ts', { ...real, ...printing, ...settings })

test('Without a collector nothing of OpenTelemetry is loaded but the interface that prom-client names', async () => {
  await withPostgres(async (DATABASE_URL) => {
    const off = { DATABASE_URL, OTEL_EXPORTER_OTLP_ENDPOINT: '' }
    const server = await startServer(off)
    expect((await fetch(`${server.url}/api/v1/specimen_types`)).status).toBe(200)
    const loaded = new Set(server.printed().match(/(?<=^loaded ).*$/gm))
    expect([...loaded]).toEqual(['@opentelemetry/api'])
  }, 'small')
})

test('Requests with their statements, mails and other work are sent to the collector, and nothing of a person', async () => {
  await withPostgres(async (DATABASE_URL) => {
    const [collector, smtp] = [await startCollector(), await startSmtp()]
    const { db, close } = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: null })
    const now = new Date()
    const letter = { subject: 'Pour Julie', text: 'Julie', html: 'Julie' }
    const due = { recipient: 'julie.morel@example.org', created_at: now, next_attempt_at: now }
    await rowsIn(db).add('mails', { ...letter, ...due })
    const settings = {
      DATABASE_URL,
      SMTP_URL: smtp.url,
      OTEL_SERVICE_NAME: 'venaison-of-cher',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-tenant=venaison',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
    }
    const server = await startServer(settings)
    expect(server.printed()).toContain('loaded @opentelemetry/sdk-trace')
    const visitor = new RemoteVisitor(server.url)
    await visitor.send('GET', '/login')
    const login = { email: 'julie.morel@example.org', password: 'Sous-bois 31' }
    const named = { 'x-request-id': 'an-attempt-to-sign-in' }
    expect((await visitor.send('POST', '/login', login, named)).status).toBe(422)
    await visitor.send('GET', '/api/v1/cities?search=Saint-Amand')
    await visitor.send('GET', '/somebody/julie.morel?phone=0639980000')
    await expect.poll(() => smtp.received.length).toBe(1)
    expect(await server.stop()).toBe(0)

    const spans = collector.spans()
    const received = { 'content-type': 'application/json', 'x-tenant': 'venaison' }
    for (const body of collector.bodies) expect(body).toMatchObject({ path: '/v1/traces', headers: received })
    const [attempt] = spans.filter(({ name }) => name === 'POST /login')
    expect(attempt).toMatchObject({
      kind: 2,
      attributes: { 'http.request.method': 'POST', 'http.route': '/login', 'http.response.status_code': 422 },
      resource: { 'service.name': 'venaison-of-cher', 'deployment.environment.name': 'test' },
    })
    expect(JSON.stringify(collector.bodies)).toContain('an-attempt-to-sign-in')
    const parts = spans.filter(({ traceId }) => traceId === attempt!.traceId)
    const statements = parts.filter(({ kind }) => kind === 3)
    expect(statements.length).toBeGreaterThan(1)
    for (const one of statements) {
      expect(one).toMatchObject({
        parentSpanId: attempt!.spanId,
        attributes: { 'db.system.name': 'postgresql' },
      })
      expect(BigInt(one.startTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(attempt!.startTimeUnixNano))
      expect(BigInt(one.endTimeUnixNano)).toBeLessThanOrEqual(BigInt(attempt!.endTimeUnixNano))
    }
    expect(statements.map(({ attributes }) => attributes['db.query.text']).join()).toContain('$1')
    const names = new Set(spans.filter(({ parentSpanId }) => !parentSpanId).map(({ name }) => name))
    for (const name of ['GET /login', 'GET /api/v1/cities', 'deliver mail', 'expire offers'])
      expect(names).toContain(name)
    // Polling the outbox is no trace of its own.
    for (const name of names) expect(name).not.toMatch(/^[A-Z]+$/)
    const [mail] = spans.filter(({ name }) => name === 'deliver mail')
    expect(mail).toMatchObject({ attributes: { attempts: 1 } })
    const sent = collector.bodies.map(({ text }) => text).join()
    expect(sent).not.toMatch(/julie|morel|example\.org|sous-bois|amand|0639980000/i)
    await Promise.all([close(), smtp.stop()])
  }, 'small')
})

test('The variables of the specification say whether and how much is traced', () => {
  const traced = (settings: Record<string, string>) => readSettings(settings).tracing
  const on = { OTEL_EXPORTER_OTLP_ENDPOINT }
  const OTEL_TRACES_SAMPLER_ARG = '0.25'
  for (const off of [
    {},
    { ...on, OTEL_SDK_DISABLED: 'TRUE' },
    { ...on, OTEL_TRACES_EXPORTER: 'none' },
    { ...on, OTEL_TRACES_SAMPLER: 'always_off' },
  ])
    expect(traced(off)).toBeNull()
  const endpoint = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example.org/v1/traces' }
  for (const whole of [on, endpoint, { ...on, OTEL_TRACES_SAMPLER_ARG }])
    expect(traced(whole)).toEqual({ share: 1 })
  for (const OTEL_TRACES_SAMPLER of ['traceidratio', 'parentbased_traceidratio'])
    expect(traced({ ...on, OTEL_TRACES_SAMPLER, OTEL_TRACES_SAMPLER_ARG })).toEqual({ share: 0.25 })
  for (const wrong of [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
    { OTEL_TRACES_SAMPLER: 'jaeger_remote' },
    { OTEL_TRACES_SAMPLER_ARG: '2' },
    { OTEL_TRACES_EXPORTER: 'zipkin' },
  ])
    expect(() => traced(wrong)).toThrow(Object.keys(wrong)[0]!)
})
