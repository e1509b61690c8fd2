import type { ReactNode } from 'react'
import { stateOf } from '../../../machines/federations/federation-rights.ts'
import { Badge } from '../../ui/notices/badge.tsx'
import { Card } from '../../ui/page/card.tsx'
import { GIVER, RECEIVER } from '../../../contract/shared/users.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/page/link.tsx'
import { Heading } from '../../ui/page/heading.tsx'
import { counted } from '../../words/words.ts'
import { FederationLogo } from '../shared/federation-logo.tsx'
import type { Federation } from '../../../contract/shared/federations.ts'

/** `linksPeople`: the numbers of people link to the filtered users list. */
type Props = { federation: Federation; actions: ReactNode; linksPeople?: boolean | undefined }

/** The link to the federation's users with this role. */
const peopleOf = ({ code }: Federation, role: string) =>
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
  { count: counted(federation.retriever_users_count, 'adhérent importé', 'adhérents importés') },
  { count: counted(federation.admins_count, 'administrateur', 'administrateurs') },
]

/** One federation: its logo, its name, its state and its figures (spec §3 « Federation »). */
export function FederationCard({ federation, actions, linksPeople }: Props) {
  const { id, name, department_code, url_logo } = federation
  return (
    <Card as="article" labelledBy={`federation-${id}`}>
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <FederationLogo url={url_logo} look="row" />
          <div className="min-w-56 flex-1">
            <Heading level={2} look={3} id={`federation-${id}`}>
              {name}
            </Heading>
            <p className="text-ink-soft">Département {department_code}</p>
          </div>
          {stateOf(federation) === 'initialised' ? (
            <Badge tone="success">Initialisée</Badge>
          ) : (
            <Badge tone="warning">À initialiser</Badge>
          )}
        </div>
        <ul
          aria-label="Ce qu’elle possède"
          className="flex flex-wrap gap-x-5 gap-y-1 tabular-nums max-md:grid"
        >
          {countsOf(federation).map(({ count, to }) => (
            <li key={count}>{to && linksPeople ? <Link to={to}>{count}</Link> : count}</li>
          ))}
        </ul>
        <div className="-mx-3 -mb-2 flex flex-wrap gap-x-1 empty:hidden">{actions}</div>
      </div>
    </Card>
  )
}
