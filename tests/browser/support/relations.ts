import type { Path } from '../../explore/path-generation.ts'
import { isSessionExpiry, pathName } from '../../model/browser-paths.ts'
import { reasonAt } from '../../model/exceptions.ts'
import type { Flow } from '../../model/model.ts'
import { unexplained } from '../../server/support/changed-by.ts'
import { changedTables, fingerprint, type Fingerprint } from '../../server/support/fingerprint.ts'
import { drawnFrom } from '../../world/sample.ts'
import type { startApplication } from './application.ts'
import { goTo } from './go-to.ts'
import type { Look } from './look-back.ts'
import { changesOf, isRead } from './network.ts'
import { snapshotAtRest, snapshotDifference, snapshotOnceLike } from './page-at-rest.ts'
import { runPath } from './run-path.ts'
import type { BrowserSession } from './session.ts'
import type { Tally } from './tally.ts'
import { asksBeforeLeaving, unsavedFields } from './unsaved-entries.ts'
import { closeWindows, countWindows, type WayBack, waysBack } from './windows.ts'

export type Application = Awaited<ReturnType<typeof startApplication>>

/** The path of a page, without the number of somebody whose window is over it: `/users/12` is `/users`. */
const pageBelow = (url: string) => new URL(url).pathname.replace(/\/\d+$/, '')

const isSignedOut = (flow: Flow, { steps }: Path) => {
  const end = steps.at(-1)
  return end !== undefined && isSessionExpiry(flow, end)
}

/** Failures in a row that a person overcomes by « Réessayer ». */
const MOST_FAILURES = 4

/**
 * Relations that hold for every path of every flow, whatever its chart says. They know the calls that
 * were answered, the rows of the database and what stands on the page, nothing of the chart.
 */
export function relationsOf(session: BrowserSession, { db, reset }: Application, tally: Tally) {
  const { page, network, lookBack } = session

  /**
   * *Nothing happened* and *once*: what has changed is what the answered calls say; without one, nothing.
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

  /** Lets the server answer whatever waits, and the page come to rest. */
  async function atRest() {
    await network.letThrough()
    await page.context().setOffline(false)
    // What a page loads bit by bit comes to rest more than once.
    await page.waitForLoadState('networkidle')
    return snapshotAtRest(session)
  }

  /** What stood on the page before the window opened is there again, unless a call has changed something since. */
  function assertSameAs(look: Look, shown: readonly string[], way: WayBack) {
    if (pageBelow(look.url) !== pageBelow(page.url())) return
    const since = network.records().slice(look.calls)
    const before = network.records().slice(0, look.calls)
    const read = new Set(before.filter(isRead).map(({ name }) => name))
    // What was changed before it opened may be read again only now.
    const catchesUp = changesOf(before).length > 0 && since.some(({ name }) => read.has(name))
    const isChanged =
      changesOf(since).length > 0 || since.some(({ became }) => became === 'injected') || catchesUp
    if (look.url !== page.url())
      throw new Error(`${way} mène à ${page.url()}, et non à ${look.url}, d’où la fenêtre s’est ouverte`)
    const difference = isChanged || !look.shown ? undefined : snapshotDifference(look.shown, shown)
    if (difference) throw new Error(`${way} ne rend pas la page d’avant la fenêtre ; ${difference}`)
  }

  /** Closes every window by one of the ways, which changes and loses nothing. */
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
    const changed = changedTables(before, await fingerprint(db))
    if (changed.length > 0)
      throw new Error(`fermer les fenêtres (${way}) a changé les données : ${changed.join(', ')}`)
    if (look) assertSameAs(look, shown, way)
  }

  /** Whether something was entered on the page itself, outside of windows, that is not saved. */
  const hasUnsavedPage = async () =>
    lookBack.hasEntry() && (await page.evaluate(unsavedFields, undefined)).length > 0

  /** A person presses « Réessayer » until nothing has failed. */
  async function overcomeFailures() {
    const again = page.getByRole('button', { name: /^Réessayer/ }).and(page.locator(':enabled'))
    for (let times = 0; times < MOST_FAILURES && (await again.count()) > 0; times++) {
      await again.first().click()
      await snapshotAtRest(session)
    }
  }

  /** Why, in every flow, what the page shows need not be what reloading shows, if it need not. */
  async function whyDifferent(): Promise<string | undefined> {
    const last = new Map(network.records().map((record) => [record.name, record]))
    const isInvented =
      [...last.values()].some(({ became }) => became === 'injected') ||
      network.records().some((record) => !isRead(record) && record.became === 'injected')
    if (isInvented) return 'le test a répondu à la place du serveur'
    return (await hasUnsavedPage()) ? 'une saisie de la page n’est pas enregistrée' : undefined
  }

  return {
    /** Walks a path; then *nothing happened* and *once* must hold. */
    async walk(flow: Flow, path: Path) {
      let before: Fingerprint = new Map()
      await runPath(flow, path, session, async () => {
        await reset()
        before = await fingerprint(db)
      })
      await assertChanges(flow, before)
    },
    /**
     * *Way back*: from the end of a path, one of Escape, the Back button, the cross and the button at the
     * foot closes each window, sends nothing, loses no entry without asking, and leads to what stood there
     * before. Of a page that is not saved, the browser asks before it is left, or the entry is kept.
     */
    async assertWayBack(flow: Flow, path: Path) {
      if (isSignedOut(flow, path))
        return tally.leftOut('chemin du retour', 'la session est finie : la connexion se présente')
      const shown = await atRest()
      if ((await countWindows(page)) > 0) {
        tally.examined('chemin du retour', flow.name)
        await leaveWindows(flow, path, drawnFrom(waysBack, pathName(flow, path)))
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
     * *Reload*, at rest and without a window: once failures are overcome, the page is what reloading
     * shows, and where nothing was changed, what a newcomer finds.
     */
    async assertReload(flow: Flow, path: Path) {
      if (isSignedOut(flow, path))
        return tally.leftOut('rechargement', 'la session est finie : la connexion se présente')
      const own = reasonAt(flow.browser.reloadDiffers, path)
      if (own !== undefined) return tally.leftOut('rechargement', own, flow.name)
      const reason = await whyDifferent()
      if (reason !== undefined) return tally.leftOut('rechargement', reason)
      tally.examined('rechargement', flow.name)
      await overcomeFailures()
      const shown = await snapshotAtRest(session)
      const isUnchanged = changesOf(network.records()).length === 0
      if (isUnchanged) await page.evaluate(() => localStorage.clear())
      await goTo(page, page.url())
      const difference = snapshotDifference(shown, await snapshotOnceLike(session, shown))
      if (!difference) return
      throw new Error(
        isUnchanged
          ? `rien n’a été changé, et pourtant la page n’est pas celle que trouve qui arrive ; ${difference}`
          : `la page rechargée diffère ; ${difference}`,
      )
    },
    atRest,
  }
}
export type Relations = ReturnType<typeof relationsOf>
