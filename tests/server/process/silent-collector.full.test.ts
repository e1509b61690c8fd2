import { expect, test } from 'vitest'
import { startCollector } from '../support/processes/collector.ts'
import { real, startServer } from '../support/processes/process.ts'
import { withPostgres } from '../support/databases/with-postgres.ts'

test('A collector that never answers keeps nobody waiting, also when the server stops', async () => {
  await withPostgres(async (DATABASE_URL) => {
    const { url } = await startCollector('silent')
    const server = await startServer('server/main.ts', {
      ...real,
      DATABASE_URL,
      OTEL_EXPORTER_OTLP_ENDPOINT: url,
    })
    expect((await fetch(`${server.url}/api/v1/specimen_types`)).status).toBe(200)
    expect(await server.stop()).toBe(0)
  }, 'small')
})
