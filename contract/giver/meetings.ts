import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Warned } from '../shared/animals.ts'
import { Flag, Day, Id, idOf, IdParams, left, Nothing } from '../fields.ts'
import { limits } from '../limits.ts'
import { Phone } from '../shared/people.ts'
import { oneLine } from '../typed-text.ts'
import { hoursInFrench } from '../dates-in-french.ts'

const { place: longest } = limits.meetings
const noPlace = 'Indiquez le lieu du rendez-vous.'
const tooLong = `Ce lieu accepte ${longest} caractères au plus.`
const hour = (error: string) => z.string(error).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, error))
const longName = `Ce nom accepte ${limits.name} caractères au plus.`

type Entry = {
  animal_id?: number | null | undefined
  specimen_type_id?: number | null | undefined
  from: string
  to: string
  contact_name?: string | null | undefined
  contact_phone?: string | null | undefined
}

/**
 * What a giver confirms: an animal or a game type, and a meeting with its place and commune, its day, its
 * hours at the hunt’s place (`HH:MM`), and a delegate if the giver does not come.
 */
export const ConfirmationEntry = z
  .object({
    animal_id: left(Id),
    specimen_type_id: left(Id),
    place: z.string(noPlace).check(oneLine, z.minLength(1, noPlace), z.maxLength(longest, tooLong)),
    city_id: idOf('Choisissez une commune.'),
    day: Day,
    from: hour('Indiquez l’heure de début comme 18:00.'),
    to: hour('Indiquez l’heure de fin comme 18:30.'),
    contact_name: left(z.string(longName).check(oneLine, z.maxLength(limits.name, longName))),
    contact_phone: left(Phone),
  })
  .check(
    z.refine<Entry>(({ animal_id, specimen_type_id }) => Boolean(animal_id) !== Boolean(specimen_type_id), {
      path: ['specimen_type_id'],
      error: 'Choisissez un animal ou un gibier.',
    }),
    z.refine<Entry>(({ from, to }) => from < to, {
      path: ['to'],
      error: 'La fin vient après le début, le même jour.',
    }),
    z.refine<Entry>(({ contact_name, contact_phone }) => Boolean(contact_name) || !contact_phone, {
      path: ['contact_name'],
      error: 'Indiquez le nom de la personne sur place.',
    }),
    z.refine<Entry>(({ contact_name, contact_phone }) => Boolean(contact_phone) || !contact_name, {
      path: ['contact_phone'],
      error: 'Indiquez le téléphone de la personne sur place.',
    }),
  )
export type ConfirmationEntry = z.input<typeof ConfirmationEntry>

/**
 * The choices for confirming an offer: animals that are available or already held by it, with the hour of
 * their kill; game types; communes for the meeting. Its current meeting, otherwise the last one entered,
 * serves as a suggestion (`from` and `to` in France). `promised`: what the offer already promises.
 */
export const ConfirmationChoices = z.object({
  animals: z.array(
    z.object({
      id: z.number(),
      tag: z.nullable(z.string()),
      label: z.string(),
      killed_at: z.nullable(z.string()),
    }),
  ),
  promised: z.nullable(
    z.object({ animal_id: z.nullable(z.number()), specimen_type_id: z.nullable(z.number()) }),
  ),
  types: z.array(z.object({ id: z.number(), label: z.string() })),
  cities: z.array(z.object({ id: z.number(), label: z.string() })),
  meeting: z.nullable(
    z.object({
      place: z.string(),
      city_id: z.number(),
      day: z.string(),
      from: z.string(),
      to: z.string(),
      contact_name: z.nullable(z.string()),
      contact_phone: z.nullable(z.string()),
    }),
  ),
})
export type ConfirmationChoices = z.output<typeof ConfirmationChoices>

/** The error message for a meeting that starts before the animal was killed; hours are `HH:MM` in France. */
export const beforeKill = (killedAt: string) =>
  `Cet animal a été prélevé à ${hoursInFrench(killedAt)} : le rendez-vous ne peut pas commencer avant.`

/** Lists the choices for confirming an offer. 404 unless the offer is the caller's. */
export const listConfirmationChoices = endpoint('listConfirmationChoices', {
  method: 'GET',
  path: '/api/v1/offers/{id}/confirmation',
  summary: 'Lire ce qui peut être confirmé pour une proposition',
  access: 'giver',
  envelope: 'data',
  params: IdParams,
  answer: ConfirmationChoices,
})

/**
 * Confirms an accepted offer with an animal, which is then held, or a game type, and a meeting on or
 * after the day of the hunt. The person is notified by mail. Idempotent. Another animal or meeting may be
 * confirmed until the meeting is over: a person who had accepted is notified and has to accept again. 409
 * after the meeting.
 */
export const confirmOffer = endpoint('confirmOffer', {
  method: 'PUT',
  path: '/api/v1/offers/{id}/confirmation',
  summary: 'Confirmer une proposition, avec un rendez-vous',
  access: 'hunts.self.write',
  envelope: 'nothing',
  params: IdParams,
  body: ConfirmationEntry,
  answer: Nothing,
})

/**
 * Records that the accepted game was handed over. `is_warned`: the person was informed about trichinella
 * and thorough cooking; 422 for a boar without it. `rule_ids`: the sanitary rules that the person was
 * informed of; 409 if one that applies is missing. Idempotent; 409 before the meeting is accepted.
 */
export const handOfferOver = endpoint('handOfferOver', {
  method: 'PUT',
  path: '/api/v1/offers/{id}/hand_over',
  summary: 'Remettre ce qui a été accepté',
  access: 'hunts.self.write',
  envelope: 'nothing',
  params: IdParams,
  body: Warned,
  answer: Nothing,
})

/**
 * Records that the person did not come, from the end of the meeting and for a week (409 otherwise). The
 * animal becomes free again, and the person is notified. `came` undoes a mistaken absence: the meeting is
 * accepted again, with the animal if it is still free. 409 once the federation has lifted the absence, or
 * while the person has another open offer.
 */
export const reportAbsence = endpoint('reportAbsence', {
  method: 'PUT',
  path: '/api/v1/offers/{id}/no_show',
  summary: 'Dire que la personne n’est pas venue, ou que c’était une erreur',
  access: 'hunts.self.write',
  envelope: 'nothing',
  params: IdParams,
  body: z.object({ came: z._default(Flag, false) }),
  answer: Nothing,
})

/** The calls about the meetings of offers. */
export const meetingCalls = { listConfirmationChoices, confirmOffer, handOfferOver, reportAbsence }
