import { useSelector } from '@xstate/react'
import { LogOut } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { OwnSession } from '../../../contract/account/own-sessions.ts'
import type { ownSessionsMachine } from '../../../machines/account/own-sessions.ts'
import { Badge } from '../../ui/notices/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { Text } from '../../ui/text/text.tsx'
import { fr } from '../../ui/text/typography.ts'
import { momentInWords } from '../../words/words.ts'
import { FailureNotice } from '../patterns/failure-notice.tsx'
import { HomeCard } from '../patterns/home-card.tsx'

type Actor = ActorRefFrom<typeof ownSessionsMachine>

const nameOf = ({ device }: OwnSession) => device || 'Appareil inconnu'

/** One session: its device, its last visit, and who assists in it. */
function Row({ session, actor }: { session: OwnSession; actor: Actor }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { id, is_current, assisted_by, created_at, seen_at } = session
  const isClosing = state.matches('closing') && state.context.chosen === id
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          <span>{nameOf(session)}</span>
          {is_current ? <Badge tone="success">Cet appareil</Badge> : null}
        </p>
        {assisted_by ? <p>{fr(`Ouverte par votre fédération, pour vous aider : ${assisted_by}`)}</p> : null}
        <p className="text-sm text-ink-soft tabular-nums">
          {is_current
            ? `Ouverte le ${momentInWords(created_at)}`
            : `Dernière visite le ${momentInWords(seen_at)}`}
        </p>
      </div>
      {is_current ? null : (
        <Button
          icon={LogOut}
          {...(!isClosing && {
            'aria-label': `Fermer la session de ${nameOf(session)}, dernière visite le ${momentInWords(seen_at)}`,
          })}
          busy={isClosing}
          busyLabel="Fermeture…"
          disabled={!state.can({ type: 'closing.requested', id })}
          onClick={() => actor.send({ type: 'closing.requested', id })}
        >
          Fermer
        </Button>
      )}
    </li>
  )
}

function Sessions({ actor }: { actor: Actor }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { sessions } = state.context
  const hasOthers = sessions.some(({ is_current }) => !is_current)
  if (state.matches('unavailable'))
    return (
      <FailureNotice onRetry={() => actor.send({ type: 'sessions.retried' })}>
        Vos sessions n’ont pas pu être lues.
      </FailureNotice>
    )
  if (sessions.length === 0) return <Skeleton label="Lecture de vos sessions…" count={2} look="line" />
  return (
    <>
      {state.matches({ listed: 'failed' }) ? (
        <FailureNotice>La fermeture n’a pas abouti.</FailureNotice>
      ) : null}
      <ul
        aria-label="Sessions ouvertes"
        aria-busy={state.matches('loading')}
        className="divide-y divide-line"
      >
        {sessions.map((session) => (
          <Row key={session.id} session={session} actor={actor} />
        ))}
      </ul>
      <p role="status" className="text-ink-soft empty:hidden">
        {state.matches('loading') ? 'Lecture de vos sessions…' : null}
      </p>
      {hasOthers ? (
        <div>
          <Button
            busy={state.matches('closingOthers')}
            busyLabel="Fermeture…"
            disabled={!state.can({ type: 'closingOthers.requested' })}
            onClick={() => actor.send({ type: 'closingOthers.requested' })}
          >
            Fermer toutes les autres
          </Button>
        </div>
      ) : (
        <Text look="soft">Votre compte n’est ouvert nulle part ailleurs.</Text>
      )}
    </>
  )
}

/** The sessions of the account, which can be closed. */
export function OwnSessions({ actor }: { actor: Actor }) {
  const isAsking = useSelector(actor, (snapshot) => snapshot.matches('confirming'))
  const isClosed = useSelector(actor, (snapshot) => snapshot.matches('closed'))
  if (isClosed) return null
  return (
    <HomeCard id="sessions" title="Appareils connectés">
      <Text>Une session que vous ne connaissez pas ? Fermez-la, puis changez votre mot de passe.</Text>
      <Sessions actor={actor} />
      {isAsking ? (
        <ConfirmDialog
          message="Fermer toutes les autres sessions ?"
          confirm="Fermer"
          danger
          onCancel={() => actor.send({ type: 'question.cancelled' })}
          onConfirm={() => actor.send({ type: 'question.confirmed' })}
        >
          <Text>
            Les autres appareils seront déconnectés : il faudra y saisir de nouveau le mot de passe. Ce qui
            n’y est pas enregistré peut être perdu. Cet appareil reste connecté.
          </Text>
        </ConfirmDialog>
      ) : null}
    </HomeCard>
  )
}
