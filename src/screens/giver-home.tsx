import { useSelector } from '@xstate/react'
import { FileText, MapPinned, Plus } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { giverHomeMachine } from '../../machines/giver-home.ts'
import type { giverWindowsMachine } from '../../machines/giver-windows.ts'
import { Button } from '../ui/button.tsx'
import { Heading } from '../ui/heading.tsx'
import { Notice } from '../ui/notice.tsx'
import { HuntList } from './hunt-list.tsx'
import { Reminder } from './reminder.tsx'

const GiverWindows = lazy(async () => ({
  default: (await import('./giver-windows.tsx')).GiverWindows,
}))

type Props = { actor: ActorRefFrom<typeof giverHomeMachine>; isWolfhunter: boolean }

/** « Mon espace responsable de territoire » (spec §2 « Giver home »). */
export function GiverHome({ actor, isWolfhunter }: Props) {
  const home = useSelector(actor, (snapshot) => snapshot)
  const { informedHunts, plannedHunts, finishedHunts, giverWindows } = home.children
  if (!informedHunts || !plannedHunts || !finishedHunts || !giverWindows) return null
  return (
    <Opened
      {...{ actor, isWolfhunter, giverWindows }}
      lists={{ informedHunts, plannedHunts, finishedHunts }}
    />
  )
}

type Children = ReturnType<Props['actor']['getSnapshot']>['children']
type Lists = { [K in 'informedHunts' | 'plannedHunts' | 'finishedHunts']: NonNullable<Children[K]> }
type Windows = ActorRefFrom<typeof giverWindowsMachine>

function Opened({
  actor,
  isWolfhunter,
  lists,
  giverWindows,
}: Props & { lists: Lists; giverWindows: Windows }) {
  const home = useSelector(actor, (snapshot) => snapshot)
  const awaiting = useSelector(lists.informedHunts, (list) => list.context.total)
  const isInformedUnread = useSelector(lists.informedHunts, (list) => list.matches('failed'))
  const { mayPlan } = home.context.windows
  const { specimenTypes } = home.context
  const controls = <Controls windows={giverWindows} mayPlan={mayPlan} />
  const hasAwaiting = awaiting > 0 || isInformedUnread
  return (
    <div className="grid gap-8">
      <Heading level={1}>Mon espace responsable de territoire</Heading>
      {home.matches({ specimenTypes: 'unavailable' }) ? (
        <Notice
          tone="warning"
          action={<Button onClick={() => actor.send({ type: 'specimenTypes.retried' })}>Réessayer</Button>}
        >
          Les types de gibier n’ont pas pu être lus. Vérifiez votre réseau, puis réessayez.
        </Notice>
      ) : null}
      {hasAwaiting ? (
        <Section id="informer" title="J'informe ma fédération" beside={controls}>
          <HuntList
            actor={lists.informedHunts}
            specimenTypes={specimenTypes}
            label="Chasses en attente d’information"
            empty=""
            onReport={(hunt) => giverWindows.send({ type: 'report.requested', hunt })}
          />
        </Section>
      ) : null}
      <Section id="a-venir" title="Mes chasses à venir" beside={hasAwaiting ? undefined : controls}>
        <HuntList
          actor={lists.plannedHunts}
          specimenTypes={specimenTypes}
          label="Chasses à venir"
          empty="Aucune chasse à venir."
          onContacts={(hunt) => giverWindows.send({ type: 'contacts.requested', hunt })}
          {...(mayPlan && {
            onEdit: (hunt) => giverWindows.send({ type: 'edition.requested', hunt }),
            onDelete: (hunt) => giverWindows.send({ type: 'deletion.requested', hunt }),
          })}
        />
      </Section>
      <Section id="passees" title="Mes chasses passées">
        <HuntList
          actor={lists.finishedHunts}
          specimenTypes={specimenTypes}
          label="Chasses passées"
          empty="Aucune chasse passée."
          onContacts={(hunt) => giverWindows.send({ type: 'contacts.requested', hunt })}
        />
      </Section>
      {home.matches({ reminder: 'shown' }) ? (
        <Reminder awaiting={home.context.awaiting} onClose={() => actor.send({ type: 'reminder.closed' })} />
      ) : null}
      <Suspense>
        <GiverWindows actor={giverWindows} specimenTypes={specimenTypes} isWolfhunter={isWolfhunter} />
      </Suspense>
    </div>
  )
}

type SectionProps = { id: string; title: string; beside?: ReactNode; children: ReactNode }

function Section({ id, title, beside, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {beside}
      </div>
      {children}
    </section>
  )
}

/** The actions of the home: Documents, Territoires, a new planned hunt. */
function Controls({ windows, mayPlan }: { windows: Windows; mayPlan: boolean }) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button icon={FileText} onClick={() => windows.send({ type: 'documents.requested' })}>
        Documents
      </Button>
      <Button icon={MapPinned} onClick={() => windows.send({ type: 'territories.requested' })}>
        Territoires
      </Button>
      {mayPlan ? (
        <Button variant="primary" icon={Plus} onClick={() => windows.send({ type: 'planning.requested' })}>
          Prévoir une chasse
        </Button>
      ) : null}
    </div>
  )
}
