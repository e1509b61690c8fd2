import { useSelector } from '@xstate/react'
import { Eye } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { RefusedMail } from '../../../../contract/users/refused-mails.ts'
import type { refusedMailListMachine } from '../../../../machines/users/todo/refused-mail-list.ts'
import type { refusedMailsMachine } from '../../../../machines/users/todo/refused-mails.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Heading } from '../../../ui/page/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { MailSeeing } from './mail-seeing.tsx'
import { RefusedMailList } from './refused-mail-list.tsx'
import { RefreshButton } from '../../patterns/refresh-button.tsx'

type Props = { actor: ActorRefFrom<typeof refusedMailsMachine> }

/** The button that marks a mail as seen. */
const Seen = ({ actor, mail }: Props & { mail: RefusedMail }) => (
  <Button
    icon={Eye}
    aria-label={`Vu : ${mail.subject}, à ${mail.person?.name ?? mail.recipient}`}
    onClick={() => actor.send({ type: 'seeing.requested', mail })}
  >
    Vu
  </Button>
)

/** Reloads the list; a list that failed to load has its own retry button. */
function Refresh({ actor, list }: Props & { list: ActorRefFrom<typeof refusedMailListMachine> }) {
  const state = useSelector(list, (snapshot) => snapshot)
  if (state.matches('failed')) return null
  return (
    <RefreshButton busy={state.matches('loading')} onClick={() => actor.send({ type: 'list.refreshed' })} />
  )
}

/** The undeliverable mails not yet seen by staff; `maySee`: the caller may open the people. */
export function RefusedMails({ actor, maySee }: Props & { maySee: boolean }) {
  const { refusedMailList, mailSeeing } = useSelector(actor, ({ children }) => children)
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
        {refusedMailList ? <Refresh actor={actor} list={refusedMailList} /> : null}
      </div>
      {refusedMailList ? (
        <RefusedMailList
          actor={refusedMailList}
          maySee={maySee}
          actions={(mail) => <Seen actor={actor} mail={mail} />}
        />
      ) : null}
      {mailSeeing ? <MailSeeing actor={mailSeeing} /> : null}
    </div>
  )
}
