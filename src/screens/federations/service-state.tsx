import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { type Concern, concernsOf, type ServiceState } from '../../../contract/federations/service-state.ts'
import type { serviceStateMachine } from '../../../machines/federations/service-state.ts'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/notices/badge.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { Card } from '../../ui/page/card.tsx'
import { Heading } from '../../ui/page/heading.tsx'
import { Link } from '../../ui/page/link.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { Text } from '../../ui/text/text.tsx'
import { waitInWords } from '../../words/wait-in-words.ts'
import { waitingInWords } from '../../words/waiting-work.ts'
import { clockTime, counted, dayInWords } from '../../words/words.ts'
import { FailureNotice } from '../patterns/failure-notice.tsx'
import { RefreshButton } from '../patterns/refresh-button.tsx'

/** What to do about each concern. */
const advice: Record<Concern, string> = {
  mails: 'Le serveur d’envoi des e-mails ne les accepte pas, ou aucun processus ne les envoie.',
  deadlines: 'Aucun processus ne traite les échéances : propositions à clore, rappels à envoyer.',
  jobs: 'Le processus de ce travail s’est arrêté. Relancez-le depuis la page de la fédération : rien n’en a été enregistré.',
}

type PartProps = { id: string; title: string; concern?: string | false; children: ReactNode }

/** One part of the service, with what to do if it demands a look. */
function Part({ id, title, concern = false, children }: PartProps) {
  return (
    <Card as="section" labelledBy={id}>
      <div className="grid gap-2">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Heading level={2} id={id}>
            {title}
          </Heading>
          {concern ? <Badge tone="warning">À regarder</Badge> : <Badge tone="success">En ordre</Badge>}
        </div>
        <div className="grid gap-1 tabular-nums">{children}</div>
        {concern ? <Text look="soft">{concern}</Text> : null}
      </div>
    </Card>
  )
}

/** Every part of the service. */
function Parts({ state }: { state: ServiceState }) {
  const { mails, deadlines, jobs, replicas } = state
  const concerns = concernsOf(state)
  const about = (concern: Concern) => concerns.includes(concern) && advice[concern]
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Part id="service-mails" title="E-mails à envoyer" concern={about('mails')}>
        <Text>{waitingInWords(mails, 'e-mail', 'e-mails')}</Text>
        <Text>
          {mails.urgent
            ? `Rappels et rendez-vous changés, 7 derniers jours : ${counted(mails.urgent.sent, 'e-mail parti', 'e-mails partis')}, la moitié en ${waitInWords(Math.max(1, Math.ceil(mails.urgent.median)))} au plus, le plus lent en ${waitInWords(Math.max(1, Math.ceil(mails.urgent.slowest)))}.`
            : 'Rappels et rendez-vous changés : aucun e-mail ces 7 derniers jours.'}
        </Text>
        {mails.refused > 0 ? (
          <Text>
            <Link to={paths.refusedMails}>{counted(mails.refused, 'e-mail refusé', 'e-mails refusés')}</Link>
          </Text>
        ) : null}
      </Part>
      <Part id="service-deadlines" title="Échéances" concern={about('deadlines')}>
        <Text>{waitingInWords(deadlines, 'échéance', 'échéances')}</Text>
        <Text look="soft">
          {state.retained_on
            ? `Données échues supprimées le ${dayInWords(state.retained_on)}`
            : 'Données échues : encore jamais supprimées'}
        </Text>
      </Part>
      <Part id="service-jobs" title="Travaux des fédérations" concern={about('jobs')}>
        <Text>{counted(jobs.running, 'travail en cours', 'travaux en cours')}</Text>
        {jobs.silent > 0 ? (
          <Text>{counted(jobs.silent, 'travail arrêté sans finir', 'travaux arrêtés sans finir')}</Text>
        ) : null}
      </Part>
      <Part id="service-database" title="Base de données">
        <Text>{`PostgreSQL ${state.database}`}</Text>
        <Text>{counted(replicas.length, 'copie connectée', 'copies connectées')}</Text>
        <Text look="soft">
          {`${counted(state.blocked_sign_ins, 'connexion bloquée', 'connexions bloquées')} après trop d’échecs`}
        </Text>
      </Part>
    </div>
  )
}

/** The state of the service: one sentence first, then part by part. */
export function ServiceStatePage({ actor }: { actor: ActorRefFrom<typeof serviceStateMachine> }) {
  const snapshot = useSelector(actor, (current) => current)
  const { state } = snapshot.context
  const count = state ? concernsOf(state).length : 0
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading level={1}>État du service</Heading>
        {snapshot.matches('failed') ? null : (
          <RefreshButton
            busy={snapshot.matches('loading')}
            onClick={() => actor.send({ type: 'state.refreshed' })}
          />
        )}
      </div>
      {snapshot.matches('failed') ? (
        <FailureNotice onRetry={() => actor.send({ type: 'state.retried' })}>
          L’état du service n’a pas pu être lu.
        </FailureNotice>
      ) : !state ? (
        <Skeleton label="Lecture de l’état du service…" count={4} />
      ) : (
        <>
          <Notice
            tone={count === 0 ? 'success' : 'warning'}
            title={count === 0 ? 'Tout fonctionne.' : `${counted(count, 'point', 'points')} à regarder.`}
          >
            {`Lu à ${clockTime(state.read_at)}.`}
          </Notice>
          <Parts state={state} />
        </>
      )}
    </div>
  )
}
