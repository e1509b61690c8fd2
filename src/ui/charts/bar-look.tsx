/** The number of bar colours; they repeat from the first. */
const COLOURS = 9

/** The colour of a bar by its index, from 0. */
export const barColor = (colour: number) => `var(--color-bar-${(colour % COLOURS) + 1})`

/** The fill pattern of a series by its `place`, so that series differ by more than colour. The first is plain. */
export function BarPattern({ id, colour, place }: { id: string; colour: number; place: number }) {
  const size = 8
  const line = { stroke: 'var(--color-surface)', strokeWidth: 2.5, fill: 'none' }
  return (
    <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse">
      <rect width={size} height={size} fill={barColor(colour)} />
      {place % 3 === 1 ? <path d="M-2 2 2-2M0 8 8 0M6 10 10 6" {...line} /> : null}
      {place % 3 === 2 ? <circle cx="4" cy="4" r="1.75" fill="var(--color-surface)" /> : null}
    </pattern>
  )
}
