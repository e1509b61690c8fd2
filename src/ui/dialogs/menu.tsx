import { Menu as MenuIcon, X } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { buttonLook } from '../buttons/button-look.ts'
import { useBackGuard } from './window-history.ts'

type Props = {
  /** Links and buttons. */
  children: ReactNode
  label?: string
}

/** A button that opens the navigation on narrow screens; a choice, Escape or Back closes it. */
export function Menu({ children, label = 'Menu' }: Props) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useId()
  const Icon = isOpen ? X : MenuIcon
  const fold = () => {
    setOpen(false)
    button.current?.focus()
  }
  useBackGuard(isOpen, fold)
  const foldOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) fold()
  }
  const foldOnChoice = (event: MouseEvent) => {
    if ((event.target as Element).closest('a, button')) setOpen(false)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens for what its buttons let through
    <div onKeyDown={foldOnEscape}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
        className={buttonLook('quiet')}
      >
        <Icon aria-hidden className="size-5" />
        <span>{label}</span>
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the links inside are what one chooses */}
      <div
        id={panel}
        role="group"
        aria-label={label}
        hidden={!isOpen}
        onClick={foldOnChoice}
        className="absolute inset-x-0 top-full z-30 border-b border-line bg-surface px-4 py-3 shadow-float"
      >
        {children}
      </div>
    </div>
  )
}
