import { ChevronDown } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { buttonLook } from '../buttons/button-look.ts'
import { fr, frNode } from '../text/typography.ts'

type Props = {
  /** The label of what is collapsed, with its essential content. */
  label: string
  /** On a phone the label takes three short lines at most beside other content. */
  tight?: boolean
  /** More of that content, on a second line. */
  second?: string
  /** Displayed on the same line, before the label. */
  beside?: ReactNode
  /** `line`: full width. `narrow`: two short words at the end of a full line. */
  look?: 'plain' | 'line' | 'narrow'
  /** The accessible name, if the label alone is not descriptive. */
  name?: string
  /** Collapsible below 768 px only; from there on the content is always displayed, without the button. */
  narrowOnly?: boolean
  children: ReactNode
}

const looks = {
  plain: buttonLook('quiet'),
  line: 'flex min-h-11 w-full cursor-pointer items-center justify-between gap-2 rounded-control border border-line px-3 text-left font-semibold',
  narrow:
    'w-[4em] shrink-0 min-h-11 cursor-pointer rounded-control text-xs font-semibold text-forest hover:bg-forest-soft',
}

/**
 * A disclosure for rarely used content, which is rendered once it is opened. Entries in collapsed content
 * are kept.
 */
export function Fold({
  label,
  tight = false,
  second = '',
  beside,
  look = 'plain',
  name,
  narrowOnly = false,
  children,
}: Props) {
  const [isOpen, setOpen] = useState<boolean>()
  const id = useId()
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-2">
        {beside}
        <button
          type="button"
          aria-expanded={isOpen === true}
          aria-controls={id}
          aria-label={name ? fr(name) : undefined}
          className={`${looks[look]} ${narrowOnly ? 'md:hidden' : ''} ${tight ? 'max-md:max-w-[45%]' : ''}`}
          onClick={() => setOpen(!isOpen)}
        >
          {second === '' ? (
            <span className={tight ? 'max-md:line-clamp-3 max-md:text-left max-md:text-xs' : undefined}>
              {frNode(label)}
            </span>
          ) : (
            <span className="text-sm leading-tight">
              <span>{frNode(label)}</span>
              <span className="block font-normal">{frNode(second)}</span>
            </span>
          )}
          {look === 'narrow' ? null : (
            <ChevronDown aria-hidden className={`size-5 shrink-0 ${isOpen ? 'rotate-180' : ''}`} />
          )}
        </button>
      </div>
      <div id={id} className={isOpen ? 'grid gap-3' : narrowOnly ? 'grid gap-3 max-md:hidden' : 'hidden'}>
        {isOpen === undefined && !narrowOnly ? null : children}
      </div>
    </div>
  )
}
