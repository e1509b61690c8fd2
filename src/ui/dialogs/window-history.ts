import { useEffect, useEffectEvent } from 'react'

/**
 * What the URL says while a window is open, as query parameters: `{ contacts: '12' }`. A name that begins
 * with « / » is a page, below which the window stands: `{ '/users': '12' }` is `/users/12`, over that page only.
 */
export type WindowAddress = Readonly<Record<string, string>>

/** What the Back button closes or asks about. `address`: of a window that its URL opens. `onBack`: instead of Escape. */
type Layer = { address?: WindowAddress | undefined; onBack?: () => void }

/** The windows over the page, and below them what guards the page itself; the one on top last. */
const opened: Layer[] = []

/** Whether the page itself goes back, which is not the person's gesture. */
let isGoingBack = false
let isScheduled = false

/** Whether the current history entry is the one of the open windows. */
const isWindowEntry = () => (history.state as { window?: true } | null)?.window === true

/** The path of a window over its page, or of the page alone; over another page the path stays as it is. */
function pathOf(pathname: string, { page, value, isWith }: { page: string; value: string; isWith: boolean }) {
  const own = `${page}/${value}`
  if (pathname !== page && pathname !== own) return pathname
  return isWith ? own : page
}

/** The current URL, without what the window says in it, or with it. */
function url(address: WindowAddress = {}, isWith = false): string {
  const { search, hash } = location
  let { pathname } = location
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries(address))
    if (name.startsWith('/')) pathname = pathOf(pathname, { page: name, value, isWith })
    else if (isWith) params.set(name, value)
    else params.delete(name)
  return pathname + (params.size > 0 ? `?${params}` : '') + hash
}

/** Gives the windows that are open an entry of their own, and takes it away once none is left. */
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

/** Not at once: a navigation in the same gesture comes first, and leaves nothing to take away. */
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

/** Keeps a layer until the returned function is called. */
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
 * The Back button does what Escape does: it closes the window on top, or is answered by the question
 * that is asked first. All open windows share one history entry, which is made anew while any is left.
 */
export function useWindowHistory(address: WindowAddress | undefined): void {
  const text = address && JSON.stringify(address)
  useEffect(() => {
    return open({ address: text === undefined ? undefined : (JSON.parse(text) as WindowAddress) })
  }, [text])
}

/** While active, the Back button does not leave the page and calls `onBack`, unless a window is open. */
export function useBackGuard(isActive: boolean, onBack: () => void): void {
  const hear = useEffectEvent(onBack)
  useEffect(() => (isActive ? open({ onBack: () => hear() }) : undefined), [isActive])
}

/** Goes back to the page before this one, as the Back button would without a guard or a window. */
export function goBackBeyondWindows(): void {
  isGoingBack = true
  history.go(isWindowEntry() ? -2 : -1)
}
