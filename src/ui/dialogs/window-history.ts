import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * The URL state of an open window, as query parameters: `{ contacts: '12' }`. A name that starts with « /
 * » is the path of a page, below which the window has its own path: `{ '/users': '12' }` is `/users/12`;
 * over another page the URL stays. A parameter that is null is that of another window over the same one.
 */
export type WindowAddress = Readonly<Record<string, string | null>>

/**
 * A layer that the Back button closes or asks about. `address`: the URL state of a window. `onBack`:
 * called instead of Escape.
 */
type Layer = { address?: WindowAddress | undefined; onBack?: () => void }

/** The open windows, and below them the guards of the page itself; the top one is last. */
const opened: Layer[] = []

/** Whether the page itself navigates back, as opposed to the person. */
let isGoingBack = false
let isScheduled = false

/** Whether the current history entry belongs to the open windows. */
const isWindowEntry = () => (history.state as { window?: true } | null)?.window === true

/** The current URL, without or with the state of a window. Over a page that is not its own, a window has none. */
function url(address: WindowAddress = {}, isWith = false): string {
  const { search, hash } = location
  let { pathname } = location
  const params = new URLSearchParams(search)
  for (const [page, value] of Object.entries(address).filter(([name]) => name.startsWith('/'))) {
    const own = `${page}/${value}`
    if (pathname !== page && pathname !== own) return pathname + search + hash
    pathname = isWith ? own : page
  }
  for (const [name, value] of Object.entries(address).filter(([name]) => !name.startsWith('/')))
    if (isWith && value !== null) params.set(name, value)
    else params.delete(name)
  return pathname + (params.size > 0 ? `?${params}` : '') + hash
}

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
    history.pushState({ ...history.state, window: true }, '')
  }
  if (url(address, true) !== url()) history.replaceState(history.state, '', url(address, true))
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
  schedule()
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

/** Goes back to the previous page, bypassing guards and windows. */
export function goBackBeyondWindows(): void {
  isGoingBack = true
  history.go(isWindowEntry() ? -2 : -1)
}
