import { type MouseEvent, useId, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { toneLooks } from '../text/tone.ts'
import { fr } from '../text/typography.ts'

/** A reproach; `target` is the id of the field that it leads to, null when there is none on the page. */
export type Reproach = { target: string | null; label: string; message: string }

type Props = {
  title: string
  reproaches: readonly Reproach[]
  /** Called before the focus moves, to bring the field to the page where it is not on it yet. */
  onSeek?: ((target: string) => void) | undefined
}

/** What is wrong with a form, in a list that takes the focus when it appears and leads to each field. */
export function ErrorSummary({ title, reproaches, onSeek }: Props) {
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
          {fr(title)}
        </p>
        <ul className="grid gap-1 pt-1">
          {reproaches.map(({ target, label, message }) => (
            <li key={`${target} ${label} ${message}`}>
              {target === null ? (
                <p className="py-2">{fr(message)}</p>
              ) : (
                <a
                  href={`#${target}`}
                  onClick={(event) => seek(event, target)}
                  className="inline-flex min-h-11 items-center leading-snug underline decoration-1 underline-offset-4 hover:decoration-2"
                >
                  {fr(`${label} : ${message}`)}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
