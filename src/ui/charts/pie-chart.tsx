import { Pie, PieChart as RechartsPie, type PieLabelRenderProps } from 'recharts'

const percent = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 1 })
const number = new Intl.NumberFormat('fr-FR')

/** The number of a slice, in the text colour, since not every slice colour is legible as text. */
const NumberOfSlice = ({ x, y, textAnchor, index = 0 }: PieLabelRenderProps) => (
  <text x={x} y={y} textAnchor={textAnchor} dominantBaseline="central" fill="var(--color-ink)">
    {index + 1}
  </text>
)

/** A share of the whole. */
type Slice = { name: string; value: number }

/**
 * A pie of at most nine slices. Each slice has the number of its legend entry, so that they differ by
 * more than colour.
 */
export function PieChart({ slices }: { slices: readonly Slice[] }) {
  const whole = slices.reduce((sum, { value }) => sum + value, 0)
  const data = slices.map((slice, index) => ({ ...slice, fill: `var(--color-slice-${index + 1})` }))
  return (
    <div className="grid items-center gap-4 md:grid-cols-2">
      <div aria-hidden className="mx-auto aspect-square w-full max-w-80">
        <RechartsPie responsive className="size-full" accessibilityLayer={false}>
          <Pie
            data={data}
            dataKey="value"
            nameKey="name"
            outerRadius="80%"
            // Clockwise from the top.
            startAngle={90}
            endAngle={-270}
            stroke="var(--color-surface)"
            strokeWidth={2}
            isAnimationActive={false}
            rootTabIndex={-1}
            labelLine={false}
            label={NumberOfSlice}
          />
        </RechartsPie>
      </div>
      <ol className="grid gap-1">
        {data.map(({ name, value, fill }, index) => (
          <li key={name} className="flex items-center gap-3 py-1">
            <svg viewBox="0 0 16 16" aria-hidden className="size-4 shrink-0">
              <rect width="16" height="16" rx="4" fill={fill} />
            </svg>
            <span className="w-5 text-right tabular-nums text-ink-soft">{`${index + 1}.`}</span>
            <span className="min-w-0 flex-1 wrap-anywhere first-letter:uppercase">{name}</span>
            <span className="tabular-nums">
              <span>{number.format(value)}</span>
              <span className="pl-2 text-ink-soft">{percent.format(whole === 0 ? 0 : value / whole)}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
