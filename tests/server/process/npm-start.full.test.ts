import { test } from 'vitest'
import { endsInGoodOrder } from '../support/processes/npm-start.ts'

test('On a signal to npm, the server completes open requests, and npm exits afterwards', async () => {
  await endsInGoodOrder((npm) => process.kill(npm, 'SIGTERM'))
})

test('Ctrl+C reaches npm and the server, which receives it twice and still shuts down cleanly', async () => {
  await endsInGoodOrder((npm) => process.kill(-npm, 'SIGINT'))
})
