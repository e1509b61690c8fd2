import type { ToasterProps } from 'sonner'

type Place = NonNullable<ToasterProps['position']>

/** A screen that has room for toasts below a window (`styles.css` leaves it). */
const wide = '(width >= 768px) and (height >= 600px)'
/** In the order in which they are preferred. */
const places: Place[] = [
  'bottom-center',
  'top-center',
  'bottom-right',
  'bottom-left',
  'top-right',
  'top-left',
]

/** Pixels between a toast and the edge of the screen; at the top, the header of a page is left free. */
export const toastOffset = { top: 80, bottom: 12, left: 24, right: 24 }
/** About the size of a toast, and the width of the room that it is in the middle of, in pixels. */
const size = { width: 400, height: 56, room: 680 }

const controls = 'button, a[href], input, select, textarea, summary'

/** Where a toast would be. */
function boxAt(place: Place) {
  const [side, end] = place.split('-')
  const top = side === 'top' ? toastOffset.top : innerHeight - toastOffset.bottom - size.height
  const inset = Math.min(toastOffset.left + size.room / 2, innerWidth / 2)
  const middle = end === 'left' ? inset : end === 'right' ? innerWidth - inset : innerWidth / 2
  return {
    top,
    bottom: top + size.height,
    left: middle - size.width / 2,
    right: middle + size.width / 2,
  }
}

/**
 * Where a toast covers no control of the window on top, or of the page, and if possible none of what is below
 * that window, which may close meanwhile. On a phone always at the top, since the main buttons are at the
 * bottom.
 */
export function freePlace(): Place {
  if (!matchMedia(wide).matches) return 'top-center'
  const sheet = [...document.querySelectorAll('.dialog-sheet')].at(-1)
  const seen = [...document.querySelectorAll(controls)].map((control) => ({
    box: control.getBoundingClientRect(),
    weight: !sheet || sheet.contains(control) ? 1000 : 1,
  }))
  const costOf = (place: Place) => {
    const own = boxAt(place)
    return seen
      .filter(
        ({ box: { top, bottom, left, right, width } }) =>
          width > 0 && top < own.bottom && bottom > own.top && left < own.right && right > own.left,
      )
      .reduce((sum, { weight }) => sum + weight, 0)
  }
  const costs = places.map((place) => ({ place, cost: costOf(place) }))
  return costs.reduce((best, one) => (one.cost < best.cost ? one : best)).place
}
