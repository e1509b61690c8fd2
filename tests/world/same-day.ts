import { beforeEach } from 'vitest'
import { restartClock } from './clock.ts'

/**
 * In the machines and screens projects every test begins at the same time. What models and answers made of
 * `today` when they were loaded is then of the day on which each test begins, however long the run takes.
 */
beforeEach(restartClock)
