import { endpoints } from '../../../contract/endpoints.ts'
import type { Path } from '../../explore/path-generation.ts'
import { isSessionExpiry, pathName } from '../../model/browser-paths.ts'
import type { LostAnswer } from '../../model/lost-answers.ts'
import type { Flow } from '../../model/model.ts'
import { changedTables, fingerprint, type Fingerprint, meaning } from '../../server/support/fingerprint.ts'
import { isSampled } from '../../world/sample.ts'
import type { startApplication } from './application.ts'
import { goTo } from './go-to.ts'
import type { CallRecord } from './network.ts'
import { closeWindows, snapshotAtRest, snapshotDifference, snapshotOnceLike } from './page-at-rest.ts'
import { runPath } from './run-path.ts'
import type { BrowserSession } from './session.ts'

/** The path of a page, without the number of somebody whose window is over it: `/users/12` is `/users`. */
const pageBelow = (url: string) => new URL(url).pathname.replace(/\/\d+$/, '')

/** The link that signs somebody in is made by asking for it (spec §6). */
const changingReads = new Set(['readUserToken'])
const reads = ({ name }: CallRecord) => endpoints[name].method === 'GET' && !changingReads.has(name)

/**
 * Relations that hold for every path of every flow, whatever its chart says. They know the calls that
 * were answered, the rows of the database and what stands on the page, nothing of the chart.
 */
export function relationsOf(
  session: BrowserSession,
  application: Awaited<ReturnType<typeof startApplication>>,
) {
  const { page, network } = session
  const { db, reset } = application

  /** *Nothing happened*: without an answered call that changes data, the data are what they were. */
  async function assertUntouched({ browser: { recordsIn = {} } }: Flow, before: Fingerprint) {
    const records = network.records()
    if (records.some((record) => !reads(record) && record.became === 'served')) return
    const changed = changedTables(before, await fingerprint(db)).filter((name) => !(name in recordsIn))
    if (changed.length > 0)
      throw new Error(
        `aucun appel n’a rien changé, et pourtant les données diffèrent : ${changed.join(', ')}`,
      )
  }

  /** What is left when every window is closed, which must change nothing: the page, where it is, and the data. */
  async function left(by?: 'Escape' | 'Back') {
    await network.letThrough()
    // What a page loads bit by bit comes to rest more than once.
    await page.waitForLoadState('networkidle')
    await snapshotAtRest(session)
    const pathname = pageBelow(page.url())
    const before = await fingerprint(db)
    await closeWindows(session, by)
    const shown = await snapshotAtRest(session)
    if (pageBelow(page.url()) !== pathname) throw new Error(`le retour a quitté ${pathname}`)
    const changed = changedTables(before, await fingerprint(db))
    if (changed.length > 0)
      throw new Error(`fermer les fenêtres a changé les données : ${changed.join(', ')}`)
    return shown
  }

  /** Whether all that the page shows comes from the server. */
  const isFromServer = () => {
    const last = new Map(network.records().map((record) => [record.name, record]))
    return (
      [...last.values()].every(({ became }) => became === 'served') &&
      !network.records().some((record) => !reads(record) && record.became === 'injected')
    )
  }

  return {
    /** Walks a path; then *nothing happened* must hold. */
    async walk(flow: Flow, path: Path) {
      let before: Fingerprint = new Map()
      await runPath(flow, path, session, async () => {
        await reset()
        before = await fingerprint(db)
      })
      await assertUntouched(flow, before)
    },
    /**
     * *Way back* and *reload*: after a path, Escape, or the Back button, closes every window and sends
     * nothing; the page behind them is then what reloading shows, where all of it comes from the server.
     */
    async assertReload(flow: Flow, path: Path) {
      const end = path.steps.at(-1)
      if (flow.browser.reloadDiffers || !isFromServer() || (end && isSessionExpiry(flow, end))) return
      const shown = await left(isSampled(`${pathName(flow, path)} left`, 2) ? 'Back' : 'Escape')
      await goTo(page, page.url())
      const difference = snapshotDifference(shown, await snapshotOnceLike(session, shown))
      if (difference) throw new Error(`la page rechargée diffère ; ${difference}`)
    },
    /**
     * *Once* and *retry*: a call whose answer is lost and that is made again ends on the page and with
     * the data of the call that was answered at once.
     */
    async assertOnce(flow: Flow, { once, lost }: LostAnswer) {
      await runPath(flow, once, session, reset)
      const shown = await left()
      const data = await meaning(db)
      await session.forgetAnswers()
      const losing = { ...session, network: { ...network, fail: network.lose } }
      await runPath(flow, lost, losing, reset)
      await network.letThrough()
      await snapshotAtRest(session)
      await closeWindows(session)
      const difference = snapshotDifference(shown, await snapshotOnceLike(session, shown))
      if (difference) throw new Error(`après une réponse perdue, la page diffère ; ${difference}`)
      const { recordsIn = {} } = flow.browser
      const changed = changedTables(data, await meaning(db)).filter((name) => !(name in recordsIn))
      if (changed.length > 0)
        throw new Error(`après une réponse perdue, les données diffèrent : ${changed.join(', ')}`)
    },
  }
}
