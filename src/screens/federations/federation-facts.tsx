import type { ReactNode } from 'react'
import type { FederationDetail } from '../../../contract/federations/federation-detail.ts'
import { paths } from '../../paths.ts'
import { Heading } from '../../ui/page/heading.tsx'
import { Link } from '../../ui/page/link.tsx'
import { Text } from '../../ui/text/text.tsx'
import { fr } from '../../ui/text/typography.ts'
import { auditEntryText } from '../../words/audit-entries.ts'
import { counted } from '../../words/words.ts'
import { ContactWays, isReachable } from '../shared/federation-contact.tsx'
import { FederationLogo } from '../shared/federation-logo.tsx'
import { FederationJobs } from './federation-jobs.tsx'

/** `figures`: its communes and people. `gestures`, `members`: what may be done to it, and to its members. */
type Props = {
  federation: FederationDetail
  figures: ReactNode
  gestures: ReactNode
  members: ReactNode
  linksPeople?: boolean | undefined
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid content-start gap-2">
      <Heading level={3}>{title}</Heading>
      {children}
    </section>
  )
}

/** `linksPeople`: the reports that are expected name people, and link to them. */
function Hunts({ federation, linksPeople }: Pick<Props, 'federation' | 'linksPeople'>) {
  const { planned, informed, finished } = federation.hunts
  const expected = counted(informed, 'compte rendu attendu', 'comptes rendus attendus')
  if (planned + informed + finished === 0) return <Text look="soft">Aucune chasse.</Text>
  return (
    <ul className="grid gap-1 tabular-nums">
      <li>{counted(planned, 'chasse à venir', 'chasses à venir')}</li>
      <li>
        {informed > 0 && linksPeople ? (
          <Link to={`${paths.overdueHunts}?${new URLSearchParams({ federation_id: String(federation.id) })}`}>
            {expected}
          </Link>
        ) : (
          expected
        )}
      </li>
      <li>{counted(finished, 'chasse terminée', 'chasses terminées')}</li>
    </ul>
  )
}

function Members({ federation, members }: Pick<Props, 'federation' | 'members'>) {
  const { retriever_users_count: count, unlisted_givers_count: unlisted, last_import } = federation
  return (
    <>
      <Text>{last_import ? auditEntryText(last_import) : 'Aucun import n’a été noté.'}</Text>
      {count > 0 && unlisted > 0 ? (
        <Text look="soft">
          {`${counted(unlisted, 'responsable validé n’est pas', 'responsables validés ne sont pas')} parmi ces adhérents : le fichier importé n’a pas, ou n’a plus, ${unlisted > 1 ? 'leur' : 'son'} NIT.`}
        </Text>
      ) : null}
      {members}
    </>
  )
}

/** The properties, figures, members, hunts and jobs of a federation (spec §3 « Federation »). */
export function FederationFacts({ federation, figures, gestures, members, linksPeople }: Props) {
  const { code, department_code, url_logo } = federation
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <FederationLogo url={url_logo} look="row" />
        <p className="text-ink-soft">{fr(`${code}, département ${department_code}`)}</p>
        {gestures}
      </div>
      <Part title="Communes et personnes">{figures}</Part>
      <div className="grid gap-6 md:grid-cols-2">
        <Part title="Chasses">
          <Hunts federation={federation} linksPeople={linksPeople} />
        </Part>
        <Part title="Coordonnées">
          {isReachable(federation) ? (
            <ContactWays contact={federation} />
          ) : (
            <Text look="soft">Aucune coordonnée.</Text>
          )}
        </Part>
      </div>
      <Part title="Adhérents">
        <Members federation={federation} members={members} />
      </Part>
      <Part title="Traitements">
        <FederationJobs jobs={federation.jobs} />
      </Part>
    </div>
  )
}
