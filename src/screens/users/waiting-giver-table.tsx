import { AlarmClock, BadgeCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { WaitingGiver } from '../../../contract/users/giver-validation.ts'
import { limits } from '../../../contract/limits.ts'
import { Badge } from '../../ui/notices/badge.tsx'
import { DataTable } from '../../ui/lists/data-table.tsx'
import { Email } from '../../ui/text/email.tsx'
import { Link } from '../../ui/page/link.tsx'
import type { Column } from '../../ui/lists/table-columns.tsx'
import { fr } from '../../ui/text/typography.ts'
import { findingText } from '../../words/member-findings.ts'
import { fullName, phoneInPairs, dayOf } from '../../words/words.ts'
import { workingDays } from '../../words/working-days.ts'

/** Since when a giver has been waiting, and whether the delay is exceeded. */
function Wait({ giver: { created_at, waited_hours } }: { giver: WaitingGiver }) {
  return (
    <span className="inline-grid gap-1 max-md:justify-items-end">
      <span className="whitespace-nowrap tabular-nums">{dayOf(created_at)}</span>
      <span className="text-balance">{`Attend depuis ${workingDays(waited_hours)}`}</span>
      {waited_hours > limits.validationDelay ? (
        <span>
          <Badge tone="danger" icon={AlarmClock}>
            En retard
          </Badge>
        </span>
      ) : null}
    </span>
  )
}

/** Whether the federation knows this person as a member, and if not, why they wait. */
function Finding({ giver: { finding } }: { giver: WaitingGiver }) {
  const text = fr(findingText[finding])
  const doubtful = ['held', 'refused', 'exhausted'].includes(finding)
  if (finding !== 'known' && !doubtful)
    return <span className="text-sm font-normal text-pretty text-ink-soft">{text}</span>
  const [Icon, tone] = doubtful ? [TriangleAlert, 'text-danger'] : [BadgeCheck, 'text-success']
  return (
    <span className={`inline-flex items-start gap-1.5 text-sm font-normal text-pretty ${tone}`}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      {text}
    </span>
  )
}

function Reach({ giver: { email, phone } }: { giver: WaitingGiver }) {
  return (
    <span className="inline-grid gap-1 max-md:justify-items-end md:min-w-36 xl:min-w-52">
      <Link to={`mailto:${email}`}>
        <Email address={email} />
      </Link>
      {phone ? (
        <span>
          <Link to={`tel:${phone.replaceAll(' ', '')}`}>{phoneInPairs(phone)}</Link>
        </span>
      ) : null}
    </span>
  )
}

const columns: Column<WaitingGiver>[] = [
  {
    label: 'Nom',
    cell: (giver) => (
      <span className="grid justify-items-start gap-1.5">
        {fullName(giver)}
        <Finding giver={giver} />
      </span>
    ),
  },
  {
    label: 'NIT',
    cell: ({ giver }) => <span className="whitespace-nowrap tabular-nums">{giver.nit}</span>,
  },
  { label: 'Coordonnées', cell: (giver) => <Reach giver={giver} /> },
  { label: 'Commune', cell: ({ city }) => city?.label_full ?? '—' },
  { label: 'Inscription', cell: (giver) => <Wait giver={giver} /> },
]

type Props = {
  givers: WaitingGiver[]
  busy: boolean
  /** The buttons of a row. Absent unless the caller holds users.write (spec §6). */
  decisions: ((giver: WaitingGiver) => ReactNode) | undefined
}

/** The accounts that await a decision. */
export const WaitingGiverTable = ({ givers, busy, decisions }: Props) => (
  <DataTable
    label="Comptes chasseurs en attente de validation"
    columns={columns}
    rows={givers}
    rowKey={({ id }) => id}
    busy={busy}
    {...(decisions && { actions: decisions })}
  />
)
