import { Marker } from 'react-simple-maps'
import { centers, isMainland } from './department-shapes.ts'
import { numberInWords } from './figures.ts'

/** The departments around Paris are too small for a number each. */
const SMALL = new Set(['75', '92', '93', '94'])
const hasRoom = (code: string) => isMainland(code) && centers.has(code) && !SMALL.has(code)

/** The value of each department, written on it where the map is wide enough. */
export function MapNumbers({ values, zoom }: { values: ReadonlyMap<string, number>; zoom: number }) {
  return [...values].map(([code, value]) =>
    value > 0 && hasRoom(code) ? (
      <Marker key={code} coordinates={centers.get(code)!}>
        <text
          className="pointer-events-none font-semibold tabular-nums max-md:hidden"
          textAnchor="middle"
          dominantBaseline="central"
          fontSize={16 / zoom}
          fill="var(--color-ink)"
          stroke="var(--color-surface)"
          strokeWidth={4 / zoom}
          paintOrder="stroke"
        >
          {numberInWords(value)}
        </text>
      </Marker>
    ) : null,
  )
}
