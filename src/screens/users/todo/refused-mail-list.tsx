import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { RefusedMail } from '../../../../contract/users/refused-mails.ts'
import type { refusedMailListMachine } from '../../../../machines/users/todo/refused-mail-list.ts'
import type { Column } from '../../../ui/lists/table-columns.tsx'
import { Email } from '../../../ui/text/email.tsx'
import { userPath } from '../../../paths.ts'
import { Link } from '../../../ui/page/link.tsx'
import { frNode } from '../../../ui/text/typography.ts'
import { CallLink } from '../call-link.tsx'
import { mailProblem } from '../../../words/mail-problems.ts'
import { dayOf } from '../../../words/words.ts'
import { PagedTable } from '../../patterns/paged-list.tsx'

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

type Props = {
  actor: ActorRefFrom<typeof refusedMailListMachine>
  /** Whether the caller may open the people. */
  maySee: boolean
  /** The button of a row. */
  actions: (mail: RefusedMail) => ReactNode
}

/** The mails of a page, a placeholder while loading, or a failure. */
export function RefusedMailList({ actor, maySee, actions }: Props) {
  return (
    <PagedTable
      actor={actor}
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
}
