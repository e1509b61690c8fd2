import { beforeEach } from 'vitest'
import { isSampled } from '../../world/sample.ts'

/** Of so many stories written by hand, `npm test` draws one. */
const ONE_IN = 2

/** Paths and scenarios draw their own sample; what surrounds every page is examined by every run. */
const isAlwaysRun = (file: string) => /tests\/browser\/(?:paths|scenarios|shell)\//.test(file)

/** Skips the stories that the commit did not draw. */
beforeEach(({ task, skip }) => {
  skip(!isAlwaysRun(task.file.name) && !isSampled(`${task.file.name} ${task.name}`, ONE_IN))
})
