import { shortDay } from '../days-in-words.ts'
import type { Animal } from '../../../contract/giver/animals.ts'
import { BOAR } from '../../../contract/shared/specimen-types.ts'
import type { Warned } from '../../../contract/shared/animals.ts'
import type { SanitaryDemand } from '../../../contract/shared/sanitary.ts'
import { Conflict, Refused } from '../../http/errors.ts'
import type { RuleAtHunt, SampleOf, SanitaryState } from '../../queries/giver/sanitary-demands.ts'

type Assessed = Pick<Animal, 'id' | 'specimen_type_id' | 'examination'>

/** Whether a rule forbids handing an animal over as it is. */
const isBarring = ({ effect }: RuleAtHunt, { examination }: Assessed, sample: SampleOf | undefined) =>
  (effect === 'negativeTest' && sample?.state !== 'negative') ||
  (effect === 'examination' && examination !== 'sound')

/** A sample's result that forbids the hand-over, whatever the rules. */
const resultOf = (sample: SampleOf | undefined): SanitaryDemand[] =>
  sample && ['doubtful', 'positive', 'otherParasite'].includes(sample.state)
    ? [{ rule_id: null, effect: 'result', source: sample.laboratory, dated_on: sample.day, is_barring: true }]
    : []

/** The demands of a hunt's rules and of the sample on an animal, barring ones first. */
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

/** Why an animal must not be handed over, in French; undefined if it may. */
export function reasonToKeep(demands: SanitaryDemand[]): string | undefined {
  const barring = demands.find(({ is_barring }) => is_barring)
  return barring && `${asked[barring.effect]} (${barring.source}, ${shortDay(barring.dated_on)}).`
}

/**
 * Checks that the recipient was informed: about trichinella for a boar, and of every rule that applies.
 * @throws Refused when the boar message is missing
 * @throws Conflict naming a rule that the giver was not shown: it was published since
 */
export function assertWarned(specimenTypeId: number, demands: SanitaryDemand[], told: Warned): void {
  if (specimenTypeId === BOAR && !told.is_warned)
    throw new Refused({ is_warned: ['Confirmez que vous avez transmis le message sur la trichine.'] })
  const rule = informingAmong(demands).find(({ rule_id }) => !told.rule_ids.includes(rule_id!))
  if (!rule) return
  const { source, dated_on } = rule
  throw new Conflict(
    `Une règle sanitaire est à faire connaître avant la remise (${source}, ${shortDay(dated_on)}). Relisez-la, puis recommencez.`,
  )
}

/** The demands that only require informing the recipient. */
export const informingAmong = (demands: SanitaryDemand[]): SanitaryDemand[] =>
  demands.filter(({ effect }) => effect === 'information')
