import type { Flow } from '../../model/model.ts'
import type { RetriedAnswer } from '../../model/retried-answers.ts'
import type { Path } from '../../explore/path-generation.ts'
import { changedTables, meaning } from '../../server/support/fingerprint.ts'
import { excused } from './excused.ts'
import { snapshotAtRest, snapshotDifference, snapshotOnceLike, timeless } from '../support/page-at-rest.ts'
import type { Application, Relations } from './relations.ts'
import { runPath } from '../support/run-path.ts'
import type { BrowserSession } from '../support/session.ts'
import type { Tally } from './tally.ts'
import { closeWindows } from '../support/windows.ts'

/** The failures after which a call is retried, a lost answer (0) among them unless the model says why not. */
export const failuresOf = ({ browser }: Flow, { failed }: RetriedAnswer): readonly number[] =>
  [...failed.keys()].filter((status) => status !== 0 || !browser.retryDiffers)

/**
 * *Retry*: a call whose answer is lost (0), or that fails with a status, and is then repeated ends with
 * the same page and data as if it had been answered at once.
 */
export function retryRelation(
  session: BrowserSession,
  { db, reset }: Application,
  { atRest }: Relations,
  tally: Tally,
) {
  const { network } = session
  async function end() {
    await atRest()
    await closeWindows(session)
    return timeless(await snapshotAtRest(session))
  }
  async function again(flow: Flow, path: Path, status: number) {
    await session.forgetAnswers()
    const losing = { ...session, network: { ...network, fail: network.lose } }
    await runPath(flow, path, status === 0 ? losing : session, reset)
    return end()
  }
  return async function assertRetry(
    flow: Flow,
    { once, failed }: RetriedAnswer,
    statuses: readonly number[],
  ) {
    await session.forgetAnswers()
    await runPath(flow, once, session, reset)
    const shown = await end()
    const data = await meaning(db)
    for (const status of statuses) {
      tally.examined('nouvel essai', flow.name)
      await again(flow, failed.get(status)!, status)
      const after =
        status === 0 ? 'après une réponse perdue' : `après un refus (${status}) et un nouvel essai`
      const difference = snapshotDifference(shown, await snapshotOnceLike(session, shown, timeless))
      if (difference) throw new Error(`${after}, la page diffère ; ${difference}`)
      const isExcused = excused(flow, network)
      const changed = changedTables(data, await meaning(db)).filter((name) => !isExcused(name))
      if (changed.length > 0) throw new Error(`${after}, les données diffèrent : ${changed.join(', ')}`)
    }
  }
}
