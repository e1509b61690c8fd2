import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { limits } from '../../../contract/limits.ts'
import { openDatabase } from '../../../server/database.ts'
import { buildMonitoring } from '../../../server/metrics/monitoring.ts'
import { serviceMetrics } from '../../../server/metrics/service-metrics.ts'
import { giver } from '../../world/people.ts'
import { inWorld, noon } from '../support/in-world.ts'

const connections = () => ({ total: 4, idle: 1, waiting: 2 })
const before = (seconds: number) => new Date(noon.getTime() - seconds * 1000)

/** The values of all time series, as Prometheus reads them. */
const valuesOf = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/^(\w.*) (\S+)$/gm)].map(([, series, value]) => [series, Number(value)]),
  )

inWorld((world) => {
  const metricsOf = () => serviceMetrics({ db: world.db(), connections, now: () => noon })

  test('What waits in the database is counted, with the age of what has waited longest', async () => {
    const db = world.db()
    await sql`update mails set next_attempt_at = null, sent_at = ${noon}`.execute(db)
    await sql`update offers set remind_at = null, expires_at = ${before(-60)}`.execute(db)
    const mail = { recipient: giver.email, subject: '', text: '', html: '', created_at: before(900) }
    await world.add('mails', [
      { ...mail, next_attempt_at: before(90) },
      { ...mail, next_attempt_at: before(30) },
      { ...mail, next_attempt_at: before(-30) },
      { ...mail, next_attempt_at: null },
      { ...mail, next_attempt_at: null, noted_at: noon },
    ])
    const [offer, other] = await db.selectFrom('offers').select('id').limit(2).execute()
    await sql`update offers set state = 'sounded', animal_id = null, meeting_id = null,
        expires_at = ${before(600)} where id = ${offer!.id}`.execute(db)
    await sql`update offers set remind_at = ${before(10)} where id = ${other!.id}`.execute(db)
    const failure = { failures: 5, failed_at: noon }
    await world.add('sign_in_failures', [
      { ...failure, key: 'blocked', blocked_until: before(-60) },
      { ...failure, key: 'no longer', blocked_until: before(60) },
    ])
    const job = { federation_id: 1, kind: 'init' as const, started_at: noon }
    const seen_at = sql<Date>`clock_timestamp() - interval '1 hour'`
    await world.add('federation_jobs', { ...job, seen_at })

    const text = await metricsOf().text()
    expect(valuesOf(text)).toMatchObject({
      venaison_database_up: 1,
      'venaison_database_connections{state="busy"}': 3,
      'venaison_database_connections{state="idle"}': 1,
      'venaison_database_connections{state="awaited"}': 2,
      venaison_mails_due: 2,
      venaison_mails_oldest_seconds: 90,
      venaison_mails_refused: 1,
      venaison_deadlines_due: 2,
      venaison_deadlines_oldest_seconds: 600,
      'venaison_jobs{state="running"}': 0,
      'venaison_jobs{state="silent"}': 1,
      venaison_sign_ins_blocked: 1,
    })
    expect(text).toContain('nodejs_eventloop_lag_seconds')
  })

  test('Requests are counted by route pattern and status, without anything of the person', async () => {
    const metrics = metricsOf()
    const visitor = await world.as(null, noon, { metrics: metrics.registry })
    await visitor.signIn(giver.email, 'a wrong password')
    await visitor.signIn(giver.email)
    await visitor.get('/api/v1/hunts/self/4711')
    await visitor.get(`/nowhere/${giver.lastname}?mail=${giver.email}`)
    const text = await metrics.text()
    const counted = (status: number) =>
      valuesOf(text)[
        `venaison_http_request_duration_seconds_count{method="POST",route="/login",status="${status}"}`
      ]
    expect([counted(422), counted(200)]).toEqual([1, 1])
    // Labels alone: among the values, any digits may occur.
    const labels = text.replaceAll(/ \S+$/gm, '')
    for (const known of [giver.email, giver.lastname, '4711']) expect(labels).not.toContain(known)
  })

  test('The alert rules name metrics that exist', async () => {
    const metrics = metricsOf()
    await world.as(null, noon, { metrics: metrics.registry })
    const text = await metrics.text()
    const rules = await readFile(new URL('../../../docs/alerts.yml', import.meta.url), 'utf8')
    const named = new Set([...rules.matchAll(/venaison_\w+/g)].map(([name]) => name))
    const known = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name, type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name!],
    )
    expect(named.size).toBeGreaterThan(0)
    expect([...named].filter((name) => !known.includes(name))).toEqual([])
    // As the page « État du service » says it.
    const late = [...rules.matchAll(/max\(venaison_\w+_oldest_seconds\) > (\d+)/g)].map(([, since]) => since)
    expect(late.map(Number)).toEqual([limits.workWaits, limits.workWaits])
  })

  test('The metrics have a server of their own; the public one has none', async () => {
    const metrics = metricsOf()
    const server = buildMonitoring({
      db: world.db(),
      disk: null,
      metrics,
      logLevel: 'silent',
      isStopping: () => false,
    })
    onTestFinished(() => server.close())
    const answer = await server.inject('/metrics')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, metrics.registry.contentType])
    expect((await server.inject('/readyz')).json()).toEqual({ status: 'ok' })
    expect((await server.inject('/')).statusCode).toBe(404)
    const visitor = await world.as(null, noon, { metrics: metrics.registry })
    expect((await visitor.get('/metrics')).body).not.toContain('venaison_')
  })
})

test('A database that does not answer is told in time, and nothing is told of what waits there', async () => {
  const silent = createServer((socket) => void socket.on('error', () => {})).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const { db, close } = await openDatabase(
    { databaseUrl: `postgresql://postgres@127.0.0.1:${port}/postgres`, dataDir: null },
    undefined,
    { connection: 2000, query: 2000 },
  )
  onTestFinished(async () => {
    silent.close()
    await close()
  })
  const metrics = serviceMetrics({ db, connections, patience: 50 })
  const [text] = await Promise.all([metrics.text(), metrics.text()])
  expect(valuesOf(text)).toMatchObject({ venaison_database_up: 0 })
  expect(text).not.toContain('venaison_mails_due')
  expect(text).toContain('process_cpu_seconds_total')
})
