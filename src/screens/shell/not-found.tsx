import { EmptyState } from '../../ui/empty-state.tsx'
import { LostPath } from '../../ui/drawings.tsx'
import { Heading } from '../../ui/heading.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

/** Any address that leads nowhere; `home` is where this person starts. */
export function NotFoundPage({ home }: { home: string }) {
  return (
    <div className="grid gap-6">
      <Heading level={1}>Cette page n’existe pas</Heading>
      <EmptyState
        drawing={<LostPath />}
        action={
          <LinkButton to={home} variant="primary">
            Revenir à l’accueil
          </LinkButton>
        }
      >
        L’adresse est peut-être mal recopiée, ou la page a été déplacée.
      </EmptyState>
    </div>
  )
}
