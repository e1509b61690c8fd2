import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { isNamedEntry, isWindowEntry, pageOf, url, type WindowAddress } from './window-entry.ts'

/**
 * A layer that the Back button closes or asks about. `address`: the URL state of a window. `onBack`:
 * called instead of Escape.
 */
type Layer = { address?: WindowAddress | undefined; onBack?: () => void }

/** The open windows, and below them the guards of the page itself; the top one is last. */
const opened: Layer[] = []

/** Whether no window is open, and no entry of the page is unsaved. */
export const isAtRest = (): boolean => opened.length === 0

/** Whether the page itself navigates back, as opposed to the person. */
let isGoingBack = false
let isScheduled = false

/** Whether a window was open since the current history entry was reached. */
let hasOpened = false
/** The page that is shown, by the first part of its path. */
let shown = ''
/** How often an entry of windows was reached again over the same page, and who hears of it. */
let returns = 0
const hearers = new Set<() => void>()

/** Adds a history entry while windows are open, and removes it when none is left. */
function follow() {
  isScheduled = false
  if (isGoingBack) return
  if (opened.length === 0 && isWindowEntry()) {
    isGoingBack = true
    history.back()
  }
  if (opened.length === 0) return
  const address = opened.findLast((each) => each.address !== undefined)?.address
  // Opened by its URL: the page behind it gets the entry below.
  if (!isWindowEntry()) {
    history.replaceState(history.state, '', url(address))
    history.pushState({ ...history.state, window: true, named: address !== undefined }, '')
  }
  const named = address !== undefined
  if (url(address, true) !== url() || isNamedEntry() !== named)
    history.replaceState({ ...history.state, named }, '', url(address, true))
}

/** Deferred: a navigation in the same click comes first, and then there is no entry to remove. */
function schedule() {
  if (isScheduled) return
  isScheduled = true
  setTimeout(follow)
}

function goBack() {
  const top = opened.at(-1)
  if (!isGoingBack && top && !isWindowEntry()) answer(top)
  isGoingBack = false
  hasOpened = opened.length > 0
  // Forward to a window that was left, or back to it: it opens as by its URL.
  if (!top && isWindowEntry() && isNamedEntry()) return comeBack()
  schedule()
}

/** Tells the page to read its URL anew, unless it is another page, which does so anyway. */
function comeBack() {
  if (shown !== pageOf(location.pathname)) return
  returns++
  for (const hear of hearers) hear()
}

function hearReturns(hear: () => void): () => void {
  addEventListener('popstate', goBack)
  hearers.add(hear)
  return () => hearers.delete(hear)
}

/**
 * A number that changes when the person comes back to a window of this page by « Suivant » or Retour: the
 * page begins anew, with what its URL names. `pathname`: that of the page.
 */
export function useWindowReturns(pathname: string): number {
  useEffect(() => {
    shown = pageOf(pathname)
  }, [pathname])
  return useSyncExternalStore(hearReturns, () => returns)
}

/**
 * Once the page is settled without the window that its URL names, since what it is about is gone, the URL no
 * longer names it: a reload would look for it again. `names`: the parameters of the page’s windows.
 */
export function useSettledAddress(isSettled: boolean, names: readonly string[]): void {
  const clear = useEffectEvent(() => {
    if (hasOpened || opened.length > 0) return
    const address = Object.fromEntries(names.map((name) => [name, null]))
    if (url(address) === url()) return
    history.replaceState({ ...history.state, window: undefined, named: undefined }, '', url(address))
  })
  useEffect(() => (isSettled ? clear() : undefined), [isSettled])
}

function answer({ onBack }: Layer) {
  if (onBack) onBack()
  else
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
}

/** Registers a layer until the returned function is called. */
function open(layer: Layer): () => void {
  addEventListener('popstate', goBack)
  opened.push(layer)
  hasOpened = true
  schedule()
  return () => {
    opened.splice(opened.indexOf(layer), 1)
    schedule()
  }
}

/**
 * Makes the Back button act like Escape: it closes the top window, or answers its open question. All open
 * windows share one history entry, which is added again while any is left.
 */
export function useWindowHistory(address: WindowAddress | undefined): void {
  const text = address && JSON.stringify(address)
  const layer = useRef<Layer>({})
  useEffect(() => open(layer.current), [])
  // A window whose address changes keeps its place among the others.
  useEffect(() => {
    layer.current.address = text === undefined ? undefined : (JSON.parse(text) as WindowAddress)
    schedule()
  }, [text])
}

/** While active, the Back button does not leave the page but calls `onBack`, unless a window is open. */
export function useBackGuard(isActive: boolean, onBack: () => void): void {
  const hear = useEffectEvent(onBack)
  useEffect(() => (isActive ? open({ onBack: () => hear() }) : undefined), [isActive])
}

/**
 * Goes back to the previous page, bypassing guards and windows. Where this page is the first of its tab,
 * calls `stay`: the entry of windows, if there is one, is the last, so that their number tells.
 */
export function goBackBeyondWindows(stay: () => void): void {
  const steps = isWindowEntry() ? 2 : 1
  if (history.length <= steps) return stay()
  isGoingBack = true
  history.go(-steps)
}
