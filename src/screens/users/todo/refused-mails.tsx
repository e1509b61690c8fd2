import { useSelector } from '@xstate/react'
import { Eye } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { RefusedMail } from '../../../../contract/users/refused-mails.ts'
import type { refusedMailsMachine } from '../../../../machines/users/todo/refused-mails.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Heading } from '../../../ui/page/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { FailureNotice } from '../../patterns/failure-notice.tsx'
import { RefusedMailList } from './refused-mail-list.tsx'
import { RefreshButton } from '../../patterns/refresh-button.tsx'

type Props = { actor: ActorRefFrom<typeof refusedMailsMachine> }

/** The button that marks a mail as seen. */
function Seen({ actor, mail }: Props & { mail: RefusedMail }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const isMarking = state.matches('marking')
  const isOwn = isMarking && state.context.mail?.id === mail.id
  const which = `${mail.subject}, à ${mail.person ?? mail.recipient}`
  return (
    <Button
      icon={Eye}
      aria-label={isOwn ? `Enregistrement… ${which}` : `Vu : ${which}`}
      locked={isMarking && !isOwn}
      busy={isOwn}
      busyLabel="Enregistrement…"
      onClick={() => actor.send({ type: 'mail.seen', mail })}
    >
      Vu
    </Button>
  )
}

/** Reloads the list; a list that failed to load has its own retry button. */
function Refresh({ actor }: Props) {
  const { refusedMailList } = useSelector(actor, ({ children }) => children)
  const state = useSelector(refusedMailList, (snapshot) => snapshot)
  const isMarking = useSelector(actor, (snapshot) => snapshot.matches('marking'))
  if (!state || state.matches('failed')) return null
  return (
    <RefreshButton
      locked={isMarking}
      busy={state.matches('loading')}
      onClick={() => actor.send({ type: 'list.refreshed' })}
    />
  )
}

/** The undeliverable mails not yet seen by staff. */
export function RefusedMails({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { refusedMailList } = state.children
  return (
    <div className="grid gap-6">
      <Heading level={1}>E-mails refusés</Heading>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 basis-80">
          <Text>
            Après un jour et demi d’essais, ces e-mails ne sont pas partis. Prévenez la personne autrement et
            corrigez son adresse ; « Vu » les retire de la liste pour toute l’équipe.
          </Text>
        </div>
        <Refresh actor={actor} />
      </div>
      {state.matches({ shown: 'failed' }) ? (
        <FailureNotice>L’e-mail est resté sur la liste.</FailureNotice>
      ) : null}
      {refusedMailList ? (
        <RefusedMailList actor={refusedMailList} actions={(mail) => <Seen actor={actor} mail={mail} />} />
      ) : null}
    </div>
  )
}
