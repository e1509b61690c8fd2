import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import { Link } from '../../../src/ui/page/link.tsx'
import { Skeleton } from '../../../src/ui/page/skeleton.tsx'
import mark from '../../../src/public/favicon.svg'
import { DocumentPage } from './document-page.tsx'
import type { Explorer, Showing } from '../explorer-machine.ts'
import { FlowPage } from './flow-page.tsx'
import { HomePage } from './home-page.tsx'
import { PageNotFound } from './page-not-found.tsx'

const entries = [
  ['#/', 'Parcours'],
  ['#/page/statecharts/index.md', 'Schémas'],
  ['#/page/README.md', 'Guides'],
  ['#/page/regles-et-seuils.md', 'Règles'],
  ['#/page/cahier-des-charges.md', 'Cahier des charges'],
] as const

function Header({ current }: { current: string }) {
  return (
    <header className="border-b border-line bg-surface">
      <div className="flex min-h-16 flex-wrap items-center gap-x-6 px-4 py-2 md:px-6">
        <Link
          to="#/"
          aria-label="Venaison, de l’intérieur : accueil"
          className="flex min-h-11 items-center gap-2.5 text-xl font-semibold tracking-tight text-ink"
        >
          <img src={mark} alt="" className="size-9" />
          <span>
            Venaison <span className="font-normal text-ink-soft max-md:hidden">de l’intérieur</span>
          </span>
        </Link>
        <nav aria-label="Navigation principale" className="flex flex-wrap gap-1">
          {entries.map(([to, label]) => (
            <Link
              key={to}
              to={to}
              {...(current === to ? { 'aria-current': 'page' as const } : {})}
              className={`flex min-h-11 items-center rounded-control px-3 ${current === to ? 'bg-forest-soft font-semibold text-forest' : 'text-ink hover:bg-sunken'}`}
            >
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </header>
  )
}

function Content({ actor, state }: Showing) {
  const { place } = state.context
  if (place.kind === 'flow') return <FlowPage actor={actor} state={state} timeline={place.timeline} />
  if (place.kind === 'page') return <DocumentPage key={place.file} file={place.file} anchor={place.anchor} />
  if (place.kind === 'unknown') return <PageNotFound address={place.address} />
  return <HomePage actor={actor} state={state} />
}

export function App({ actor }: { actor: Explorer }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { place } = state.context
  const current = place.kind === 'page' ? `#/page/${place.file}` : '#/'
  return (
    <div className="flex min-h-dvh flex-col bg-ground text-ink">
      <a href="#contenu" className="skip-link" onClick={skip}>
        Aller au contenu
      </a>
      <Header current={current} />
      <main id="contenu" tabIndex={-1} className="w-full min-w-0 flex-1 px-4 py-5 outline-none md:px-6">
        <Suspense fallback={<Skeleton label="Chargement de la page…" count={3} />}>
          <Content actor={actor} state={state} />
        </Suspense>
      </main>
    </div>
  )
}

/** The URL after « # » is used by the explorer, so the skip link moves the focus itself. */
function skip(event: { preventDefault: () => void }) {
  event.preventDefault()
  document.querySelector<HTMLElement>('main')?.focus()
}
