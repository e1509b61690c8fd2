/** Where pages were left, by the key of their history entry. A page that is reloaded is restored by the browser. */
const places = new Map<string, number>()

/** Where the page of a history entry was left; undefined if that is not known. */
export const placeOf = (entry: string): number | undefined => places.get(entry)

/** Remembers where the page of a history entry is scrolled to, until the returned function is called. */
export function rememberPlace(entry: string): () => void {
  const remember = () => places.set(entry, scrollY)
  addEventListener('scroll', remember, { passive: true })
  return () => removeEventListener('scroll', remember)
}

/** What shows that the person has taken over. */
const gestures = ['pointerdown', 'wheel', 'touchstart', 'keydown', 'input'] as const

/**
 * Scrolls, and again each time the page grows while its parts are loading, until the person does something
 * or the returned function is called.
 */
function keepScrolling(scroll: () => void): () => void {
  const growth = new ResizeObserver(scroll)
  const stop = () => {
    growth.disconnect()
    for (const gesture of gestures) removeEventListener(gesture, stop, { capture: true })
  }
  for (const gesture of gestures) addEventListener(gesture, stop, { capture: true, passive: true })
  growth.observe(document.body)
  scroll()
  return stop
}

/** Scrolls to where a page was left. */
export const returnTo = (place: number): (() => void) => keepScrolling(() => scrollTo(0, place))

/** Goes to the element that the hash of the URL names, and focuses it once it is there. */
export function goToHash(hash: string): () => void {
  let hasFocused = false
  return keepScrolling(() => {
    const target = document.getElementById(hash.slice(1))
    if (!target) return
    if (!hasFocused) {
      hasFocused = true
      target.tabIndex = -1
      target.focus({ preventScroll: true })
    }
    target.scrollIntoView()
  })
}
