import * as RadixDialog from '@radix-ui/react-dialog'
import { X, type LucideIcon } from 'lucide-react'
import { useContext, useRef, useState, type ReactNode } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { giveFocusBack, rememberOpener, takeFocus } from './dialog-focus.ts'
import { Interruption } from './interruption.ts'
import { allowStyles } from './nonce.ts'
import { OfflineBadge } from '../notices/offline-badge.tsx'
import { PageNotice } from '../notices/page-notice.tsx'
import { frNode } from '../text/typography.ts'
import type { WindowAddress } from './window-entry.ts'
import { useWindowHistory } from './window-history.ts'

allowStyles()

export type DialogProps = {
  title: string
  /** One sentence under the title, read with it. */
  description?: ReactNode
  /** Displayed beside the title, e.g. a Badge. */
  badge?: ReactNode
  icon?: LucideIcon
  children?: ReactNode
  /** The buttons, the main one last. They stay visible in the footer. */
  actions?: ReactNode
  /** A call is in progress: Escape, Back and the close button are disabled. */
  busy?: boolean
  /** The URL state while the dialog is open, if its page can open it by URL. */
  address?: WindowAddress | undefined
  /**
   * Called on Escape, Back or the close button. The dialog does not close by itself: unmount it, or set
   * `open` to false.
   */
  onClose: () => void
  open?: boolean
  /** `small`: a question (on phones a sheet as high as its text); `medium`: a form; `large`: a list. */
  size?: 'small' | 'medium' | 'large'
  role?: 'dialog' | 'alertdialog'
}

/** A modal: a full-height sheet on phones with its actions at the foot, a centred card from 768 px. */
export function Dialog({ open = true, ...props }: DialogProps) {
  const isInterrupted = useContext(Interruption)
  const [isShown, setShown] = useState(open && !isInterrupted)
  if (isShown !== open && !(open && isInterrupted)) setShown(open)
  return (
    <RadixDialog.Root open={isShown} onOpenChange={(isOpen) => isOpen || props.busy || props.onClose()}>
      {isShown ? <Sheet {...props} /> : null}
    </RadixDialog.Root>
  )
}

/** Within an open list, Escape closes the list only. */
const hasOpenList = (target: EventTarget | null) =>
  target instanceof Element && target.matches('[role=combobox][aria-expanded=true]')

function Sheet(props: Omit<DialogProps, 'open'>) {
  const { title, description, badge, icon: Icon, children, actions, busy = false } = props
  const { address, onClose, size = 'medium', role = 'dialog' } = props
  useWindowHistory(address)
  // A list is long: on a phone the room is for its rows.
  const isList = size === 'large'
  const body = `dialog-body ${isList ? 'max-md:py-1' : ''}`
  const opener = useRef(document.activeElement)
  return (
    <RadixDialog.Portal>
      <RadixDialog.Overlay className="dialog-scrim">
        <RadixDialog.Content
          role={role}
          ref={(sheet) => rememberOpener(sheet, opener.current)}
          data-size={size}
          className="dialog-sheet"
          onCloseAutoFocus={(event) => giveFocusBack(event, opener.current)}
          onInteractOutside={(event) => event.preventDefault()}
          onOpenAutoFocus={takeFocus}
          onEscapeKeyDown={(event) => (busy || hasOpenList(event.target)) && event.preventDefault()}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <header
            className={`flex items-start gap-3 border-b border-line pr-2 pl-4 md:pl-6 ${isList ? 'py-1 md:py-2' : 'py-2'}`}
          >
            {Icon ? <Icon aria-hidden className="mt-2.5 size-6 shrink-0 text-danger" /> : null}
            <div className={`min-w-0 flex-1 ${isList ? 'self-center md:py-2' : 'py-2'}`}>
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <RadixDialog.Title
                  className={`font-semibold tracking-tight text-balance ${isList ? 'text-base leading-tight md:text-xl' : 'text-xl'}`}
                >
                  {frNode(title)}
                </RadixDialog.Title>
                {badge}
                <OfflineBadge />
              </div>
              {description ? (
                <RadixDialog.Description
                  className={`text-pretty text-ink-soft ${isList ? 'max-md:text-sm max-md:leading-tight md:mt-1' : 'mt-1'}`}
                >
                  {frNode(description)}
                </RadixDialog.Description>
              ) : null}
            </div>
            {/* On a phone a list is closed at its foot. */}
            <div className={isList ? 'max-md:hidden' : undefined}>
              <IconButton
                icon={X}
                label="Fermer la fenêtre"
                aria-disabled={busy}
                onClick={() => busy || onClose()}
              />
            </div>
          </header>
          {children ? (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- while busy no field takes the focus, and it may scroll
            <div data-scroll-body className={body} tabIndex={busy ? 0 : undefined}>
              {role === 'dialog' ? <PageNotice /> : null}
              {children}
            </div>
          ) : null}
          {actions ? (
            <footer className={`dialog-actions ${isList ? 'max-md:gap-2 max-md:pt-2' : ''}`}>
              {actions}
            </footer>
          ) : null}
        </RadixDialog.Content>
      </RadixDialog.Overlay>
    </RadixDialog.Portal>
  )
}
