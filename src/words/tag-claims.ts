import type { NotedAnimal } from '../../contract/federations/tag-claims.ts'
import { phoneInPairs } from '../../contract/words-in-french.ts'
import { huntCalled } from './words.ts'

/** Who noted an animal and at which hunt: « Hélène Moreau, la chasse du 10 mars 2026 à Bourges ». */
export const notedBy = ({ giver, started_at, city }: NotedAnimal): string =>
  `${giver ?? 'Un responsable anonymisé'}, ${huntCalled(started_at, city)}`

/** The same with the number to call. */
export const notedAndPhone = (noted: NotedAnimal): string =>
  noted.phone ? `${notedBy(noted)}, ${phoneInPairs(noted.phone)}` : notedBy(noted)
