import { AlarmClock, BadgeCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { GroupResult, WaitingGiver } from '../../../../contract/users/giver-validation.ts'
import { limits } from '../../../../contract/limits.ts'
import { userPath } from '../../../paths.ts'
import { Badge } from '../../../ui/notices/badge.tsx'
import { DataTable } from '../../../ui/lists/data-table.tsx'
import { Email } from '../../../ui/text/email.tsx'
import { Link } from '../../../ui/page/link.tsx'
import type { Column } from '../../../ui/lists/table-columns.tsx'
import { fr } from '../../../ui/text/typography.ts'
import { reasonOf } from '../../../words/group-outcomes.ts'
import { findingText } from '../../../words/member-findings.ts'
import { phoneInPairs } from '../../../../contract/words-in-french.ts'
import { fullName, dayOf } from '../../../words/words.ts'
import { workingDays } from '../../../words/working-days.ts'

/** Since when a giver has been waiting, and whether the delay is exceeded. */
function Wait({ giver: { created_at, waited_hours } }: { giver: WaitingGiver }) {
  return (
    <span className="inline-grid gap-1 max-md:justify-items-end">
      <span className="md:whitespace-nowrap">{workingDays(waited_hours)}</span>
      <span className="text-ink-soft tabular-nums md:whitespace-nowrap">{`depuis le ${dayOf(created_at)}`}</span>
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

const Doubt = ({ children }: { children: string }) => (
  <span className="inline-flex items-start gap-1.5 text-sm font-normal text-pretty text-danger">
    <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
    <span>{children}</span>
  </span>
)

/** Whether the person matches a member of the federation, and otherwise why they wait. */
function Finding({ giver: { finding } }: { giver: WaitingGiver }) {
  const text = fr(findingText[finding])
  const doubtful = ['held', 'refused', 'exhausted'].includes(finding)
  if (finding === 'known')
    return (
      <Badge tone="success" icon={BadgeCheck}>
        {text}
      </Badge>
    )
  if (!doubtful) return <span className="text-sm font-normal text-pretty text-ink-soft">{text}</span>
  return <Doubt>{text}</Doubt>
}

function Reach({ giver: { email, phone } }: { giver: WaitingGiver }) {
  return (
    <span className="inline-grid gap-1 max-md:justify-items-end md:min-w-40">
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

type Props = {
  givers: readonly WaitingGiver[]
  busy: boolean
  /** The givers whom the last group validation left unchanged, and why. */
  left: readonly GroupResult[]
  /** Whether to display each person's federation. */
  withFederation: boolean
  /** The checkbox of a row, named after the person. Absent unless the caller holds users.write. */
  tick: ((giver: WaitingGiver) => ReactNode) | undefined
  /** The buttons of a row. Absent unless the caller holds users.write (spec §6). */
  decisions: ((giver: WaitingGiver) => ReactNode) | undefined
}

type Name = Pick<Props, 'left' | 'tick'> & { giver: WaitingGiver }

/**
 * The person, the checkbox if they match a member, and why the last group validation left them unchanged.
 */
function Name({ giver, left, tick }: Name) {
  const result = left.find(({ id }) => id === giver.id)
  const reason = result ? reasonOf(result.outcome) : null
  return (
    <span className="grid justify-items-start gap-1 md:py-2">
      <span className="flex items-center gap-3">
        {tick && giver.finding === 'known' ? tick(giver) : null}
        <Link to={userPath(giver.id)}>{fullName(giver)}</Link>
      </span>
      <span
        translate="no"
        className="font-normal whitespace-nowrap text-ink-soft tabular-nums"
      >{`NIT ${giver.giver.nit}`}</span>
      <Finding giver={giver} />
      {reason ? <Doubt>{fr(`Non validé. ${reason}`)}</Doubt> : null}
    </span>
  )
}

const columns: Column<WaitingGiver>[] = [
  { label: 'Coordonnées', cell: (giver) => <Reach giver={giver} /> },
  { label: 'Commune', cell: ({ city }) => city?.label_full ?? '—' },
  { label: 'Attente', cell: (giver) => <Wait giver={giver} /> },
]

/** As on the users list. */
const federation: Column<WaitingGiver> = {
  label: 'Fédération',
  cell: ({ federation }) => federation?.code ?? '—',
}

/** The accounts that await a decision. */
export const GiverValidationTable = ({ givers, busy, left, withFederation, tick, decisions }: Props) => (
  <DataTable
    label="Comptes chasseurs en attente de validation"
    columns={[
      { label: 'Nom', cell: (giver) => <Name giver={giver} left={left} tick={tick} /> },
      ...columns,
      ...(withFederation ? [federation] : []),
    ]}
    rows={givers}
    rowKey={({ id }) => id}
    busy={busy}
    dense
    {...(decisions && { actions: decisions })}
  />
)
