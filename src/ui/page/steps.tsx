import { useLayoutEffect, useRef } from 'react'
import { fr } from '../text/typography.ts'

type Props = {
  /** The titles of the steps, in order. */
  names: readonly string[]
  /** The current step, from 0. */
  current: number
}

/** The current step of a multi-page form. Focused when the step changes. */
export function Steps({ names, current }: Props) {
  const holder = useRef<HTMLDivElement>(null)
  const shown = useRef(current)
  useLayoutEffect(() => {
    if (shown.current === current) return
    shown.current = current
    scrollTo(0, 0)
    holder.current?.focus({ preventScroll: true })
  }, [current])
  const place = fr(`Étape ${current + 1} sur ${names.length} : ${names[current] ?? ''}`)
  return (
    <div ref={holder} tabIndex={-1} role="group" aria-label={place} className="grid gap-2 outline-none">
      <p className="text-xl font-semibold tracking-tight md:text-2xl">{place}</p>
      <ol className="flex gap-2">
        {names.map((name, index) => (
          <li
            key={name}
            aria-current={index === current ? 'step' : undefined}
            className={`h-2 flex-1 rounded-full ${index <= current ? 'bg-forest' : 'border border-control'}`}
          >
            <span className="sr-only">{name}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
