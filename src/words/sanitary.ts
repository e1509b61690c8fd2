import type { SanitaryRule } from '../../contract/federations/sanitary-rules.ts'
import type {
  SampleSite,
  SampleState,
  SanitaryDemand,
  SanitaryEffect,
  SanitaryRuleState,
} from '../../contract/shared/sanitary.ts'
import type { SpecimenType } from '../../contract/shared/specimen-types.ts'
import type { Sample } from '../../contract/federations/samples.ts'
import { capital } from './words.ts'

/** The effects of a rule, as options. */
export const effects: Record<SanitaryEffect, string> = {
  information: 'Informer seulement',
  examination: 'Examen initial exigé',
  negativeTest: 'Analyse négative exigée',
}

/** The labels of a rule's states. */
export const ruleStates: Record<SanitaryRuleState, string> = {
  draft: 'Brouillon',
  inForce: 'En vigueur',
  ended: 'Terminée',
}

/** A day `YYYY-MM-DD` as « 12/11/2026 ». */
export const shortDay = (day: string) => day.split('-').toReversed().join('/')

/** The types of game of a rule, « Sanglier, chevreuil ». */
export const gameOf = (
  { specimen_type_ids }: Pick<SanitaryRule, 'specimen_type_ids'>,
  types: SpecimenType[],
) =>
  capital(
    types
      .filter(({ id }) => specimen_type_ids.includes(id))
      .map(({ label }) => label)
      .join(', '),
  )

/** The days of hunts of a rule. */
export const periodOf = ({ starts_on, ends_on }: SanitaryRule) =>
  ends_on ? `du ${shortDay(starts_on)} au ${shortDay(ends_on)}` : `à partir du ${shortDay(starts_on)}`

/** The area of a rule. */
export const placeOf = ({ cities }: SanitaryRule) =>
  cities.length > 0 ? cities.join(', ') : 'tout le département'

/** The full name of a rule, which distinguishes it from others of the same source; follows « la ». */
export const ruleNamed = (rule: SanitaryRule, types: SpecimenType[]) =>
  `règle « ${rule.source} » (${[effects[rule.effect], gameOf(rule, types), placeOf(rule), periodOf(rule)].join(' ; ')})`

/** The state or result of a sample. */
export const sampleStates: Record<SampleState, string> = {
  taken: 'Prélevé',
  sent: 'Envoyé',
  negative: 'Négatif',
  doubtful: 'Douteux',
  positive: 'Positif',
  otherParasite: 'Autre parasite',
  impossible: 'Analyse impossible',
}

/** A sample by reference and laboratory, or by its giver until it has them. */
export const sampleNamed = ({ reference, laboratory }: Pick<Sample, 'reference' | 'laboratory'>) =>
  reference === null ? 'Noté par le responsable, pas encore envoyé' : `${reference}, ${laboratory}`

/** The name of a sample in windows and buttons. */
export const sampleCalled = ({ reference, tags }: Pick<Sample, 'reference' | 'tags'>) =>
  `prélèvement ${reference ?? `de ${tags.join(', ')}`}`

/** The state of an animal's sample, including what it tests for. */
export const sampleStanding = ({ state }: Pick<Sample, 'state'>) =>
  ({
    ...sampleStates,
    taken: 'Prélevé',
    sent: 'Au laboratoire',
    negative: 'Trichine : négatif',
    doubtful: 'Trichine : douteux',
    positive: 'Trichine : positif',
  })[state]

/** The tone of a sample, by state. */
export const sampleTones = {
  taken: 'neutral',
  sent: 'info',
  negative: 'success',
  doubtful: 'warning',
  positive: 'danger',
  otherParasite: 'danger',
  impossible: 'warning',
} as const satisfies Record<SampleState, string>

/** Where in the carcass a sample is taken. */
export const sampleSites: Record<SampleSite, string> = {
  diaphragm: 'Pilier du diaphragme',
  tongue: 'Langue',
  foreleg: 'Patte avant',
}

/** The known dates of a sample. */
export const sampleDays = ({
  taken_on,
  sent_on,
  result_on,
}: Pick<Sample, 'taken_on' | 'sent_on' | 'result_on'>) =>
  [
    `prélevé le ${shortDay(taken_on)}`,
    sent_on && `envoyé le ${shortDay(sent_on)}`,
    result_on && `résultat le ${shortDay(result_on)}`,
  ]
    .filter(Boolean)
    .join(', ')

const demanded: Record<SanitaryDemand['effect'], string> = {
  information: 'Règle sanitaire à connaître',
  examination: 'Une règle sanitaire demande l’examen initial, sans anomalie, avant la remise',
  negativeTest: 'Une règle sanitaire demande un résultat d’analyse négatif avant la remise',
  result: 'Le résultat du prélèvement interdit la remise',
  recall: 'Ce gibier est rappelé : ne le remettez à personne',
}

/** A rule's effect on an animal, with its legal source. */
export const demandInWords = ({ effect, source, dated_on }: SanitaryDemand) =>
  `${demanded[effect]} (${source}, ${shortDay(dated_on)}).`
