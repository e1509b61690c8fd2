import { useSelector } from '@xstate/react'
import { Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { RefusedMail } from '../../../../contract/users/refused-mails.ts'
import type {
  mailSeeingMachine,
  refusedMailListMachine,
  refusedMailsMachine,
} from '../../../../machines/users/todo/refused-mails.ts'
import { userPath } from '../../../paths.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import type { Column } from '../../../ui/lists/table-columns.tsx'
import { Link } from '../../../ui/page/link.tsx'
import { Email } from '../../../ui/text/email.tsx'
import { frNode } from '../../../ui/text/typography.ts'
import { mailProblem } from '../../../words/mail-problems.ts'
import { dayOf } from '../../../words/words.ts'
import { ConfirmedCommand } from '../../patterns/confirmed-command.tsx'
import { WorkList } from '../../patterns/work-list.tsx'
import { CallLink } from '../call-link.tsx'

/** Marks an undeliverable mail as seen, after confirmation. */
export const MailSeeing = ({ actor }: { actor: ActorRefFrom<typeof mailSeeingMachine> }) => (
  <ConfirmedCommand
    actor={actor}
    title="Retirer l’e-mail de la liste"
    confirm="Retirer de la liste"
    consequence={({ subject, person, recipient }) =>
      `L’e-mail « ${subject} », à ${person?.name ?? recipient}, ne sera plus sur la liste de personne dans l’équipe, et ne partira pas. Prévenez d’abord la personne autrement.`
    }
    busyLabel="Enregistrement…"
    failed="L’e-mail est resté sur la liste."
  />
)

/** Whom a mail was for, and how to tell them otherwise. */
function Recipient({ mail: { person, recipient }, maySee }: { mail: RefusedMail; maySee: boolean }) {
  return (
    <span className="grid justify-items-start gap-1">
      {person ? (
        <span translate="no">
          {maySee ? <Link to={userPath(person.id)}>{person.name}</Link> : person.name}
        </span>
      ) : null}
      <span className="font-normal">
        <Email address={recipient} />
      </span>
      {person?.phone ? (
        <span className="font-normal">
          <CallLink {...person} />
        </span>
      ) : null}
    </span>
  )
}

const columns: Column<RefusedMail>[] = [
  {
    label: 'E-mail',
    cell: ({ subject, problem }) => (
      <span className="grid gap-1">
        <span>{frNode(subject)}</span>
        <span className="text-sm text-pretty text-ink-soft">{frNode(mailProblem(problem))}</span>
      </span>
    ),
  },
  {
    label: 'Écrit',
    cell: ({ created_at }) => <span className="whitespace-nowrap tabular-nums">{dayOf(created_at)}</span>,
  },
]

type ListProps = {
  actor: ActorRefFrom<typeof refusedMailListMachine>
  /** Whether the caller may open the people. */
  maySee: boolean
  /** The button of a row. */
  actions: (mail: RefusedMail) => ReactNode
}

/** The undeliverable mails not yet seen by staff. */
export const RefusedMailList = ({ actor, maySee, actions }: ListProps) => (
  <WorkList
    actor={actor}
    title="E-mails refusés"
    about="Après un jour et demi d’essais, ces e-mails ne sont pas partis. Prévenez la personne autrement et corrigez son adresse ; « Vu » les retire de la liste pour toute l’équipe."
    one="e-mail"
    many="e-mails"
    reading="Lecture des e-mails…"
    failed="Les e-mails n’ont pas pu être lus."
    empty="Aucun e-mail n’a été refusé."
    label="E-mails refusés"
    columns={[{ label: 'À qui', cell: (mail) => <Recipient mail={mail} maySee={maySee} /> }, ...columns]}
    actions={actions}
  />
)

type Props = { actor: ActorRefFrom<typeof refusedMailsMachine>; maySee: boolean }

/** The undeliverable mails, and the window over them, if any; `maySee`: the caller may open the people. */
export function RefusedMails({ actor, maySee }: Props) {
  const { refusedMailList, mailSeeing } = useSelector(actor, ({ children }) => children)
  const seen = (mail: RefusedMail) => (
    <Button
      icon={Eye}
      aria-label={`Vu : ${mail.subject}, à ${mail.person?.name ?? mail.recipient}`}
      onClick={() => actor.send({ type: 'seeing.requested', subject: mail })}
    >
      Vu
    </Button>
  )
  return (
    <div className="grid gap-6">
      {refusedMailList ? <RefusedMailList actor={refusedMailList} maySee={maySee} actions={seen} /> : null}
      {mailSeeing ? <MailSeeing actor={mailSeeing} /> : null}
    </div>
  )
}
