import { type RefObject, useContext, useEffect, useRef } from 'react'
import { Button } from '../buttons/button.tsx'
import { Interruption } from '../dialogs/interruption.ts'
import { Notice } from '../notices/notice.tsx'
import { Offline } from '../notices/offline-badge.tsx'
import { useNetworkReturn } from './network-return.ts'

export type WindowOptions = {
  /** Opened by a gesture: if it fails, the focus goes from there to the retry button, and back by it. */
  isAsked?: boolean
  /** Closes the window whose code could not be loaded; if absent, its notice cannot be closed. */
  onClose?: () => void
}

type FailedProps = {
  /** If it is that of a window. */
  window: WindowOptions | undefined
  hasRetried: boolean
  onRetry: () => void
}

/** The notice about a part that could not be loaded; that of a window waits until « Erreur » is closed. */
export function Failed({ onReturn, onRetry, window, ...props }: FailedProps & { onReturn: () => void }) {
  const isInterrupted = useContext(Interruption)
  const pressed = useRef<Element>(null)
  /** Runs a command after the focus is back where it was: the window that opens gives it back there. */
  const leave = (command: () => void) => () => {
    if (pressed.current instanceof HTMLElement) pressed.current.focus({ preventScroll: true })
    command()
  }
  useNetworkReturn(leave(onReturn))
  if (window === undefined) return <FailedNotice {...props} onRetry={onRetry} />
  const { isAsked, onClose } = window
  return isInterrupted ? null : (
    <div className="part-window">
      <FailedNotice
        {...props}
        onRetry={leave(onRetry)}
        onClose={onClose && leave(onClose)}
        pressed={isAsked ? pressed : undefined}
      />
    </div>
  )
}

function adviceOf(isOffline: boolean, hasRetried: boolean): string {
  if (isOffline) return 'Il n’y a pas de réseau. Dès qu’il revient, elle se charge d’elle-même.'
  return hasRetried
    ? 'Vérifiez votre réseau. Si cela continue, rechargez la page : ce que vous n’avez pas enregistré sera perdu.'
    : 'Vérifiez votre réseau, puis réessayez.'
}

type NoticeProps = Omit<FailedProps, 'window'> & {
  onClose?: (() => void) | undefined
  /** Receives what has the focus, which goes to the retry button; if absent, the focus stays. */
  pressed?: RefObject<Element | null> | undefined
}

function FailedNotice({ hasRetried, onRetry, onClose, pressed }: NoticeProps) {
  const isOffline = useContext(Offline)
  const retryButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!pressed) return undefined
    pressed.current ??= document.activeElement
    const takeFocus = () => retryButton.current?.focus()
    takeFocus()
    // « Erreur », closed just before, gives the focus back later than this.
    const later = setTimeout(takeFocus)
    return () => clearTimeout(later)
  }, [pressed])
  return (
    <Notice
      tone="danger"
      title="Cette partie de la page n’a pas pu être chargée"
      action={
        <div className="flex flex-wrap gap-2">
          <Button ref={retryButton} onClick={onRetry}>
            Réessayer
          </Button>
          {hasRetried ? <Button onClick={() => location.reload()}>Recharger la page</Button> : null}
          {onClose ? <Button onClick={onClose}>Fermer</Button> : null}
        </div>
      }
    >
      {adviceOf(isOffline, hasRetried)}
    </Notice>
  )
}
