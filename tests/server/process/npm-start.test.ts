import { test } from 'vitest'
import { endsInGoodOrder } from '../support/processes/npm-start.ts'

test('Ctrl+C reaches npm and the server, which receives it twice and still shuts down cleanly', async () => {
  await endsInGoodOrder((npm) => process.kill(-npm, 'SIGINT'))
})
