import { ComposableMap } from 'react-simple-maps'
import { departments as names } from '../../../contract/shared/departments.ts'
import { overseas } from './department-shapes.ts'
import { MapRegions } from './map-regions.tsx'

/** The overseas departments, each in its own frame. */
export function MapInsets({
  values,
  bounds,
}: {
  values: ReadonlyMap<string, number>
  bounds: readonly number[]
}) {
  return (
    <ul className="grid grid-cols-5 gap-2 lg:grid-cols-3" aria-hidden>
      {overseas.map(({ code, center, scale }) => (
        <li key={code} className="text-center text-xs text-ink-soft">
          <ComposableMap
            width={100}
            height={100}
            projection="geoMercator"
            projectionConfig={{ center, scale }}
            className="h-auto w-full rounded-control bg-ground"
          >
            <MapRegions shows={(one) => one === code} values={values} bounds={bounds} />
          </ComposableMap>
          {names[code]}
        </li>
      ))}
    </ul>
  )
}
