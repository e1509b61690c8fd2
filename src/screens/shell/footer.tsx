import { HELP } from '../../../contract/pages.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/page/link.tsx'

const pages = [
  { to: HELP, label: 'Aide' },
  { to: paths.legalNotice, label: 'Mentions légales' },
  { to: paths.privacy, label: 'Confidentialité' },
  { to: paths.accessibility, label: 'Accessibilité' },
  { to: paths.conditions, label: 'Conditions d’utilisation' },
]

/** The footer of every page, with the help and the legally required pages. */
export function Footer() {
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 px-4 py-3 text-sm md:px-6">
        <p className="py-2 font-semibold text-ink-soft">Venaison</p>
        <nav aria-label="Informations">
          <ul className="flex flex-wrap gap-x-5">
            {pages.map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="inline-flex min-h-11 items-center text-ink-soft underline-offset-4 hover:text-ink hover:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  )
}
