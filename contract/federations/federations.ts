import * as z from 'zod/mini'
import { availability, Precheck } from '../deletions.ts'
import { endpoint } from '../endpoint.ts'
import { Flag, IdParams, integer, left, Nothing, orElse } from '../fields.ts'
import { limits } from '../limits.ts'
import { EnteredUpon } from '../revision.ts'
import { Phone } from '../shared/people.ts'
import { tooLarge, upload } from '../uploads.ts'
import { oneLine } from '../typed-text.ts'

/** Reasons why a federation cannot be deleted, in the order in which they are checked (spec §8). */
export const federationKept = {
  federation_has_users: 'La fédération possède des utilisateurs.',
  federation_has_cities: 'La fédération possède des villes.',
} as const
export type FederationKept = keyof typeof federationKept

/** Departments of two digits are numbered from 01 to 95; Corsica, once 20, has letters today. */
const isDepartment = (code: string) => Number(code) >= 1 && Number(code) <= 95 && code !== '20'
const DepartmentCode = z.string({ error: 'Indiquez le code du département.' }).check(
  z.minLength(1, { error: 'Indiquez le code du département.', abort: true }),
  z.regex(new RegExp(`^\\d{${limits.departmentCode}}$`), {
    error: 'Le code du département est composé de 2 chiffres.',
    abort: true,
  }),
  z.refine(isDepartment, 'Aucun département ne porte ce numéro.'),
)
/** Refuses a department that already has a federation: each has one at most. */
export const departmentTaken = 'Ce département a déjà une fédération.'
const Name = z
  .string({ error: 'Indiquez le nom de la fédération.' })
  .check(
    oneLine,
    z.minLength(1, 'Indiquez le nom de la fédération.'),
    z.maxLength(limits.name, `Le nom a ${limits.name} caractères au plus.`),
  )
const Logo = upload('Choisissez le logo, une image PNG.', '.png').check(
  z.refine(({ size }) => size <= limits.logo.maxBytes, tooLarge(limits.logo.maxBytes)),
)
const wrongEmail = 'Saisissez une adresse e-mail, par exemple contact@exemple.fr.'
const wrongHours = `Les horaires ont ${limits.name} caractères au plus.`
/** Contact details of the federation, shown to its givers whose account is waiting or was refused. */
const contact = {
  contact_email: left(
    z
      .string({ error: wrongEmail })
      .check(z.email(wrongEmail), z.maxLength(limits.email, 'Cette adresse est trop longue.')),
  ),
  contact_phone: left(Phone),
  contact_hours: left(z.string({ error: wrongHours }).check(oneLine, z.maxLength(limits.name, wrongHours))),
}
/** Grace period in days during which staff may work without a second factor; null for the default. */
const grace = limits.secondFactorGrace
const staffRules = {
  second_factor_grace: left(integer(0, grace, `Le délai doit être un nombre entier de 0 à ${grace} jours.`)),
}
const uploaded = { field: 'logo', maxBytes: limits.logo.maxBytes }
/** Whether givers of the federation may have territories in neighbouring communes. */
const ground = { near_territories: z.optional(Flag) }
/** Adds a federation. Its department cannot be changed later (spec §5 « Federation »). */
export const createFederation = endpoint('createFederation', {
  method: 'POST',
  path: '/api/v1/federations',
  summary: 'Ajouter une fédération',
  access: 'federations.write',
  envelope: 'nothing',
  timeout: 30,
  upload: uploaded,
  body: z.object({
    department_code: DepartmentCode,
    name: Name,
    logo: Logo,
    ...contact,
    ...staffRules,
    ...ground,
  }),
  answer: Nothing,
})

/**
 * Changes a federation's name, contact details, rules for staff and givers and, if one is sent, its logo.
 * 409 when it has changed since `revision`. A shorter `second_factor_grace` also applies to staff whose
 * grace period is still running, counted from the day of the change.
 */
export const updateFederation = endpoint('updateFederation', {
  method: 'PUT',
  path: '/api/v1/federations/{id}',
  summary: 'Modifier une fédération',
  access: 'federations.write',
  envelope: 'nothing',
  timeout: 30,
  params: IdParams,
  upload: uploaded,
  body: z.object({
    name: Name,
    logo: z.nullish(Logo),
    ...contact,
    ...staffRules,
    ...ground,
    revision: EnteredUpon,
  }),
  answer: Nothing,
})

/** Which actions are possible on a federation now: whether it may be deleted. */
export const readFederationActions = endpoint('readFederationActions', {
  method: 'GET',
  path: '/api/v1/federations/{id}/available_actions',
  summary: 'Savoir si une fédération peut être supprimée',
  access: 'federations.write',
  envelope: 'data',
  params: IdParams,
  query: Precheck,
  answer: z.object({
    delete_federation: availability(Object.keys(federationKept) as [FederationKept, ...FederationKept[]]),
  }),
})

/** Deletes a federation that has neither users nor communes (spec §4 « Federation »). */
export const deleteFederation = endpoint('deleteFederation', {
  method: 'DELETE',
  path: '/api/v1/federations/{id}',
  summary: 'Supprimer une fédération',
  access: 'federations.write',
  envelope: 'nothing',
  params: IdParams,
  answer: Nothing,
})

/** The sort keys of the federations page: its columns. */
export const federationOrders = [
  'department_code',
  'name',
  'state',
  'cities_count',
  'givers_count',
  'receivers_count',
  'retriever_users_count',
  'admins_count',
] as const
export type FederationOrder = (typeof federationOrders)[number]

/** The search, filter and order of the federations page, read from its URL. */
export const FederationsAddress = z.object({
  search: orElse(z.string().check(z.maxLength(limits.search)), ''),
  state: orElse(z.enum(['', 'uninitialised', 'initialised']), ''),
  order: orElse(z.enum(federationOrders), 'department_code'),
  desc: orElse(Flag, false),
})
export type FederationsQuery = z.output<typeof FederationsAddress>
/** What narrows the list. */
export type FederationFilter = Pick<FederationsQuery, 'search' | 'state'>
