import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { SampleState } from './sanitary.ts'

/** Progress of the trichinella test: no known sample (`none`), or the state of the latest one. */
export const Search = z.enum(['none', ...SampleState.options])
export type Search = z.output<typeof Search>

/** French labels of the test's progress, for certificates and pages. */
export const searchInWords: Record<Search, string> = {
  none: 'Non faite, à notre connaissance',
  taken: 'Prélèvement fait ; résultat attendu',
  sent: 'Prélèvement au laboratoire ; résultat attendu',
  negative: 'Faite : négative',
  doubtful: 'Résultat douteux, à confirmer : ne consommez pas la viande',
  positive: 'Trichine trouvée : ne consommez pas la viande',
  otherParasite: 'Autre parasite trouvé : ne consommez pas la viande',
  impossible: 'Analyse impossible : pas de résultat',
}

/** Whether a result means that the meat must not be eaten. */
const isAlarming = (search: Search | null) =>
  search === 'doubtful' || search === 'positive' || search === 'otherParasite'

/** Why an animal must not be eaten, in French; null if there is no reason. */
export function alarmOf({
  search,
  is_recalled,
}: Pick<Verification, 'search' | 'is_recalled'>): string | null {
  if (is_recalled) return 'Animal rappelé : ne consommez pas cette viande. Appelez votre fédération.'
  return isAlarming(search) ? 'Ne consommez pas cette viande. Appelez votre fédération.' : null
}

/**
 * Advice for recipients of game. Lead: Anses (the French health agency), 2018. Trichinella: instruction
 * DGAL/SDSSA 2021-555 and its information for consumers of boar that was not tested.
 */
export const advice = {
  trichinella: `Le sanglier peut porter la trichine, un ver invisible à l’œil nu. Cuisez-le à cœur : ${limits.coreTemperature} °C partout au moins. Ne comptez pas sur la congélation, le sel ni la fumée.`,
  cooking:
    'Cuisez le gibier à cœur. Lavez les mains, les couteaux et la planche après la viande crue. Les abats ne sont pas cédés : n’en mangez pas.',
  keeping:
    'Gardez la viande propre et au froid dès le transport, 7 °C au plus à cœur. Elle est pour vous : elle ne se revend pas.',
  lead: 'Le gibier tiré au plomb peut en contenir. L’Anses (2018) conseille aux femmes en âge d’avoir des enfants et aux enfants de ne pas manger de grand gibier tiré au plomb, et aux autres personnes de n’en manger qu’environ trois fois par an.',
} as const

/**
 * What the certificate of an animal discloses to anybody; it names no person. `started_at`
 * (`YYYY-MM-DD`): the day of the hunt. `search`: the trichinella test, null for game that does not carry
 * it. `is_recalled`: the animal must not be eaten.
 */
export const Verification = z.object({
  specimen_type: z.string(),
  tag: z.nullable(z.string()),
  started_at: z.string(),
  city: z.string(),
  federation: z.nullable(z.string()),
  search: z.nullable(Search),
  is_recalled: z.boolean(),
})
export type Verification = z.output<typeof Verification>
