import { Heading } from '../../ui/page/heading.tsx'
import { lazyPart, Part } from '../../ui/page/lazy-part.tsx'
import { LinkButton } from '../../ui/page/link-button.tsx'

const LostWay = lazyPart(async () => (await import('./lost-way.tsx')).LostWay)

/** The page of an unknown URL. `home` is the person’s landing page. */
export function NotFoundPage({ home }: { home: string }) {
  const back = (
    <LinkButton to={home} variant="primary">
      Revenir à l’accueil
    </LinkButton>
  )
  return (
    <div className="grid gap-6">
      <Heading level={1}>Cette page n’existe pas</Heading>
      <Part awaited={back}>
        <LostWay action={back} />
      </Part>
    </div>
  )
}
