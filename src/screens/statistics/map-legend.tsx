import { numberInWords } from './figures.ts'
import { shadeOf } from './map-values.ts'

/** The legend of a map's shades and circles. */
export function MapLegend({ bounds, hasTowns }: { bounds: readonly number[]; hasTowns: boolean }) {
  const classes = [
    { shade: 0, words: 'Aucun' },
    ...bounds.map((bound, index) => ({
      shade: shadeOf(index + 1, bounds.length),
      words: `${numberInWords(Math.floor(bounds[index - 1] ?? 0) + 1)} à ${numberInWords(bound)}`,
    })),
  ]
  return (
    <ul aria-label="Légende de la carte" className="grid gap-1 text-sm">
      {classes.map(({ shade, words }) => (
        <li key={shade} className="flex items-center gap-2">
          <svg viewBox="0 0 20 14" aria-hidden className="h-3.5 w-5 shrink-0">
            <rect
              width="20"
              height="14"
              rx="3"
              fill={`var(--color-shade-${shade})`}
              stroke="var(--color-control)"
            />
          </svg>
          <span>{words}</span>
        </li>
      ))}
      {hasTowns ? (
        <li className="flex items-center gap-2">
          <svg viewBox="0 0 20 14" aria-hidden className="h-3.5 w-5 shrink-0">
            <circle cx="10" cy="7" r="6" fill="var(--color-autumn)" fillOpacity={0.75} />
          </svg>
          Communes, d’autant plus grandes que le nombre l’est
        </li>
      ) : null}
    </ul>
  )
}
