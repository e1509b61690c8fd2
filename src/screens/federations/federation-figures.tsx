import type { ReactNode } from 'react'
import { BACK_OFFICE, GIVER, RECEIVER } from '../../../contract/shared/users.ts'
import type { Federation } from '../../../contract/shared/federations.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/page/link.tsx'
import { counted } from '../../words/words.ts'

/**
 * `linksPeople`: the numbers of people link to the filtered users list. `members`: shows that of the members,
 * if there are any.
 */
type Props = {
  federation: Federation
  linksPeople?: boolean | undefined
  members?: (count: string) => ReactNode
}

/** The link to the federation's users with this role. */
export const peopleOf = ({ code }: Federation, role: string) =>
  `${paths.users}?${new URLSearchParams({ status: 'kept', role, federation: code })}`

const countsOf = (federation: Federation) => [
  { count: counted(federation.cities_count, 'commune', 'communes') },
  {
    count: counted(federation.givers_count, 'responsable de territoire', 'responsables de territoire'),
    to: federation.givers_count > 0 ? peopleOf(federation, GIVER) : undefined,
  },
  {
    count: counted(federation.receivers_count, 'particulier', 'particuliers'),
    to: federation.receivers_count > 0 ? peopleOf(federation, RECEIVER) : undefined,
  },
  {
    count: counted(federation.retriever_users_count, 'adhérent importé', 'adhérents importés'),
    areMembers: federation.retriever_users_count > 0,
  },
  {
    count: counted(federation.admins_count, 'administrateur', 'administrateurs'),
    to: federation.admins_count > 0 ? peopleOf(federation, BACK_OFFICE) : undefined,
  },
]

/** The communes of a federation, and its people by kind (spec §3 « Federation »). */
export function FederationFigures({ federation, linksPeople, members }: Props) {
  return (
    <ul
      aria-label="Ce qu’elle possède"
      className="flex flex-wrap items-baseline gap-x-5 gap-y-1 tabular-nums max-md:grid"
    >
      {countsOf(federation).map(({ count, to, areMembers }) => (
        <li key={count}>
          {to && linksPeople ? <Link to={to}>{count}</Link> : areMembers && members ? members(count) : count}
        </li>
      ))}
    </ul>
  )
}
