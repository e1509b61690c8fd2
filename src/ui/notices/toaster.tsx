import { toast, Toaster as Sonner } from 'sonner'
import 'sonner/dist/styles.css'
import { toneLooks, type Tone } from '../text/tone.ts'
import { fr } from '../text/typography.ts'
import { freePlace, toastOffset } from './toast-place.ts'

/** Displays a toast, also if the Toaster is mounted later. */
export function announce(text: string, tone: Tone = 'success'): void {
  const { icon: Icon } = toneLooks[tone]
  toast(fr(text), {
    icon: <Icon aria-hidden className="size-5" />,
    className: `toast-${tone}`,
    position: freePlace(),
  })
}

/**
 * The container of toasts, each where it covers no button. On a phone they are below the button that closes a
 * window or opens the menu, above what follows a title of two lines, and on the small title of a window with a
 * list (`styles.css`). `duration` in milliseconds.
 */
export function Toaster({ duration }: { duration: number }) {
  return (
    <Sonner
      duration={duration}
      containerAriaLabel="Annonces"
      offset={toastOffset}
      mobileOffset={{ top: 56, left: 16, right: 16 }}
      toastOptions={{ unstyled: true, classNames: { toast: 'toast' } }}
    />
  )
}
