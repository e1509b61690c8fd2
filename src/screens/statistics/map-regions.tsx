import { Geographies, Geography } from 'react-simple-maps'
import { departments as names } from '../../../contract/shared/departments.ts'
import { fr } from '../../ui/text/typography.ts'
import { shapes } from './department-shapes.ts'
import { numberInWords } from './figures.ts'
import { borderOf, classOf, shadeOf } from './map-values.ts'

type Props = {
  /** Departments to draw. */
  shows: (code: string) => boolean
  values: ReadonlyMap<string, number>
  bounds: readonly number[]
  /** The selected department. */
  chosen?: string | null
}

/** Departments, shaded by class; darker means more. Under the pointer each says its name and value. */
export function MapRegions({ shows, values, bounds, chosen = null }: Props) {
  return (
    <Geographies geography={shapes}>
      {({ geographies }) =>
        geographies.flatMap((geography) => {
          const code = String(geography.properties?.['code'])
          if (!shows(code)) return []
          const value = values.get(code) ?? 0
          const shade = shadeOf(classOf(value, bounds), bounds.length)
          return [
            <Geography
              key={geography.rsmKey}
              geography={geography}
              tabIndex={-1}
              vectorEffect="non-scaling-stroke"
              fill={`var(--color-shade-${shade})`}
              stroke={`var(--color-${code === chosen ? 'ink' : borderOf(shade)})`}
              strokeWidth={code === chosen ? 2 : 0.75}
            >
              <title>{fr(`${names[code]} : ${numberInWords(value)}`)}</title>
            </Geography>,
          ]
        })
      }
    </Geographies>
  )
}
