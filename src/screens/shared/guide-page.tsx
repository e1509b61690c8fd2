import { useParams } from 'react-router-dom'
import type { Guide } from '../../../contract/guides.ts'
import { HELP } from '../../../contract/pages.ts'
import { Heading } from '../../ui/page/heading.tsx'
import { lazyPart, Part } from '../../ui/page/lazy-part.tsx'
import { Link } from '../../ui/page/link.tsx'
import { PageTitle } from '../../ui/page/page-title.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { NotFoundPage } from '../shell/not-found.tsx'

type Text = typeof import('guide:*')

/** The page of a guide: its sections to jump to, then its text. */
const pageOf = ({ title, sections, html }: Text) =>
  function GuideText() {
    return (
      <article className="mx-auto grid max-w-prose gap-4">
        <PageTitle>{title}</PageTitle>
        <p>
          <Link to={HELP}>Tous les guides</Link>
        </p>
        <Heading level={1}>{title}</Heading>
        <nav aria-label="Dans ce guide">
          <ul className="flex flex-wrap gap-x-5">
            {sections.map((section) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  className="inline-flex min-h-11 items-center text-forest underline decoration-1 underline-offset-4 hover:decoration-2"
                >
                  {section.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {/* Written by us, at build time. */}
        <div className="prose guide" dangerouslySetInnerHTML={{ __html: html }} />
      </article>
    )
  }

const guidePart = (read: () => Promise<Text>) => lazyPart(async () => pageOf(await read()))

/** The guides, each loaded when it is opened. */
const guideParts = {
  particulier: guidePart(() => import('guide:particulier')),
  'responsable-de-territoire': guidePart(() => import('guide:responsable-de-territoire')),
  'mon-compte': guidePart(() => import('guide:mon-compte')),
  federation: guidePart(() => import('guide:federation')),
  roles: guidePart(() => import('guide:roles')),
  statistiques: guidePart(() => import('guide:statistiques')),
} satisfies Record<Guide, unknown>

const isGuide = (name: string): name is Guide => Object.hasOwn(guideParts, name)

/** The guide that the URL names. */
export function GuidePage() {
  const { guide = '' } = useParams()
  if (!isGuide(guide)) return <NotFoundPage home={HELP} />
  const Text = guideParts[guide]
  return (
    <Part awaited={<Skeleton label="Chargement du guide…" count={3} />}>
      <Text />
    </Part>
  )
}
