import * as RadixTooltip from '@radix-ui/react-tooltip'
import { useRef, useState, type MouseEvent, type PointerEvent, type ReactNode } from 'react'
import { fr, frNode } from '../text/typography.ts'

const HOSTS = '[role=dialog], [role=alertdialog], main'

type Props = {
  text: string
  /** What the tooltip explains, usually an icon. */
  children: ReactNode
  /** The accessible name of the trigger, if its content is only a picture. */
  label?: string
  /** The trigger is inline text, with the height of its line. */
  inline?: boolean
  /** Milliseconds before it shows on hover. It hides at once. */
  delay: number
}

/** A short explanation, displayed on hover, focus or tap; Escape or a second tap hides it. */
export function Tooltip({ text, children, label, inline = false, delay }: Props) {
  const [isOpen, setOpen] = useState(false)
  const wasOpen = useRef(false)
  const trigger = useRef<HTMLButtonElement>(null)
  // Rendered in the dialog, if any: a dialog hides the rest of the page from assistive technology.
  const [host, setHost] = useState<HTMLElement | null>(null)
  const show = (isShown: boolean) => {
    setHost(trigger.current?.closest<HTMLElement>(HOSTS) ?? null)
    setOpen(isShown)
  }
  // Radix ignores touch and closes on press; here a tap displays the text. The focus event between press
  // and click opens it too, so the state before the press decides.
  const press = (event: PointerEvent) => {
    event.preventDefault()
    wasOpen.current = isOpen
  }
  const toggle = (event: MouseEvent) => {
    event.preventDefault()
    const isByKeyboard = event.detail === 0
    show(isByKeyboard ? !isOpen : !wasOpen.current)
  }
  return (
    <RadixTooltip.Provider delayDuration={delay} skipDelayDuration={0}>
      <RadixTooltip.Root open={isOpen} onOpenChange={show} disableHoverableContent>
        <RadixTooltip.Trigger
          ref={trigger}
          type="button"
          aria-label={label ? fr(label) : undefined}
          onPointerDown={press}
          onClick={toggle}
          className={
            inline
              ? 'inline-flex min-h-6 cursor-help items-center gap-0.5 rounded-sm text-left'
              : 'inline-grid min-h-11 min-w-11 cursor-help place-items-center rounded-control'
          }
        >
          {children}
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal container={host}>
          <RadixTooltip.Content sideOffset={2} collisionPadding={8} className="tooltip">
            <span>{frNode(text)}</span>
            <RadixTooltip.Arrow className="fill-ink" />
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  )
}
