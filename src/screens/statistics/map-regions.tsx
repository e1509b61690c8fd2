import { Geographies, Geography } from 'react-simple-maps'
import { departments as names } from '../../../contract/shared/departments.ts'
import { fr } from '../../ui/text/typography.ts'
import { shapes } from './department-shapes.ts'
import { numberInWords } from './figures.ts'
import { borderOf, classOf, shadeOf } from './map-values.ts'

/** A department and its value. */
export const regionInWords = (code: string, value: number) => fr(`${names[code]} : ${numberInWords(value)}`)

type Props = {
  /** Departments to draw. */
  shows: (code: string) => boolean
  values: ReadonlyMap<string, number>
  bounds: readonly number[]
  /** The selected department, and the one whose name is displayed. */
  marked: readonly (string | null)[]
  /** A department was pressed, which a finger cannot point at. */
  onPress: (department: string) => void
}

/** Departments, shaded by class; darker means more. Under the pointer each says its name and value. */
export function MapRegions({ shows, values, bounds, marked, onPress }: Props) {
  return (
    <Geographies geography={shapes}>
      {({ geographies }) =>
        geographies.flatMap((geography) => {
          const code = String(geography.properties?.['code'])
          if (!shows(code)) return []
          const value = values.get(code) ?? 0
          const isMarked = marked.includes(code)
          const shade = shadeOf(classOf(value, bounds), bounds.length)
          return [
            <Geography
              key={geography.rsmKey}
              geography={geography}
              tabIndex={-1}
              className="cursor-pointer outline-none"
              data-department={code}
              onClick={() => onPress(code)}
              vectorEffect="non-scaling-stroke"
              fill={`var(--color-shade-${shade})`}
              stroke={`var(--color-${isMarked ? 'ink' : borderOf(shade)})`}
              strokeWidth={isMarked ? 2 : 0.75}
            >
              <title>{regionInWords(code, value)}</title>
            </Geography>,
          ]
        })
      }
    </Geographies>
  )
}
