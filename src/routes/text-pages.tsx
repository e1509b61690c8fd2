import { Route, Routes } from 'react-router-dom'
import { HELP } from '../../contract/pages.ts'
import { NotFoundPage } from '../screens/shell/not-found.tsx'
import { lazyPart } from '../ui/page/lazy-part.tsx'
import { PageTitle } from '../ui/page/page-title.tsx'
import { legalPages } from './legal-pages.ts'

/** The help, open to anybody: what guides there are, and each of them, by URL. */
const helpPages = {
  [HELP]: lazyPart(async () => (await import('../screens/shared/help.tsx')).Help),
  [`${HELP}/:guide`]: lazyPart(async () => (await import('../screens/shared/guide-page.tsx')).GuidePage),
}

/** The pages of text, open to anybody, and that of an unknown URL; loaded when one of them is opened. */
export function TextPages({ home }: { home: string }) {
  return (
    <Routes>
      {Object.entries({ ...legalPages, ...helpPages }).map(([path, Page]) => (
        <Route key={path} path={path} element={<Page />} />
      ))}
      <Route
        path="*"
        element={
          <>
            <PageTitle>Page introuvable</PageTitle>
            <NotFoundPage home={home} />
          </>
        }
      />
    </Routes>
  )
}
