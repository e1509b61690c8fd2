import { EmptyState } from '../../ui/lists/empty-state.tsx'
import { LostPath } from '../../ui/pictures/drawings.tsx'
import { Heading } from '../../ui/page/heading.tsx'
import { LinkButton } from '../../ui/page/link-button.tsx'

/** The page of an unknown URL. `home` is the person’s landing page. */
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
