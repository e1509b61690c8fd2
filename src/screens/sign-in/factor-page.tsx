import type { ReactNode } from 'react'
import type { Boot } from '../../../contract/shared/session.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/page/card.tsx'
import { Heading } from '../../ui/page/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { FederationContact } from '../shared/federation-contact.tsx'

export type FactorPageProps = {
  /** The person's federation; null for staff of all federations. */
  federation: Boot['federation']
  onSignOut: () => void
}

type Props = FactorPageProps & {
  title: string
  /** Advice for a person who cannot continue. */
  help: string
  children: ReactNode
}

/** A page between sign-in and the application, with a way to cancel. */
export const FactorPage = ({ title, help, federation, onSignOut, children }: Props) => (
  <div className="mx-auto grid w-full max-w-xl gap-6">
    <Heading level={1}>{title}</Heading>
    <Card>{children}</Card>
    <Text look="soft">{help}</Text>
    {federation ? <FederationContact contact={federation} /> : null}
    <div>
      <Button onClick={onSignOut}>Se déconnecter</Button>
    </div>
  </div>
)
