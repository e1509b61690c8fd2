import { EmptyState } from '../../../src/ui/lists/empty-state.tsx'
import { LostPath } from '../../../src/ui/pictures/drawings.tsx'
import { Heading } from '../../../src/ui/page/heading.tsx'
import { Link } from '../../../src/ui/page/link.tsx'
import { Text } from '../../../src/ui/text/text.tsx'
import { TextField } from '../../../src/ui/fields/text-field.tsx'
import { fr } from '../../../src/ui/text/typography.ts'
import type { Explorable } from '../explorable.ts'
import { chartTitle } from '../../../tests/explore/dictionary.ts'
import { flowAddress } from '../address.ts'
import { hasPage, type Page, pagesIn } from '../documents.ts'
import type { Showing } from '../explorer-machine.ts'
import { flowsFound, flowsNear } from '../groups.ts'
import { Proposals } from './proposals.tsx'

const cardLook =
  'grid h-full content-start gap-1 rounded-card border border-line bg-surface p-4 transition-colors duration-150 hover:border-forest'

function FlowCard({ flow }: { flow: Explorable }) {
  return (
    <li>
      <Link to={flowAddress(flow)} className={cardLook}>
        <span className="font-semibold text-forest">{fr(chartTitle(flow.machine))}</span>
        <span className="text-sm text-pretty text-ink-soft">{fr(flow.machine.root.description ?? '')}</span>
      </Link>
    </li>
  )
}

type PagesProps = { title: string; pages: readonly Page[]; lang?: 'en' }

function Pages({ title, pages, lang }: PagesProps) {
  if (pages.length === 0) return null
  return (
    <section className="grid content-start gap-2">
      <Heading level={2} look={3}>
        {title}
      </Heading>
      <ul className="grid" lang={lang}>
        {pages.map((page) => (
          <li key={page.file}>
            <Link
              to={`#/page/${page.file}`}
              className="inline-flex min-h-11 items-center text-forest underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {page.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The pages beside the guides that are written for people who do not read code. */
const french = new Set([
  'README.md',
  'cahier-des-charges.md',
  'ecrans.md',
  'explorateur.md',
  'regles-et-seuils.md',
  'scenarios.md',
])
const isFrench = ({ file }: Page) => french.has(file)

const testedPages: readonly Page[] = [
  { file: 'tested/scenarios.md', title: 'Le dernier passage noté de chaque scénario' },
]

export function HomePage({ actor, state }: Showing) {
  const { flows, search } = state.context
  const found = flowsFound(flows, search)
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-3">
        <Heading level={1}>Le produit, de l’intérieur</Heading>
        <Text>
          Chaque parcours de Venaison est un schéma d’états, exécuté tel quel par l’application. Choisissez-en
          un : faites arriver ce qui peut arriver, voyez où cela mène et ce que la personne a sous les yeux.
        </Text>
      </div>
      <search className="max-w-md">
        <TextField
          type="search"
          label="Chercher un parcours"
          placeholder="chasse, mot de passe…"
          value={search}
          onChange={(value) => actor.send({ type: 'search.typed', value })}
        />
      </search>
      {found.length === 0 ? (
        <>
          <EmptyState drawing={<LostPath />}>Aucun parcours ne correspond. Essayez d’autres mots.</EmptyState>
          <Proposals flows={flowsNear(flows, search)} />
        </>
      ) : null}
      {found.map(([title, ofGroup]) => (
        <section key={title} className="grid gap-3">
          <Heading level={2}>{title}</Heading>
          <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
            {ofGroup.map((flow) => (
              <FlowCard key={flow.name} flow={flow} />
            ))}
          </ul>
        </section>
      ))}
      <div className="grid gap-6 border-t border-line pt-6 md:grid-cols-2">
        <div className="grid content-start gap-6">
          <Pages title="Guides" pages={[...pagesIn('guide'), ...pagesIn('').filter(isFrench)]} />
          <Pages title="Tests, sur cette machine" pages={testedPages.filter(({ file }) => hasPage(file))} />
        </div>
        <div className="grid content-start gap-6">
          <Pages
            title="Pour qui développe, en anglais"
            pages={pagesIn('').filter((page) => !isFrench(page))}
            lang="en"
          />
          <Pages title="Décisions, en anglais" pages={pagesIn('decisions')} lang="en" />
        </div>
      </div>
    </div>
  )
}
