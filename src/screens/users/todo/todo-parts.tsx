import { AlarmClock } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Todo } from '../../../../contract/users/todo.ts'
import { Badge } from '../../../ui/notices/badge.tsx'
import { Card } from '../../../ui/page/card.tsx'
import { Link } from '../../../ui/page/link.tsx'
import { Heading } from '../../../ui/page/heading.tsx'
import { LinkButton } from '../../../ui/page/link-button.tsx'
import { userPath } from '../../../paths.ts'
import { limits } from '../../../../contract/limits.ts'
import { counted, dayOf, figure } from '../../../words/words.ts'
import { workingDays } from '../../../words/working-days.ts'
import { CallLink } from '../call-link.tsx'

type PartProps<R> = {
  id: string
  title: string
  /** Null if the person lacks the permission. */
  part: { total: number; late: number; rows: R[] } | null
  /** The page of the complete list, and the text of its link. */
  to: string
  open: string
  row: (row: R) => ReactNode
}

/** One part of the pending work: the number, the first rows, and the link to the list. Empty for 0. */
export function TodoPart<R extends { id: number }>({ id, title, part, to, open, row }: PartProps<R>) {
  if (!part?.total) return null
  return (
    <Card as="section" labelledBy={id} pending>
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Heading level={2} id={id}>
            {`${title} (${figure(part.total)})`}
          </Heading>
          <LinkButton to={to}>{open}</LinkButton>
        </div>
        <ul className="divide-y divide-line">
          {part.rows.map((one) => (
            <li key={one.id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2">
              {row(one)}
            </li>
          ))}
        </ul>
        {part.total > part.rows.length ? (
          <p className="text-sm text-ink-soft">{`et ${counted(part.total - part.rows.length, 'autre', 'autres')}`}</p>
        ) : null}
      </div>
    </Card>
  )
}

const Late = () => (
  <Badge tone="danger" icon={AlarmClock}>
    En retard
  </Badge>
)

const Facts = ({ children }: { children: ReactNode }) => (
  <span className="flex flex-wrap items-center gap-x-3 gap-y-1 tabular-nums">{children}</span>
)

/** The name of a person, linked to their user window, and their commune. */
const Person = ({ id, name, city }: { id: number; name: string; city?: string | null }) => (
  <span translate="no" className="font-semibold">
    <Link to={userPath(id)}>{name}</Link>
    {city ? <span>{`, ${city}`}</span> : null}
  </span>
)

/** A waiting account: the person, the commune and the waiting time. */
export const AccountRow = ({ row }: { row: Todo['accounts']['rows'][number] }) => (
  <>
    <Person {...row} />
    <Facts>
      <span>{`Attend depuis ${workingDays(row.waited_hours)}`}</span>
      {row.waited_hours > limits.validationDelay ? <Late /> : null}
    </Facts>
  </>
)

/** A deletion request: the person and the legal deadline. */
export const DeletionRow = ({ row }: { row: NonNullable<Todo['deletions']>['rows'][number] }) => (
  <>
    <Person {...row} />
    <Facts>
      <span>{`À faire au plus tard le ${dayOf(row.due_on)}`}</span>
      {row.days_left < 0 ? <Late /> : null}
    </Facts>
  </>
)

/** A hunt without a report: the giver, the commune and the phone number. */
export const HuntRow = ({ row }: { row: Todo['hunts']['rows'][number] }) => (
  <>
    <Person {...row.giver} city={row.city} />
    <Facts>
      <span>{`Chasse du ${dayOf(row.started_at)}, ${counted(row.days_late, 'jour', 'jours')} de retard`}</span>
      <CallLink {...row.giver} />
    </Facts>
  </>
)

/** An undeliverable mail and its recipient, who is told by phone. */
export const MailRow = ({ row }: { row: NonNullable<Todo['mails']>['rows'][number] }) => (
  <>
    {row.person ? (
      <Person {...row.person} />
    ) : (
      <span className="font-semibold wrap-anywhere">{row.recipient}</span>
    )}
    <Facts>
      <span>{`${row.subject}, écrit le ${dayOf(row.created_at)}`}</span>
      {row.person ? <CallLink {...row.person} /> : null}
    </Facts>
  </>
)

/** A person to tell of a recall, by phone. */
export const RecallRow = ({ row }: { row: NonNullable<Todo['recalls']>['rows'][number] }) => (
  <>
    <span translate="no" className="font-semibold">
      {row.name}
    </span>
    <Facts>
      <span>{`Rappel du ${dayOf(row.opened_at)}`}</span>
      <CallLink {...row} />
    </Facts>
  </>
)

/** A correction that a giver requests. */
export const CorrectionRow = ({ row }: { row: NonNullable<Todo['corrections']>['rows'][number] }) => (
  <>
    <span className="font-semibold">{row.giver}</span>
    <Facts>{`Chasse du ${dayOf(row.hunt.started_at)}, ${row.hunt.city}`}</Facts>
  </>
)

/** An absence that a receiver contests. */
export const AbsenceRow = ({ row }: { row: NonNullable<Todo['absences']>['rows'][number] }) => (
  <>
    <span className="font-semibold">{row.receiver}</span>
    <Facts>{`Chasse du ${dayOf(row.hunt.started_at)}, ${row.hunt.city}`}</Facts>
  </>
)
