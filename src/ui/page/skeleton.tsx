type Props = {
  /** The status for screen readers, e.g. « Lecture… ». */
  label?: string
  /** The expected number of cards or lines. */
  count?: number
  /** `row`: a row of a list. */
  look?: 'card' | 'row' | 'line'
}

const looks = { card: 'h-28 rounded-card', row: 'h-16 rounded-card', line: 'h-5 rounded-full' }

/** A placeholder for loading content. Appears after 200 ms, so that fast answers do not flicker. */
export function Skeleton({ label = 'Chargement…', count = 1, look = 'card' }: Props) {
  return (
    <div role="status" className="skeleton grid gap-3">
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} aria-hidden className={`${looks[look]} bg-sunken`} />
      ))}
    </div>
  )
}
