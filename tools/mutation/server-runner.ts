import { type RunnerTask, type RunnerTestCase, type TestTryOptions, TestRunner } from 'vitest'
import { hasPostgres } from '../../tests/server/support/databases/postgres.ts'
import { activeMutant } from './active-mutant.ts'
import { found, type Trial, trialsOfFile } from './server-trial.ts'

/** More attempts than any test has. */
const MOST_ATTEMPTS = 100_000
/** The database whose tests are skipped, since the same ones run on the other. */
const otherDatabase = hasPostgres ? 'on the embedded database' : 'on PostgreSQL'

/** Runs each test once unchanged, where it has to pass, then once per mutant that it may kill. */
export default class ServerMutantRunner extends TestRunner {
  #trials = trialsOfFile('')
  #trial: Trial | undefined
  #hasPassed = false

  override onCollectStart(file: Parameters<TestRunner['onCollectStart']>[0]) {
    super.onCollectStart(file)
    this.#trials = trialsOfFile(file.filepath)
  }

  override async onBeforeRunSuite(suite: Parameters<TestRunner['onBeforeRunSuite']>[0]) {
    await super.onBeforeRunSuite(suite)
    if (suite.name === otherDatabase) suite.mode = 'skip'
  }

  override async onBeforeRunTask(test: RunnerTestCase) {
    await super.onBeforeRunTask(test)
    this.#trial = undefined
    // Vitest makes another attempt after a failure.
    if (!test.fails) test.retry = { count: MOST_ATTEMPTS, condition: () => this.#trial !== undefined }
  }

  override onBeforeTryTask(test: RunnerTask, options: TestTryOptions) {
    super.onBeforeTryTask(test, options)
    if (options.retry === 0) activeMutant.passed.clear()
    activeMutant.passes = 0
    this.#hasPassed = false
  }

  override onAfterTryTask(test: RunnerTestCase) {
    super.onAfterTryTask(test)
    this.#hasPassed = true
  }

  override async onAfterRetryTask(test: RunnerTestCase, options: TestTryOptions) {
    await super.onAfterRetryTask(test, options)
    if (test.fails || !test.result) return
    const isFirst = options.retry === 0
    if (isFirst && this.#hasPassed) this.#trial = this.#trials.of(activeMutant.passed)
    if (!this.#trial) return
    const { value, done } = isFirst ? this.#trial.next() : this.#trial.next(this.#hasPassed)
    activeMutant.off = value ?? undefined
    test.result.state = done ? 'pass' : 'fail'
    test.result.errors = done ? [] : [{ message: 'not the last attempt' }]
    if (!done) return
    this.#trial = undefined
    test.result.attempts = []
  }

  override async onAfterRunSuite(suite: Parameters<TestRunner['onAfterRunSuite']>[0]) {
    await super.onAfterRunSuite(suite)
    if (suite.file === suite) suite.meta.server = found()
  }
}
