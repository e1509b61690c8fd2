import { useSyncExternalStore } from 'react'
import { dayIn, PARIS } from '../../contract/time-zones.ts'
import { isAtRest } from '../ui/dialogs/window-history.ts'

/** Milliseconds after which a page that stays open looks at its day again: whoever closes a window waits for it. */
const LOOK = 10_000

/** The one moment of the page, whose day counts. */
let moment = new Date()
const hearers = new Set<() => void>()
let looking: ReturnType<typeof setInterval> | undefined

/** Goes on to this moment, unless a window or an unsaved entry would be lost: then the next look does. */
function look() {
  if (!isAtRest()) return
  moment = new Date()
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

function dayNow(zone: string): string {
  // Nobody followed it meanwhile.
  if (hearers.size === 0) moment = new Date()
  return dayIn(zone, moment)
}

/**
 * Today’s date in a time zone, `YYYY-MM-DD`. A page that is open over midnight gets the new one: with it as its key,
 * it begins anew, and reads its lists again.
 */
export const useToday = (zone: string = PARIS): string => useSyncExternalStore(follow, () => dayNow(zone))
