import { ChevronDown } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { fr } from '../text/typography.ts'

type Props = {
  /** The accessible name of what unfolds them, which begins with « Actions ». */
  name: string
  /** The layout of the buttons. */
  look: string
  /** The buttons. */
  children: ReactNode
}

/**
 * The buttons of a compact card: on narrow screens behind « Actions », which a choice or Escape folds again;
 * from 768 px on all beside each other.
 */
export function RowActions({ name, look, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const panel = useId()
  /** Takes the focus first: a window that a choice opens gives it back to a button that is still shown. */
  const fold = () => {
    toggle.current?.focus()
    setOpen(false)
  }
  const foldOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) fold()
  }
  const foldOnChoice = (event: MouseEvent) => {
    const choice = (event.target as Element).closest('a, button')
    if (isOpen && choice && !choice.hasAttribute('aria-disabled')) fold()
  }
  return (
    <>
      <button
        ref={toggle}
        type="button"
        aria-label={fr(name)}
        aria-expanded={isOpen}
        aria-controls={panel}
        className="-mr-2 inline-flex min-h-11 cursor-pointer items-center gap-1 rounded-control px-2 text-sm font-semibold text-forest hover:bg-forest-soft md:hidden"
        onClick={() => setOpen(!isOpen)}
      >
        Actions
        <ChevronDown aria-hidden className={`size-5 shrink-0 ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the buttons inside are what one chooses */}
      <div
        id={panel}
        className={`${look} max-md:order-3 max-md:-mx-3 max-md:basis-full max-md:gap-0 ${isOpen ? '' : 'max-md:hidden'}`}
        onClick={foldOnChoice}
        onKeyDown={foldOnEscape}
      >
        {children}
      </div>
    </>
  )
}
