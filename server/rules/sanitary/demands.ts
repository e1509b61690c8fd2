import type { Animal } from '../../../contract/giver/animals.ts'
import { BOAR } from '../../../contract/shared/specimen-types.ts'
import type { Warned } from '../../../contract/shared/animals.ts'
import type { SanitaryDemand } from '../../../contract/shared/sanitary.ts'
import { Conflict, Refused } from '../../http/errors.ts'
import type { RuleAtHunt, SampleOf, SanitaryState } from '../../queries/giver/sanitary-demands.ts'

type Assessed = Pick<Animal, 'id' | 'specimen_type_id' | 'examination'>

/** Whether a rule keeps an animal from being handed over as it is. */
const isBarring = ({ effect }: RuleAtHunt, { examination }: Assessed, sample: SampleOf | undefined) =>
  (effect === 'negativeTest' && sample?.state !== 'negative') ||
  (effect === 'examination' && examination !== 'sound')

/** What is found in a sample of it keeps an animal from being handed over, whatever rules say. */
const resultOf = (sample: SampleOf | undefined): SanitaryDemand[] =>
  sample && ['doubtful', 'positive', 'otherParasite'].includes(sample.state)
    ? [{ rule_id: null, effect: 'result', source: sample.laboratory, dated_on: sample.day, is_barring: true }]
    : []

/** What the rules of a hunt and its sample ask of an animal, what bars it first. */
export function demandsOn(animal: Assessed, { rules, samples, recalls }: SanitaryState): SanitaryDemand[] {
  const sample = samples.find(({ animal_id }) => animal_id === animal.id)
  const demands = rules
    .filter(({ specimen_type_ids }) => specimen_type_ids.includes(animal.specimen_type_id))
    .map((rule) => ({
      rule_id: rule.id,
      effect: rule.effect,
      source: rule.source,
      dated_on: rule.dated_on,
      is_barring: isBarring(rule, animal, sample),
    }))
  const recalled = recalls
    .filter(({ specimen_type_id }) => specimen_type_id === animal.specimen_type_id)
    .map(({ source, dated_on }) => ({
      rule_id: null,
      effect: 'recall' as const,
      source,
      dated_on,
      is_barring: true,
    }))
  return [...recalled, ...resultOf(sample), ...demands].toSorted(
    (one, other) => Number(other.is_barring) - Number(one.is_barring),
  )
}

const asked: Record<SanitaryDemand['effect'], string> = {
  examination: 'Une règle sanitaire demande l’examen initial, sans anomalie, avant la remise',
  negativeTest: 'Une règle sanitaire demande un résultat d’analyse négatif avant la remise',
  result: 'Le résultat du prélèvement interdit la remise',
  recall: 'Ce gibier est rappelé : il ne se remet à personne',
  information: '',
}

export const written = (day: string) => day.split('-').toReversed().join('/')

/** Why an animal is not to be handed over, in French; undefined where it may be. */
export function reasonToKeep(demands: SanitaryDemand[]): string | undefined {
  const barring = demands.find(({ is_barring }) => is_barring)
  return barring && `${asked[barring.effect]} (${barring.source}, ${written(barring.dated_on)}).`
}

/**
 * Checks that whoever takes an animal was told what they have to know: of a boar about trichinella, and
 * of each rule that informs.
 * @throws Refused when the message of a boar is missing
 * @throws Conflict that names a rule that the giver did not read: it came into force since
 */
export function assertWarned(specimenTypeId: number, demands: SanitaryDemand[], told: Warned): void {
  if (specimenTypeId === BOAR && !told.is_warned)
    throw new Refused({ is_warned: ['Confirmez que vous avez transmis le message sur la trichine.'] })
  const rule = informingAmong(demands).find(({ rule_id }) => !told.rule_ids.includes(rule_id!))
  if (!rule) return
  const { source, dated_on } = rule
  throw new Conflict(
    `Une règle sanitaire est à faire connaître avant la remise (${source}, ${written(dated_on)}). Relisez-la, puis recommencez.`,
  )
}

/** What a person who takes an animal has to be told of, though nothing bars it. */
export const informingAmong = (demands: SanitaryDemand[]): SanitaryDemand[] =>
  demands.filter(({ effect }) => effect === 'information')
