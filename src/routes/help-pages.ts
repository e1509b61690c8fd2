import { type Guide, guides } from '../../contract/pages.ts'
import { helpPath, paths } from '../paths.ts'
import { lazyPart } from '../ui/page/lazy-part.tsx'

/** The guides, each loaded with its page only. */
const texts: Record<Guide, () => Promise<typeof import('guide:*')>> = {
  particulier: () => import('guide:particulier'),
  'responsable-de-territoire': () => import('guide:responsable-de-territoire'),
  'mon-compte': () => import('guide:mon-compte'),
  federation: () => import('guide:federation'),
  roles: () => import('guide:roles'),
  statistiques: () => import('guide:statistiques'),
}

const guidePage = (guide: Guide) =>
  lazyPart(async () => {
    const [{ guideOf }, text] = await Promise.all([
      import('../screens/shared/guide-page.tsx'),
      texts[guide](),
    ])
    return guideOf(text)
  })

/** The help, open to anybody: what guides there are, and each of them, by URL. */
export const helpPages = {
  [paths.help]: lazyPart(async () => (await import('../screens/shared/help.tsx')).Help),
  ...Object.fromEntries(guides.map((guide) => [helpPath(guide), guidePage(guide)])),
}
