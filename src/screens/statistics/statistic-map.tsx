import { useSelector } from '@xstate/react'
import { Minus, Plus } from 'lucide-react'
import { ComposableMap, Marker, ZoomableGroup } from 'react-simple-maps'
import type { ActorRefFrom } from 'xstate'
import { departments as names } from '../../../contract/shared/departments.ts'
import type { Summary, View } from '../../../contract/statistics/statistics.ts'
import { MOST_ZOOM, type mapViewMachine } from '../../../machines/statistics/map-view.ts'
import { centers, isMainland } from './department-shapes.ts'
import { boundsOf, highest } from './map-values.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Elsewhere } from '../../ui/page/elsewhere.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { NativeSelect } from '../../ui/fields/native-select.tsx'
import { Text } from '../../ui/text/text.tsx'
import { numberInWords } from './figures.ts'
import { MapNumbers } from './map-numbers.tsx'
import { MapInsets } from './map-insets.tsx'
import { MapLegend } from './map-legend.tsx'
import { MapRegions, regionInWords } from './map-regions.tsx'

/** The projection of mainland France on a square. */
const square = { width: 700, height: 700 }
const mainland = {
  rotate: [-3, 0, 0] as [number, number, number],
  center: [0, 46.5] as [number, number],
  parallels: [44, 49] as [number, number],
  scale: 3400,
}
/** The departments whose values are said beside the map. */
const LEADERS = 5
const FRANCE: [number, number] = [2.6, 46.5]
const choices = [...centers.keys()]
  .filter(isMainland)
  .toSorted()
  .map((code) => ({ value: code, label: `${code} ${names[code]}` }))

/** The wheel and one finger scroll the page; two fingers, the mouse and the buttons move the map. */
const isForMap = (event: Event) =>
  'touches' in event ? (event.touches as TouchList).length > 1 : event.type !== 'wheel'

type Props = { actor: ActorRefFrom<typeof mapViewMachine>; view: View; summaries: readonly Summary[] }

/** A statistic on the map of France: shaded departments, communes as circles (spec §2 « Statistics »). */
export function StatisticMap({ actor, view, summaries }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { context } = state
  const summary = summaries.find(({ code }) => code === context.summary) ?? summaries[0]!
  const map = view.summaries.find(({ code }) => code === summary.code)?.map
  const departments = new Map(Object.entries(map?.departments ?? {}))
  const towns = map?.towns ?? []
  const bounds = boundsOf([...departments.values()])
  const most = Math.max(1, ...towns.map(({ value }) => value))
  const { named } = context
  const leaders = highest(departments, LEADERS)
    .map(([code, value]) => `${names[code]} ${numberInWords(value)}`)
    .join(', ')
  const press = (department: string) => actor.send({ type: 'department.pressed', department })
  const center = context.center ?? centers.get(context.department ?? '') ?? FRANCE
  return (
    <section aria-label="Carte" className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_16rem]">
      <div className="relative">
        <ComposableMap
          {...square}
          aria-hidden
          projection="geoConicConformal"
          projectionConfig={mainland}
          className="h-auto max-h-[max(22rem,calc(100dvh-21rem))] w-full touch-pan-x touch-pan-y rounded-control bg-ground"
        >
          <ZoomableGroup
            center={center}
            zoom={context.zoom}
            maxZoom={MOST_ZOOM}
            filterZoomEvent={isForMap}
            onMoveEnd={({ coordinates, zoom }) => {
              if (coordinates && zoom) actor.send({ type: 'map.moved', center: coordinates, zoom })
            }}
          >
            <MapRegions
              shows={isMainland}
              values={departments}
              bounds={bounds}
              marked={[context.department, context.named]}
              onPress={press}
            />
            {towns.length === 0 ? <MapNumbers values={departments} zoom={context.zoom} /> : null}
            {towns.map(({ lat, lng, value }) => (
              <Marker key={`${lat},${lng}`} coordinates={[lng, lat]}>
                <circle
                  r={(3 + 15 * Math.sqrt(value / most)) / context.zoom}
                  fill="var(--color-autumn)"
                  fillOpacity={0.75}
                  stroke="var(--color-surface)"
                  strokeWidth={1 / context.zoom}
                />
              </Marker>
            ))}
          </ZoomableGroup>
        </ComposableMap>
        {named === null ? null : (
          <Elsewhere except="[data-department]" onPress={() => actor.send({ type: 'elsewhere.pressed' })} />
        )}
        {named !== null && isMainland(named) ? (
          <p
            role="status"
            aria-label="Département touché"
            className="pointer-events-none absolute bottom-2 left-2 max-w-[calc(100%-1rem)] rounded-control border border-control bg-surface px-3 py-1.5 font-semibold tabular-nums shadow-float"
          >
            {regionInWords(named, departments.get(named) ?? 0)}
          </p>
        ) : null}
        <div className="absolute top-2 right-2 grid gap-1 rounded-control border border-control bg-surface">
          <IconButton
            icon={Plus}
            label="Agrandir la carte"
            disabled={!state.can({ type: 'zoom.increased' })}
            onClick={() => actor.send({ type: 'zoom.increased' })}
          />
          <IconButton
            icon={Minus}
            label="Réduire la carte"
            disabled={!state.can({ type: 'zoom.decreased' })}
            onClick={() => actor.send({ type: 'zoom.decreased' })}
          />
        </div>
      </div>
      <div className="grid content-start gap-4">
        <NativeSelect
          label="Montrer"
          value={summary.code}
          options={summaries.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(code) => actor.send({ type: 'summary.chosen', code })}
        />
        <NativeSelect
          label="Aller à un département"
          placeholder="Toute la France"
          value={context.department ?? ''}
          options={choices}
          onChange={(department) =>
            actor.send(
              department === '' ? { type: 'country.chosen' } : { type: 'department.chosen', department },
            )
          }
        />
        <Button disabled={state.matches('whole')} onClick={() => actor.send({ type: 'country.chosen' })}>
          Voir toute la France
        </Button>
        {leaders === '' ? null : <Text look="small">{`Les plus élevés : ${leaders}.`}</Text>}
        <MapLegend bounds={bounds} hasTowns={towns.length > 0} />
        <MapInsets values={departments} bounds={bounds} named={named} onPress={press} />
      </div>
    </section>
  )
}
