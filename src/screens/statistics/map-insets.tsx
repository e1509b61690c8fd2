import type { ComponentProps } from 'react'
import { ComposableMap } from 'react-simple-maps'
import { departments as names } from '../../../contract/shared/departments.ts'
import { overseas } from './department-shapes.ts'
import { numberInWords } from './figures.ts'
import { MapRegions } from './map-regions.tsx'

type Props = Pick<ComponentProps<typeof MapRegions>, 'values' | 'bounds' | 'onPress'> & {
  /** The department whose value is displayed. */
  named: string | null
}

/** The overseas departments, each in its own frame, which says its value when it is pressed. */
export function MapInsets({ values, bounds, named, onPress }: Props) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(3.5rem,1fr))] gap-2 lg:grid-cols-3" aria-hidden>
      {overseas.map(({ code, center, scale }) => (
        <li key={code} className="text-center text-xs text-ink-soft">
          <ComposableMap
            width={100}
            height={100}
            projection="geoMercator"
            projectionConfig={{ center, scale }}
            className="h-auto w-full rounded-control bg-ground"
          >
            <MapRegions
              shows={(one) => one === code}
              values={values}
              bounds={bounds}
              marked={[named]}
              onPress={onPress}
            />
          </ComposableMap>
          <span>{names[code]}</span>
          {code === named ? <strong> {numberInWords(values.get(code) ?? 0)}</strong> : null}
        </li>
      ))}
    </ul>
  )
}
