import type { ReactNode } from 'react'
import type { Federation } from '../../../contract/shared/federations.ts'
import { Card } from '../../ui/page/card.tsx'
import { Heading } from '../../ui/page/heading.tsx'
import { FederationLogo } from '../shared/federation-logo.tsx'
import { FederationFigures } from './federation-figures.tsx'
import { FederationState } from './federation-state.tsx'

/** `title`: its name, which may open its page. `linksPeople`: as in `FederationFigures`. */
type Props = {
  federation: Federation
  title: ReactNode
  actions: ReactNode
  linksPeople?: boolean | undefined
}

/** One federation: its logo, its name, its state and its figures (spec §3 « Federation »). */
export function FederationCard({ federation, title, actions, linksPeople }: Props) {
  const { id, department_code, url_logo } = federation
  return (
    <Card as="article" labelledBy={`federation-${id}`}>
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <FederationLogo url={url_logo} look="row" />
          <div className="min-w-[min(14rem,100%)] flex-1">
            <Heading level={2} look={3} id={`federation-${id}`}>
              {title}
            </Heading>
            <p className="text-ink-soft">{`Département ${department_code}`}</p>
          </div>
          <FederationState federation={federation} />
        </div>
        <FederationFigures federation={federation} linksPeople={linksPeople} />
        <div className="-mx-3 -mb-2 flex flex-wrap gap-x-1 empty:hidden">{actions}</div>
      </div>
    </Card>
  )
}
