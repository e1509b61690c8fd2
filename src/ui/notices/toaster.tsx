import { toast, Toaster as Sonner } from 'sonner'
import 'sonner/dist/styles.css'
import { toneLooks, type Tone } from '../text/tone.ts'
import { fr } from '../text/typography.ts'

/** Displays a toast, also if the Toaster is mounted later. */
export function announce(text: string, tone: Tone = 'success'): void {
  const { icon: Icon } = toneLooks[tone]
  toast(fr(text), { icon: <Icon aria-hidden className="size-5" />, className: `toast-${tone}` })
}

/**
 * The container of toasts: below the button that closes a window or opens the menu, since the main buttons are
 * at the bottom; on a phone above what follows a title of two lines, and on the small title of a window with
 * a list (`styles.css`). `duration` in milliseconds.
 */
export function Toaster({ duration }: { duration: number }) {
  return (
    <Sonner
      position="top-center"
      duration={duration}
      containerAriaLabel="Annonces"
      offset={{ top: 80 }}
      mobileOffset={{ top: 56, left: 16, right: 16 }}
      toastOptions={{ unstyled: true, classNames: { toast: 'toast' } }}
    />
  )
}
