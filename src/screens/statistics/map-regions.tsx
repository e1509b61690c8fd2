import { Geographies, Geography } from 'react-simple-maps'
import { shapes } from './department-shapes.ts'
import { classOf, shadeOf } from './map-values.ts'

type Props = {
  /** Departments to draw. */
  shows: (code: string) => boolean
  values: ReadonlyMap<string, number>
  bounds: readonly number[]
  /** The selected department. */
  chosen?: string | null
}

/** Departments, shaded by class; darker means more. */
export function MapRegions({ shows, values, bounds, chosen = null }: Props) {
  return (
    <Geographies geography={shapes}>
      {({ geographies }) =>
        geographies.flatMap((geography) => {
          const code = String(geography.properties?.['code'])
          if (!shows(code)) return []
          return [
            <Geography
              key={geography.rsmKey}
              geography={geography}
              tabIndex={-1}
              vectorEffect="non-scaling-stroke"
              fill={`var(--color-shade-${shadeOf(classOf(values.get(code) ?? 0, bounds), bounds.length)})`}
              stroke={code === chosen ? 'var(--color-ink)' : 'var(--color-control)'}
              strokeWidth={code === chosen ? 2 : 0.5}
            />,
          ]
        })
      }
    </Geographies>
  )
}
