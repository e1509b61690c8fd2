import type { Path } from '../../explore/path-generation.ts'
import { isSessionExpiry } from '../../model/browser-steps.ts'
import { reasonAt } from '../../model/exceptions.ts'
import type { Flow } from '../../model/model.ts'
import { unexplained } from '../../server/support/databases/changed-by.ts'
import { changedTables, fingerprint, type Fingerprint } from '../../server/support/fingerprint.ts'
import type { startApplication } from '../support/application.ts'
import { goTo } from '../support/go-to.ts'
import { excused } from './excused.ts'
import type { Look } from './look-back.ts'
import { changesOf, isRead } from '../support/network.ts'
import { snapshotAtRest, snapshotDifference, snapshotOnceLike } from '../support/page-at-rest.ts'
import { runPath } from '../support/run-path.ts'
import type { BrowserSession } from '../support/session.ts'
import type { Tally } from './tally.ts'
import { asksBeforeLeaving, unsavedFields } from './unsaved-entries.ts'
import { closeWindows, countWindows, titlesOfWindows, type WayBack, waysBack } from '../support/windows.ts'

export type Application = Awaited<ReturnType<typeof startApplication>>

/** The path of a page below a user's window: `/users/12` gives `/users`. */
const pageBelow = (url: string) => new URL(url).pathname.replace(/\/\d+$/, '')

const isSignedOut = (flow: Flow, { steps }: Path) => {
  const end = steps.at(-1)
  return end !== undefined && isSessionExpiry(flow, end)
}

/** Runs in the page: forgets what the device keeps, but for reports that were begun, which the list shows. */
const forgetAll = () => {
  for (const key of Object.keys(localStorage))
    if (!/^venaison\.(donation|correction)\./.test(key)) localStorage.removeItem(key)
}

const MOST_FAILURES = 4

/**
 * Relations that hold after every path of every flow, independent of its chart. They compare answered
 * calls, database rows and page snapshots.
 */
