import { useSyncExternalStore } from 'react'
import { toast, Toaster as Sonner } from 'sonner'
import 'sonner/dist/styles.css'
import { toneLooks, type Tone } from '../text/tone.ts'
import { fr } from '../text/typography.ts'

/** Displays a toast, also if the Toaster is mounted later. */
export function announce(text: string, tone: Tone = 'success'): void {
  const { icon: Icon } = toneLooks[tone]
  toast(fr(text), { icon: <Icon aria-hidden className="size-5" />, className: `toast-${tone}` })
}

/** A screen that has room for toasts below a window (`styles.css` leaves it). */
const wide = '(width >= 768px) and (height >= 600px)'
function watchWidth(onChange: () => void) {
  const query = matchMedia(wide)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/**
 * The container of toasts. On a wide screen below what a window shows, or else at the height of the page's title
 * (`styles.css`). On a phone at the top, since the main buttons are at the bottom: below the button that closes
 * a window or opens the menu, above what follows a title of two lines, and on the small title of a window with
 * a list. `duration` in milliseconds.
 */
export function Toaster({ duration }: { duration: number }) {
  const isWide = useSyncExternalStore(watchWidth, () => matchMedia(wide).matches)
  return (
    <Sonner
      position={isWide ? 'bottom-center' : 'top-center'}
      duration={duration}
      containerAriaLabel="Annonces"
      offset={{ top: 80, bottom: 12 }}
      mobileOffset={{ top: 56, left: 16, right: 16 }}
      toastOptions={{ unstyled: true, classNames: { toast: 'toast' } }}
    />
  )
}
