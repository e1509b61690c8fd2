import { test } from 'vitest'
import { randomPaths } from '../../model/random-paths.ts'
import { machineRunPaths } from '../../model/run-paths.ts'
import { pathsSeed, printSeed } from '../../model/seeds.ts'
import { flows } from '../../models/registry.ts'
import { replay } from './replay.ts'

/**
 * The simulation that makes paths agrees with the interpreter that runs a chart for a person: on every
 * edge, every pair of successive transitions, every refusal, and on long random paths, which combine what
 * a `key` keeps apart.
 */
test.each(flows)('An actor of $name does what was simulated', async (flow) => {
  const { paths, refusals } = machineRunPaths(flow)
  for (const path of paths) await replay(flow, path)
  for (const { path, event } of refusals) await replay(flow, path, event)
})

printSeed('machines')

test.each(flows)(`On random paths of seed ${pathsSeed} too: $name`, async (flow) => {
  for (const { path } of randomPaths(flow, { seed: pathsSeed, length: 30, count: 6 }))
    await replay(flow, path)
})
