import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Day, IdParams, idOf, integer, left, list, Nothing, page, Paging } from '../fields.ts'
import { limits } from '../limits.ts'
import { SanitaryEffect, SanitaryRuleState } from '../shared/sanitary.ts'
import { oneLine, someLines } from '../typed-text.ts'

/**
 * A sanitary rule as staff sees it. `cities`: labels of its communes, empty for the whole department.
 * `starts_on`, `ends_on`, `dated_on`: `YYYY-MM-DD`; `ends_on` is null when open-ended. `source`: the
 * legal text behind the rule, dated `dated_on`.
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
  specimen_type_ids: list(idOf(noType), limits.gameTypes).check(z.minLength(1, noType)),
  cities: z._default(
    list(
      z.string(longCity).check(oneLine, z.maxLength(limits.name, longCity)),
      cities,
      `Une règle nomme ${cities} communes au plus.`,
    ),
    [],
  ),
  starts_on: Day,
  ends_on: left(Day),
  source: z
    .string(noSource)
    .check(someLines, z.minLength(source.min, noSource), z.maxLength(source.max, noSource)),
  dated_on: Day,
}

/**
 * Lists the sanitary rules of the caller's federation, or all: drafts first, then published ones, latest
 * first.
 */
export const listSanitaryRules = endpoint('listSanitaryRules', {
  method: 'GET',
  path: '/api/v1/sanitary_rules',
  summary: 'Lister les règles sanitaires',
  access: 'users.write',
  envelope: 'page',
  query: z.object(Paging),
  answer: page(SanitaryRule),
})

/** Reads one of them. */
export const readSanitaryRule = endpoint('readSanitaryRule', {
  method: 'GET',
  path: '/api/v1/sanitary_rules/{id}',
  summary: 'Lire une règle sanitaire',
  access: 'users.write',
  envelope: 'data',
  params: IdParams,
  answer: SanitaryRule,
})

/**
 * Creates a draft, visible to staff only. Sent again, it returns the existing draft. `cities` are names
 * or INSEE codes of communes of the department. `department_code` selects the department when the caller
 * is not limited to a federation.
 */
export const createSanitaryRule = endpoint('createSanitaryRule', {
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

/** Changes a draft. 409 if it is published or has changed since `version`. */
export const updateSanitaryRule = endpoint('updateSanitaryRule', {
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

/** Publishes a draft. 409 if its last day is over. */
export const publishSanitaryRule = endpoint('publishSanitaryRule', {
  ...command,
  path: '/api/v1/sanitary_rules/{id}/publish',
  summary: 'Mettre une règle sanitaire en vigueur',
})

/** Ends a published rule, which then no longer applies. */
export const endSanitaryRule = endpoint('endSanitaryRule', {
  ...command,
  path: '/api/v1/sanitary_rules/{id}/end',
  summary: 'Mettre fin à une règle sanitaire',
})

/** Deletes a draft. 409 if it is published. */
export const deleteSanitaryRule = endpoint('deleteSanitaryRule', {
  ...command,
  method: 'DELETE',
  path: '/api/v1/sanitary_rules/{id}',
  summary: 'Supprimer une règle sanitaire',
})

/** The calls about the sanitary rules of a federation. */
export const sanitaryRuleCalls = {
  listSanitaryRules,
  readSanitaryRule,
  createSanitaryRule,
  updateSanitaryRule,
  publishSanitaryRule,
  endSanitaryRule,
  deleteSanitaryRule,
}
