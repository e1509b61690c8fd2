import { useSyncExternalStore } from 'react'
import { isAtRest } from '../ui/dialogs/window-history.ts'
import { today } from '../words/words.ts'

/** Milliseconds after which a page that stays open looks at its day again. */
const LOOK = 60_000

/** The one day of the page. */
let day = today()
const hearers = new Set<() => void>()
let looking: ReturnType<typeof setInterval> | undefined

/** Begins the new day, unless a window or an unsaved entry would be lost: then the next look does. */
function look() {
  if (!isAtRest() || day === today()) return
  day = today()
  for (const hear of hearers) hear()
}

function follow(hear: () => void): () => void {
  if (hearers.size === 0) {
    looking = setInterval(look, LOOK)
    // A device that slept runs no interval: the day is looked at when somebody is back.
    document.addEventListener('visibilitychange', look)
    addEventListener('pageshow', look)
  }
  hearers.add(hear)
  return () => {
    hearers.delete(hear)
    if (hearers.size > 0) return
    clearInterval(looking)
    document.removeEventListener('visibilitychange', look)
    removeEventListener('pageshow', look)
  }
}

function dayNow(): string {
  // Nobody followed it meanwhile.
  if (hearers.size === 0) day = today()
  return day
}

/**
 * Today’s date in France, `YYYY-MM-DD`. A page that is open over midnight gets the new one: with it as its key,
 * it begins anew, and reads its lists again.
 */
export const useToday = (): string => useSyncExternalStore(follow, dayNow)
