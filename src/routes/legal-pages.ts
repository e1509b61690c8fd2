import { REPORT_A_FLAW } from '../../contract/pages.ts'
import { paths } from '../paths.ts'
import { lazyPart } from '../ui/page/lazy-part.tsx'

/** The pages that the law requires, open to anybody, by URL. */
export const legalPages = {
  [paths.legalNotice]: lazyPart(async () => (await import('../screens/legal/legal-notice.tsx')).LegalNotice),
  [paths.privacy]: lazyPart(async () => (await import('../screens/legal/privacy.tsx')).Privacy),
  [paths.accessibility]: lazyPart(
    async () => (await import('../screens/legal/accessibility.tsx')).Accessibility,
  ),
  [paths.conditions]: lazyPart(async () => (await import('../screens/legal/conditions.tsx')).Conditions),
  [REPORT_A_FLAW]: lazyPart(async () => (await import('../screens/legal/flaw-report.tsx')).FlawReport),
}
