import { barColor } from '../charts/bar-look.tsx'

const number = new Intl.NumberFormat('fr-FR')

/** Horizontal bars, each under its name and value; `colour` is an index from 0. */
export function Ranking({ bars }: { bars: readonly { name: string; value: number; colour: number }[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <ol className="grid gap-3">
      {bars.map(({ name, value, colour }) => (
        <li key={name} className="grid gap-1">
          <span className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 text-pretty">{name}</span>
            <span className="font-semibold tabular-nums">{number.format(value)}</span>
          </span>
          <svg aria-hidden className="h-4 w-full rounded-sm bg-sunken">
            <rect width={`${(value / most) * 100}%`} height="100%" fill={barColor(colour)} />
          </svg>
        </li>
      ))}
    </ol>
  )
}
