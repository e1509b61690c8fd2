type Props = {
  /** What is awaited, in words, for screen readers. */
  label?: string
  /** How many cards or lines are expected. */
  count?: number
  look?: 'card' | 'line'
}

/** The shape of what is to come; it appears after 200 ms only, so that quick answers do not blink. */
export function Skeleton({ label = 'Chargement…', count = 1, look = 'card' }: Props) {
  return (
    <div role="status" className="skeleton grid gap-3">
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        <div
          key={index}
          aria-hidden
          className={look === 'card' ? 'h-28 rounded-card bg-sunken' : 'h-5 rounded-full bg-sunken'}
        />
      ))}
    </div>
  )
}
