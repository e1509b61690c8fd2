import { useId } from 'react'
import { Bar, BarChart as RechartsBars, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts'
import { barColor, BarPattern } from './bar-look.tsx'

const number = new Intl.NumberFormat('fr-FR')
const axis = {
  stroke: 'var(--color-control)',
  tick: { fill: 'var(--color-ink-soft)', fontSize: 13 },
}
const tooltip = {
  background: 'var(--color-surface)',
  border: '1px solid var(--color-control)',
  borderRadius: 'var(--radius-control)',
}

type Props = {
  /** In order; `values` has one entry per part. */
  bars: readonly { name: string; short: string; values: readonly number[] }[]
  /** The measure, or the stacked parts; `colour` is an index from 0. */
  parts: readonly { name: string; colour: number }[]
}

/** Vertical bars, in the order given. The table beside it is the accessible equivalent. */
export function BarChart({ bars, parts }: Props) {
  const id = useId()
  const shortly = new Map(bars.map((bar) => [bar.name, bar.short]))
  const fills = parts.map(({ colour }, index) =>
    parts.length === 1 ? barColor(colour) : `url(#${id}-${index})`,
  )
  return (
    <div className="grid gap-3">
      <div aria-hidden className="h-72 w-full">
        <RechartsBars
          responsive
          className="size-full"
          data={bars.map(({ name, values }) => ({ name, values }))}
          accessibilityLayer={false}
          margin={{ top: 8, right: 8, bottom: 8, left: 0 }}
        >
          <defs>
            {parts.map(({ name, colour }, index) => (
              <BarPattern key={name} id={`${id}-${index}`} colour={colour} place={index} />
            ))}
          </defs>
          <CartesianGrid vertical={false} stroke="var(--color-line)" />
          <XAxis
            {...axis}
            dataKey="name"
            tickFormatter={(name: string) => shortly.get(name) ?? name}

            interval="equidistantPreserveStart"
            minTickGap={8}
          />
          <YAxis
            {...axis}
            width="auto"
            tickFormatter={(value: number) => number.format(value)}
            allowDecimals={false}
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ fill: 'var(--color-sunken)' }}
            contentStyle={tooltip}
            itemStyle={{ color: 'var(--color-ink)' }}
            formatter={(value) => number.format(Number(value))}
          />
          {parts.map(({ name }, index) => (
            <Bar
              key={name}
              dataKey={({ values }: { values: readonly number[] }) => values[index]}
              name={name}
              stackId="one"
              fill={fills[index]!}
              isAnimationActive={false}
            />
          ))}
        </RechartsBars>
      </div>
      {parts.length > 1 ? (
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {parts.map(({ name }, index) => (
            <li key={name} className="flex items-center gap-2">
              <svg viewBox="0 0 20 14" aria-hidden className="h-3.5 w-5 shrink-0">
                <rect width="20" height="14" rx="3" fill={fills[index]} />
              </svg>
              <span>{name}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
