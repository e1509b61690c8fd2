import { Suspense } from 'react'
import { Heading } from '../../../src/ui/page/heading.tsx'
import { Link } from '../../../src/ui/page/link.tsx'
import { Notice } from '../../../src/ui/notices/notice.tsx'
import { Skeleton } from '../../../src/ui/page/skeleton.tsx'
import { Text } from '../../../src/ui/text/text.tsx'
import { chartTitle } from '../../../tests/explore/dictionary.ts'
import { Chart } from './chart-view.tsx'
import { DataPanel } from './data-panel.tsx'
import { fileOf } from '../drawing.ts'
import { isFlow } from '../explorable.ts'
import type { OfFlow, Showing } from '../explorer-machine.ts'
import { highlightAt } from '../highlight.ts'
import { EventsPanel } from './events-panel.tsx'
import { PicturePanel } from './picture-panel.tsx'
import { PlacePanel } from './place-panel.tsx'
import { Player } from './player.tsx'
import { HistoryPanel } from './history-panel.tsx'

const column = 'grid grid-cols-[minmax(0,1fr)] content-start gap-4 xl:min-h-0 xl:overflow-y-auto'

export function FlowPage({ actor, state, timeline }: Showing & OfFlow) {
  const { machine } = timeline.flow
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:flex lg:h-[calc(100dvh-6.75rem)] lg:flex-col">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-1">
          <Heading level={1} look={2}>
            {chartTitle(machine)}
          </Heading>
          <Text look="soft">{machine.root.description ?? ''}</Text>
          <p className="text-sm">
            <Link to={`#/page/statecharts/${fileOf(machine.id)}.md`}>Toute la page de ce schéma</Link>
          </p>
        </div>
        <Player actor={actor} state={state} timeline={timeline} />
      </div>
      {timeline.lost ? (
        <Notice tone="warning" title="Cette adresse ne mène plus jusqu’au bout.">
          Le pas « {timeline.lost} » n’est pas possible ici. Le parcours a peut-être changé depuis.
        </Notice>
      ) : null}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:min-h-72 lg:flex-1 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[minmax(0,1fr)] xl:grid-cols-[minmax(0,1fr)_41rem]">
        <div className="sticky top-0 z-10 h-[42dvh] bg-ground pb-2 lg:static lg:h-full lg:pb-0">
          <Suspense fallback={<Skeleton label="Chargement du schéma…" count={3} />}>
            <Chart machine={machine} highlight={highlightAt(timeline)} />
          </Suspense>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 lg:min-h-0 lg:overflow-y-auto xl:grid-cols-[21rem_minmax(0,1fr)] xl:grid-rows-[minmax(0,1fr)] xl:overflow-hidden">
          <div className={column}>
            <PlacePanel timeline={timeline} />
            <EventsPanel actor={actor} timeline={timeline} />
          </div>
          <div className={column}>
            {isFlow(timeline.flow) ? <PicturePanel timeline={timeline} /> : null}
            <HistoryPanel actor={actor} timeline={timeline} />
            <DataPanel timeline={timeline} />
          </div>
        </div>
      </div>
    </div>
  )
}
