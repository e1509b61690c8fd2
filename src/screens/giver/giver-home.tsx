import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Hunt } from '../../../contract/giver/hunts.ts'
import type { giverHomeMachine } from '../../../machines/giver/giver-home.ts'
import type { giverWindowsMachine } from '../../../machines/giver/giver-windows.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Heading } from '../../ui/page/heading.tsx'
import { lazyPart, WindowPart } from '../../ui/page/lazy-part.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { GiverControls } from './giver-controls.tsx'
import { HomeSection } from './home-section.tsx'
import { HuntList } from './hunt-list.tsx'
import { withNetworkAdvice } from '../../words/network-advice.ts'

const Reminder = lazyPart(async () => (await import('./reminder.tsx')).Reminder)
/** Loads the reminder in advance; the hunts are under way. */
export const fetchReminder = () => Reminder.fetch()

type Windows = ActorRefFrom<typeof giverWindowsMachine>
/** `GiverWindows`: the windows over the home, loaded when one of them opens. */
type Props = {
  actor: ActorRefFrom<typeof giverHomeMachine>
  isWolfhunter: boolean
  GiverWindows: ComponentType<{ actor: Windows; isWolfhunter: boolean }>
}

/** « Mon espace responsable de territoire » (spec §2 « Giver home »). */
export function GiverHome({ actor, ...props }: Props) {
  const home = useSelector(actor, (snapshot) => snapshot)
  const { informedHunts, plannedHunts, finishedHunts, giverWindows } = home.children
  if (!informedHunts || !plannedHunts || !finishedHunts || !giverWindows) return null
  return (
    <Opened
      {...props}
      actor={actor}
      giverWindows={giverWindows}
      lists={{ informedHunts, plannedHunts, finishedHunts }}
    />
  )
}

type Children = ReturnType<Props['actor']['getSnapshot']>['children']
type Lists = { [K in 'informedHunts' | 'plannedHunts' | 'finishedHunts']: NonNullable<Children[K]> }

function Opened({
  actor,
  isWolfhunter,
  lists,
  giverWindows,
  GiverWindows,
}: Props & { lists: Lists; giverWindows: Windows }) {
  const home = useSelector(actor, (snapshot) => snapshot)
  const isWindowOpen = useSelector(giverWindows, (windows) => !windows.matches({ closed: 'idle' }))
  const hasAwaiting = useSelector(
    lists.informedHunts,
    (list) => !list.hasTag('unread') && !list.matches('empty'),
  )
  const oldest = useSelector(lists.informedHunts, (list) => list.context.rows.at(0))
  const next = useSelector(lists.plannedHunts, (list) => list.context.rows.at(0))
  const retryTypes = () => actor.send({ type: 'specimenTypes.retried' })
  const { mayPlan } = home.context.windows
  const { specimenTypes, begun } = home.context
  const inEach = {
    specimenTypes,
    onAnimals: (hunt: Hunt) => giverWindows.send({ type: 'animals.requested', hunt }),
    onContacts: (hunt: Hunt) => giverWindows.send({ type: 'contacts.requested', hunt }),
  }
  const controls = <GiverControls windows={giverWindows} mayPlan={mayPlan} />
  return (
    <div className="grid gap-8">
      <Heading level={1}>Mon espace responsable de territoire</Heading>
      {home.matches({ specimenTypes: 'unavailable' }) ? (
        <Notice
          tone="warning"
          action={
            // The lists below may have a « Réessayer » button too.
            <Button aria-label="Réessayer de lire les types de gibier" onClick={retryTypes}>
              Réessayer
            </Button>
          }
        >
          {withNetworkAdvice('Les types de gibier n’ont pas pu être lus.')}
        </Notice>
      ) : null}
      {hasAwaiting ? (
        <HomeSection id="informer" title="J'informe ma fédération" beside={controls}>
          <HuntList
            actor={lists.informedHunts}
            {...inEach}
            label="Chasses en attente d’information"
            empty=""
            begun={begun.reports}
            onReport={(hunt) => giverWindows.send({ type: 'report.requested', hunt })}
          />
        </HomeSection>
      ) : null}
      <HomeSection id="a-venir" title="Mes chasses à venir" beside={hasAwaiting ? undefined : controls}>
        <HuntList
          actor={lists.plannedHunts}
          {...inEach}
          label="Chasses à venir"
          empty="Aucune chasse à venir."
          {...(mayPlan && {
            onEdit: (hunt) => giverWindows.send({ type: 'edition.requested', hunt }),
            onDelete: (hunt) => giverWindows.send({ type: 'deletion.requested', hunt }),
          })}
        />
      </HomeSection>
      <HomeSection id="passees" title="Mes chasses passées">
        <HuntList
          actor={lists.finishedHunts}
          {...inEach}
          label="Chasses passées"
          empty="Aucune chasse passée."
          begun={begun.corrections}
          onVersions={(hunt) => giverWindows.send({ type: 'versions.requested', hunt })}
          {...(mayPlan && {
            onDuplicate: (hunt) => giverWindows.send({ type: 'duplication.requested', hunt }),
          })}
        />
      </HomeSection>
      {home.matches({ reminder: 'shown' }) ? (
        <WindowPart>
          <Reminder
            awaiting={home.context.awaiting}
            oldest={oldest}
            next={next}
            onReport={(hunt) => actor.send({ type: 'report.requested', hunt })}
            onContacts={(hunt) => actor.send({ type: 'contacts.requested', hunt })}
            onClose={() => actor.send({ type: 'reminder.closed' })}
          />
        </WindowPart>
      ) : null}
      {isWindowOpen ? (
        <WindowPart isAsked onClose={() => giverWindows.send({ type: 'window.abandoned' })}>
          <GiverWindows actor={giverWindows} isWolfhunter={isWolfhunter} />
        </WindowPart>
      ) : null}
    </div>
  )
}
