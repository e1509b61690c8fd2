import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { IdParams, idOf, integer, left, Nothing } from '../fields.ts'
import { limits } from '../limits.ts'
import { handOverCalls } from './hand-overs.ts'
import { OwnSample, ownSampleCalls } from './samples.ts'
import { AnimalState, Examination, Sex, Withdrawal, writtenTag } from '../shared/animals.ts'
import { SanitaryDemand } from '../shared/sanitary.ts'
import { oneLine } from '../typed-text.ts'

/**
 * An animal as its giver sees it. `tag`: its marking. `weight`: estimated, in kilograms. `killed_at`:
 * `HH:MM` in France on the day of the hunt. `sheet`: the number of its accompanying sheet, issued by a
 * federation. `receiver`: who received it, with their contact in this hunt. `demands`: of sanitary rules before
 * the hand-over. `sample`: its latest one. `claim`: without a tag, one that another giver noted before it.
 */
export const Animal = z.object({
  id: z.number(),
  specimen_type_id: z.number(),
  tag: z.nullable(z.string()),
  sex: z.nullable(Sex),
  weight: z.nullable(z.number()),
  killed_at: z.nullable(z.string()),
  examination: Examination,
  examiner_name: z.nullable(z.string()),
  examiner_number: z.nullable(z.string()),
  sheet: z.nullable(z.string()),
  state: AnimalState,
  withdrawal: z.nullable(Withdrawal),
  receiver: z.nullable(z.object({ contact_id: z.number(), firstname: z.string(), lastname: z.string() })),
  version: z.number(),
  demands: z.optional(z.array(SanitaryDemand)),
  sample: z.optional(OwnSample),
  claim: z.optional(z.object({ tag: z.string(), is_free: z.boolean() })),
})
export type Animal = z.output<typeof Animal>

const text = (max: number, error: string) => left(z.string(error).check(oneLine, z.maxLength(max, error)))

const { tag, number, weight, perHunt } = limits.animals
const wrongTag = `Un bracelet s’écrit en lettres et en chiffres, ${tag} caractères au plus.`
const wrongWeight = `Indiquez un poids en kilos entiers, de ${weight.min} à ${weight.max}.`
const wrongHour = 'Indiquez l’heure comme 08:30.'
const wrongNumber = `Ce numéro a ${number} caractères au plus.`

const isNamed = ({ examination, examiner_name }: Examined) => examination === 'none' || Boolean(examiner_name)
const isNumbered = ({ examination, examiner_number }: Examined) =>
  examination === 'none' || Boolean(examiner_number)
type Examined = {
  examination: Examination
  examiner_name?: string | null | undefined
  examiner_number?: string | null | undefined
}

const entry = {
  specimen_type_id: idOf('Choisissez un gibier.'),
  tag: left(
    z
      .string(wrongTag)
      .check(
        z.overwrite(writtenTag),
        z.maxLength(tag, wrongTag),
        z.regex(/^[\p{L}\p{N} ./-]*[\p{L}\p{N}][\p{L}\p{N} ./-]*$/u, wrongTag),
      ),
  ),
  sex: left(Sex),
  weight: left(integer(weight.min, weight.max, wrongWeight)),
  killed_at: left(z.string(wrongHour).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, wrongHour))),
  examination: z._default(Examination, 'none'),
  examiner_name: text(limits.name, `Ce nom a ${limits.name} caractères au plus.`),
  examiner_number: text(number, wrongNumber),
  sheet: text(number, wrongNumber),
}

/** An examination requires the examiner's name and their federation number. */
const isExaminerNamed = z.refine<Examined>(isNamed, {
  path: ['examiner_name'],
  error: 'Indiquez le nom de la personne qui a examiné l’animal.',
})
const isExaminerNumbered = z.refine<Examined>(isNumbered, {
  path: ['examiner_number'],
  error: 'Indiquez le numéro que la fédération a donné à cette personne.',
})

/** The error message when an animal has changed since it was read. */
const staleVersion = 'Relisez cet animal, puis recommencez.'

/** What a giver enters about an animal. An examination requires the examiner's name and federation number. */
export const AnimalEntry = z.object(entry).check(isExaminerNamed, isExaminerNumbered)
export type AnimalEntry = z.input<typeof AnimalEntry>

/**
 * Lists the animals of one of the caller's hunts, in the order in which they were noted, and suggests for
 * each game type the next tag after the last one that this giver noted in the season (1 July to 30 June).
 */
export const listAnimals = endpoint('listAnimals', {
  method: 'GET',
  path: '/api/v1/hunts/self/{id}/animals',
  summary: 'Lister les animaux d’une chasse',
  access: 'giver',
  envelope: 'data',
  params: IdParams,
  answer: z.object({
    animals: z.array(Animal),
    next_tags: z.array(z.object({ specimen_type_id: z.number(), tag: z.string() })),
  }),
})
export type AnimalList = z.output<typeof listAnimals.answer>

/**
 * Notes an animal, from the day of the hunt until its report (409 otherwise). Requests with the same
 * `Idempotency-Key` note one animal. A tag that another giver of the
 * federation noted in this season is kept as a claim; 422 for one of the caller's own.
 */
export const noteAnimal = endpoint('noteAnimal', {
  method: 'POST',
  path: '/api/v1/hunts/self/{id}/animals',
  summary: `Noter un animal (au plus ${perHunt} par chasse)`,
  access: 'hunts.self.write',
  envelope: 'data',
  idempotent: true,
  params: IdParams,
  body: AnimalEntry,
  answer: z.object({ id: z.number() }),
})

/** Changes a noted animal. 409 if it was handed over or withdrawn, or has changed since `version`. */
export const updateAnimal = endpoint('updateAnimal', {
  method: 'PUT',
  path: '/api/v1/animals/{id}',
  summary: 'Modifier un animal noté',
  access: 'hunts.self.write',
  envelope: 'nothing',
  params: IdParams,
  body: z
    .object({ ...entry, version: integer(1, Number.MAX_SAFE_INTEGER, staleVersion) })
    .check(isExaminerNamed, isExaminerNumbered),
  answer: Nothing,
})

/** Deletes an animal noted by mistake. 409 once it was handed over or withdrawn, or an anomaly was found. */
export const deleteAnimal = endpoint('deleteAnimal', {
  method: 'DELETE',
  path: '/api/v1/animals/{id}',
  summary: 'Effacer un animal noté par erreur',
  access: 'hunts.self.write',
  envelope: 'nothing',
  params: IdParams,
  answer: Nothing,
})

/** The calls about the animals of one's own hunts. */
export const animalCalls = {
  listAnimals,
  noteAnimal,
  updateAnimal,
  deleteAnimal,
  ...handOverCalls,
  ...ownSampleCalls,
}
