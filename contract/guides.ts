import { HELP } from './pages.ts'

/** The guides that the application shows, by the names of their files in `docs/guide/`. */
export const guides = [
  'particulier',
  'responsable-de-territoire',
  'mon-compte',
  'federation',
  'roles',
  'statistiques',
] as const
export type Guide = (typeof guides)[number]

/** `/aide/{guide}`: a guide, by the name of its file. */
export const helpPath = (guide: string) => `${HELP}/${guide}`

/** The paths of the help: its list of guides, and each of them. */
export const helpPages = () => [HELP, ...guides.map(helpPath)]
