import type { ReactNode } from 'react'

type Props = {
  /** Above header and content, e.g. the notice of an assisted session. */
  banner?: ReactNode
  header: ReactNode
  footer: ReactNode
  /** A side navigation from 1024 px; on narrower screens it is in the header. */
  aside?: ReactNode
  children: ReactNode
}

/**
 * The layout of every page: a skip link, then header, content and footer. The banner is beside the side
 * navigation, not above it, so that both can be sticky.
 */
export function PageLayout({ banner, header, footer, aside, children }: Props) {
  return (
    <div className="flex min-h-dvh flex-col bg-ground text-ink">
      <a href="#contenu" className="skip-link">
        Aller au contenu
      </a>
      <div
        className={
          aside ? 'flex flex-1 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] print:block' : 'flex flex-1'
        }
      >
        {aside}
        <div className="flex min-w-0 flex-1 flex-col">
          {banner}
          {header}
          <main
            id="contenu"
            tabIndex={-1}
            className={`mx-auto w-full min-w-0 flex-1 px-4 py-6 outline-none md:px-6 md:py-8 ${aside ? 'max-w-6xl' : 'max-w-4xl'}`}
          >
            {children}
          </main>
        </div>
      </div>
      {footer}
    </div>
  )
}
