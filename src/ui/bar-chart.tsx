import { Bar, BarChart as RechartsBars, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts'

const number = new Intl.NumberFormat('fr-FR')
const short = new Intl.NumberFormat('fr-FR', { notation: 'compact' })

type Props = {
  bars: readonly { name: string; value: number }[]
  /** What is measured. */
  name: string
}

/** Values side by side, in the order given. A table beside it says the same to who cannot see it. */
export function BarChart({ bars, name }: Props) {
  return (
    <div aria-hidden className="h-72 w-full">
      <RechartsBars
        responsive
        className="size-full"
        data={[...bars]}
        accessibilityLayer={false}
        margin={{ top: 8, right: 8, bottom: 8, left: 0 }}
      >
        <CartesianGrid vertical={false} stroke="var(--color-line)" />
        <XAxis
          dataKey="name"
          stroke="var(--color-control)"
          tick={{ fill: 'var(--color-ink-soft)', fontSize: 13 }}
          minTickGap={24}
        />
        <YAxis
          width={52}
          stroke="var(--color-control)"
          tick={{ fill: 'var(--color-ink-soft)', fontSize: 13 }}
          tickFormatter={(value: number) => short.format(value)}
          allowDecimals={false}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: 'var(--color-sunken)' }}
          contentStyle={{ background: 'var(--color-surface)', border: '1px solid var(--color-line)' }}
          formatter={(value) => number.format(Number(value))}
        />
        <Bar
          dataKey="value"
          name={name}
          fill="var(--color-bar-1)"
          radius={[4, 4, 0, 0]}
          isAnimationActive={false}
        />
      </RechartsBars>
    </div>
  )
}