export function relationsOf(session: BrowserSession, { db, reset }: Application, tally: Tally) {
  const { page, network, lookBack } = session
  /** The windows that were left in all ways, with or without an entry. */
  const left = new Set<string>()

  /**
   * *Nothing happened* and *once*: only the answered calls have changed data; without one, nothing has
   * changed.
   */
  async function assertChanges({ name, browser: { recordsIn = {} } }: Flow, before: Fingerprint) {
    const calls = changesOf(network.records())
    tally.examined(calls.length > 0 ? 'une fois' : 'rien ne s’est passé', name)
    const changed = unexplained(before, await fingerprint(db), calls, Object.keys(recordsIn))
    if (changed.length === 0) return
    throw new Error(
      calls.length === 0
        ? `aucun appel n’a rien changé, et pourtant les données diffèrent : ${changed.join(', ')}`
        : `d’autres données ont changé que celles de ${calls.join(', ')} : ${changed.join(', ')}`,
    )
  }

  /** Lets the server answer all held calls, and waits until the page is idle. */
  async function atRest() {
    await network.letThrough()
    await page.context().setOffline(false)
    return snapshotAtRest(session)
  }

  /** The page is as before the window opened, unless a call has changed something since. */
  function assertSameAs(look: Look, shown: readonly string[], way: WayBack) {
    if (pageBelow(look.url) !== pageBelow(page.url())) return
    const since = network.records().slice(look.calls)
    const before = network.records().slice(0, look.calls)
    const read = new Set(before.filter(isRead).map(({ name }) => name))
    // Data changed before it opened may be reloaded only now.
    const catchesUp = changesOf(before).length > 0 && since.some(({ name }) => read.has(name))
    const isChanged =
      changesOf(since).length > 0 || since.some(({ became }) => became === 'injected') || catchesUp
    // A page that was not at rest may have been opening the window that its address names.
    if (look.shown && look.url !== page.url())
      throw new Error(`${way} mène à ${page.url()}, et non à ${look.url}, d’où la fenêtre s’est ouverte`)
    const difference = isChanged || !look.shown ? undefined : snapshotDifference(look.shown, shown)
    if (difference) throw new Error(`${way} ne rend pas la page d’avant la fenêtre ; ${difference}`)
  }

  /** All ways if no path has left the open windows yet, with or without an entry as now; otherwise one. */
  async function waysToLeave({ name }: Flow): Promise<readonly WayBack[]> {
    const where = JSON.stringify([name, await titlesOfWindows(page), lookBack.hasEntry()])
    if (left.has(where)) return waysBack.slice(0, 1)
    left.add(where)
    return waysBack
  }

  /** Closes every window in one of the ways, which must change and lose nothing. */
  async function leaveWindows(flow: Flow, path: Path, way: WayBack) {
    const look = lookBack.look()
    const pathname = pageBelow(page.url())
    const before = await fingerprint(db)
    await closeWindows(session, way, (fields) => {
      const reason = reasonAt(flow.browser.entryIsLost, path)
      if (!lookBack.hasEntry()) return
      if (reason !== undefined) return tally.leftOut('chemin du retour', reason)
      throw new Error(`${way} ferme la fenêtre et perd sans question ce qui est saisi : ${fields.join(', ')}`)
    })
    const shown = await snapshotAtRest(session)
    if (pageBelow(page.url()) !== pathname) throw new Error(`${way} a quitté ${pathname}`)
    const isExcused = excused(flow, network)
    const changed = changedTables(before, await fingerprint(db)).filter((name) => !isExcused(name))
    if (changed.length > 0)
      throw new Error(`fermer les fenêtres (${way}) a changé les données : ${changed.join(', ')}`)
    if (look) assertSameAs(look, shown, way)
  }

  /** Whether the page itself, outside windows, has an unsaved entry. */
  const hasUnsavedPage = async () =>
    lookBack.hasEntry() && (await page.evaluate(unsavedFields, undefined)).length > 0

  async function overcomeFailures() {
    const again = page.getByRole('button', { name: /^Réessayer/ }).and(page.locator(':enabled'))
    for (let times = 0; times < MOST_FAILURES && (await again.count()) > 0; times++) {
      await again.first().click()
      await snapshotAtRest(session)
    }
  }

  /** Whether the page shows something that the test answered instead of the server. */
  function isInvented(): boolean {
    // What a call that failed did not change is still what the one before it answered.
    const answered = network.records().filter(({ became }) => became === 'served' || became === 'injected')
    const last = new Map(answered.map((record) => [record.name, record]))
    return (
      [...last.values()].some(({ became }) => became === 'injected') ||
      network.records().some((record) => !isRead(record) && record.became === 'injected')
    )
  }

  /** Why the page of any flow may rightly differ after a reload, if so. */
  async function whyDifferent(): Promise<string | undefined> {
    if (isInvented()) return 'le test a répondu à la place du serveur'
    return (await hasUnsavedPage()) ? 'une saisie de la page n’est pas enregistrée' : undefined
  }

  return {
    /** Runs a path; then *nothing happened* and *once* must hold. */
    async walk(flow: Flow, path: Path) {
      let before: Fingerprint = new Map()
      await runPath(flow, path, session, async () => {
        await reset()
        before = await fingerprint(db)
      })
      await assertChanges(flow, before)
    },
    /**
     * *Way back*: from the end of a path, each of Escape, the Back button, the close button and the
     * footer button closes each window, sends nothing, loses no entry without asking, and restores the
     * earlier page. Before a page with unsaved entries is left, the browser asks, or the entry is stored.
     * The path is taken again for each way but the first; a window that was left in all ways, in one of them.
     */
    async assertWaysBack(flow: Flow, path: Path) {
      if (isSignedOut(flow, path))
        return tally.leftOut('chemin du retour', 'la session est finie : la connexion se présente')
      let shown = await atRest()
      const ways = (await countWindows(page)) > 0 ? await waysToLeave(flow) : []
      for (const [index, way] of ways.entries()) {
        if (index > 0) {
          await runPath(flow, path, session, reset)
          shown = await atRest()
        }
        tally.examined('chemin du retour', flow.name)
        await leaveWindows(flow, path, way)
      }
      if (!(await hasUnsavedPage())) return
      const reason = reasonAt(flow.browser.entryIsLost, path)
      if (reason !== undefined) return tally.leftOut('chemin du retour', reason)
      tally.examined('chemin du retour', flow.name)
      const fields = await page.evaluate(unsavedFields, undefined)
      if (await page.evaluate(asksBeforeLeaving)) return
      await goTo(page, page.url())
      const difference = snapshotDifference(shown, await snapshotOnceLike(session, shown))
      if (difference)
        throw new Error(
          `quitter la page perd sans question ce qui est saisi : ${fields.join(', ')} ; ${difference}`,
        )
    },
    /**
     * *Reload*: at rest and without a window, after failures are overcome, a reload shows the same page;
     * if nothing was changed, the same as for a new visitor.
     */
    async assertReload(flow: Flow, path: Path) {
      if (isSignedOut(flow, path))
        return tally.leftOut('rechargement', 'la session est finie : la connexion se présente')
      const own = reasonAt(flow.browser.reloadDiffers, path)
      if (own !== undefined) return tally.leftOut('rechargement', own, flow.name)
      const reason = await whyDifferent()
      if (reason !== undefined) return tally.leftOut('rechargement', reason)
      await overcomeFailures()
      const shown = await snapshotAtRest(session)
      const isUnchanged = changesOf(network.records()).length === 0
      if (isUnchanged) await page.evaluate(forgetAll)
      await goTo(page, page.url())
      const difference = snapshotDifference(shown, await snapshotOnceLike(session, shown))
      if (!difference) return tally.examined('rechargement', flow.name)
      throw new Error(
        isUnchanged
          ? `rien n’a été changé, et pourtant la page n’est pas celle que trouve qui arrive ; ${difference}`
          : `la page rechargée diffère ; ${difference}`,
      )
    },
    /**
     * The beginning of a path, up to where the test answers instead of the server for good, an entry stays
     * unsaved, or the session ends.
     */
    async answeredPart(flow: Flow, path: Path): Promise<Path> {
      let count = 0
      const note = (index: number) => {
        if (!isInvented() && !lookBack.hasEntry()) count = index
      }
      await runPath(flow, path, session, reset, undefined, note)
      return { ...path, steps: path.steps.slice(0, count) }
    },
    atRest,
  }
}
export type Relations = ReturnType<typeof relationsOf>
