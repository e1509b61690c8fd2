import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Day, IdParams, idOf, integer, left, list, Nothing, page, Paging } from '../fields.ts'
import { limits } from '../limits.ts'
import { SanitaryEffect, SanitaryRuleState } from '../shared/sanitary.ts'

/**
 * A rule as staff sees it. `cities`: the communes as one reads them, none for the whole department;
 * `starts_on`, `ends_on`, `dated_on`: `YYYY-MM-DD`, `ends_on` null without an end; `source`: the text
 * that says so, of the day `dated_on`.
 */
export const SanitaryRule = z.object({
  id: z.number(),
  federation: z.string(),
  department_code: z.string(),
  state: SanitaryRuleState,
  effect: SanitaryEffect,
  specimen_type_ids: z.array(z.number()),
  cities: z.array(z.string()),
  starts_on: z.string(),
  ends_on: z.nullable(z.string()),
  source: z.string(),
  dated_on: z.string(),
  version: z.number(),
})
export type SanitaryRule = z.output<typeof SanitaryRule>

const { source, cities } = limits.sanitary
const noSource = `Dites quel texte le demande, en ${source.min} à ${source.max} caractères.`
const noType = 'Choisissez au moins un gibier.'
const longCity = 'Ce nom de commune est trop long.'

type Period = { starts_on: string; ends_on?: string | null | undefined }
const isForward = z.refine<Period>(({ starts_on, ends_on }) => !ends_on || ends_on >= starts_on, {
  path: ['ends_on'],
  error: 'La fin vient après le début.',
})

const entry = {
  effect: SanitaryEffect,
  specimen_type_ids: list(idOf(noType), 20).check(z.minLength(1, noType)),
  cities: z
    ._default(
      z.array(z.string(longCity).check(z.maxLength(limits.name, longCity)), 'Une liste est attendue.'),
      [],
    )
    .check(z.maxLength(cities, `Une règle nomme ${cities} communes au plus.`)),
  starts_on: Day,
  ends_on: left(Day),
  source: z.string(noSource).check(z.minLength(source.min, noSource), z.maxLength(source.max, noSource)),
  dated_on: Day,
}

/** The rules of the caller's federation, or of all: drafts first, then those in force, the latest first. */
export const listSanitaryRules = endpoint({
  method: 'GET',
  path: '/api/v1/sanitary_rules',
  summary: 'Lister les règles sanitaires',
  access: 'users.write',
  envelope: 'page',
  query: z.object(Paging),
  answer: page(SanitaryRule),
})

/**
 * Writes a draft, which nobody but staff sees; the same draft again is the one there is. `cities` are
 * names of communes of the department, or their INSEE codes. `department_code` says whose rule it is
 * where the caller is not limited to a federation.
 */
export const createSanitaryRule = endpoint({
  method: 'POST',
  path: '/api/v1/sanitary_rules',
  summary: 'Préparer une règle sanitaire',
  access: 'users.write',
  envelope: 'nothing',
  body: z
    .object({ ...entry, department_code: left(z.string('Indiquez le code du département.')) })
    .check(isForward),
  answer: Nothing,
})

/** Changes a draft (409 once it was published, or when it changed since `version` was read). */
export const updateSanitaryRule = endpoint({
  method: 'PUT',
  path: '/api/v1/sanitary_rules/{id}',
  summary: 'Modifier une règle sanitaire',
  access: 'users.write',
  envelope: 'nothing',
  params: IdParams,
  body: z
    .object({
      ...entry,
      version: integer(1, Number.MAX_SAFE_INTEGER, 'Relisez cette règle, puis recommencez.'),
    })
    .check(isForward),
  answer: Nothing,
})

const command = {
  method: 'PUT',
  access: 'users.write',
  envelope: 'nothing',
  params: IdParams,
  answer: Nothing,
} as const

/** Puts a draft in force, unless its last day is over (409). */
export const publishSanitaryRule = endpoint({
  ...command,
  path: '/api/v1/sanitary_rules/{id}/publish',
  summary: 'Mettre une règle sanitaire en vigueur',
})

/** Ends a rule in force: it asks for nothing any more. */
export const endSanitaryRule = endpoint({
  ...command,
  path: '/api/v1/sanitary_rules/{id}/end',
  summary: 'Mettre fin à une règle sanitaire',
})

/** Deletes a draft (409 once it was published). */
export const deleteSanitaryRule = endpoint({
  ...command,
  method: 'DELETE',
  path: '/api/v1/sanitary_rules/{id}',
  summary: 'Supprimer une règle sanitaire',
})

/** The calls about the sanitary rules of a federation. */
export const sanitaryRuleCalls = {
  listSanitaryRules,
  createSanitaryRule,
  updateSanitaryRule,
  publishSanitaryRule,
  endSanitaryRule,
  deleteSanitaryRule,
}
