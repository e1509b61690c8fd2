import { type MouseEvent, useId, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { toneLooks } from '../text/tone.ts'
import { frNode } from '../text/typography.ts'

/** An error of a form. `target`: the id of its field, null if the page has none. */
export type FormError = { target: string | null; label: string; message: string }

type Props = {
  title: string
  errors: readonly FormError[]
  /** Called before the focus moves, so that the page can render the field first. */
  onSeek?: ((target: string) => void) | undefined
}

/** Lists the errors of a form. Focused when it appears; each entry links to its field. */
export function ErrorSummary({ title, errors, onSeek }: Props) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => box.current?.focus(), [])
  const { look, icon: Icon } = toneLooks.danger
  const seek = (event: MouseEvent, target: string) => {
    event.preventDefault()
    flushSync(() => onSeek?.(target))
    document.getElementById(target)?.focus()
  }
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-labelledby={id}
      className={`flex scroll-mt-4 gap-3 rounded-card p-4 ${look}`}
    >
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1">
        <p id={id} className="font-semibold">
          {frNode(title)}
        </p>
        <ul className="grid gap-1 pt-1">
          {errors.map(({ target, label, message }) => (
            <li key={`${target} ${label} ${message}`}>
              {target === null ? (
                <p className="py-2">{frNode(message)}</p>
              ) : (
                <a
                  href={`#${target}`}
                  onClick={(event) => seek(event, target)}
                  className="inline-flex min-h-11 items-center leading-snug underline decoration-1 underline-offset-4 hover:decoration-2"
                >
                  {frNode(`${label} : ${message}`)}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
