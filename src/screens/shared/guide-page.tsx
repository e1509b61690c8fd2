import { paths } from '../../paths.ts'
import { Heading } from '../../ui/page/heading.tsx'
import { Link } from '../../ui/page/link.tsx'
import { PageTitle } from '../../ui/page/page-title.tsx'

type Guide = typeof import('guide:*')

/** The page of a guide: its sections to jump to, then its text. */
export const guideOf = ({ title, sections, html }: Guide) =>
  function GuidePage() {
    return (
      <article className="mx-auto grid max-w-prose gap-4">
        <PageTitle>{title}</PageTitle>
        <p>
          <Link to={paths.help}>Tous les guides</Link>
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
