import { expect, test } from 'vitest'
import { readOwnData } from '../../../server/handlers/account/own-data.ts'
import { boar, contactId, generous, informed } from '../../world/hunts.ts'
import { openOffer } from '../../world/offers.ts'
import { admin, cher, giver, luc, nadia, wolfhunter } from '../../world/people.ts'
import { place } from '../../world/places.ts'
import { sentSample } from '../../world/sanitary.ts'
import { secret } from '../support/app.ts'
import { readWhole } from '../support/files/own-data.ts'
import { inWorld, noon, today } from '../support/in-world.ts'

const day = '2026-03-01'
const times = { starts_at: noon, ends_at: noon, sounded_at: noon }
const where = { hunt_city_id: place('Bourges').id, city_id: place('Bourges').id, distance: 1 }

/** The length of each list of a file, by its name. */
const lengthsOf = (value: unknown, name = ''): [string, number][] =>
  Array.isArray(value)
    ? [[name, value.length]]
    : Object.entries(value ?? {}).flatMap(([key, part]) =>
        typeof part === 'object' ? lengthsOf(part, name === '' ? key : `${name}.${key}`) : [],
      )

inWorld((world) => {
  async function lists({ id }: { id: number }) {
    await world.remove('request_counts', {})
    const call = { db: world.db(), now: noon, secret, caller: { id } } as Parameters<typeof readOwnData>[0]
    return Object.fromEntries(lengthsOf(await readWhole(readOwnData(call))))
  }
  const note = { call_outcome: 'interested', call_text: 'Rappeler samedi' } as const
  const noteOfLuc = () => world.set('contacts', { id: contactId(informed.id, luc.id) }, note)

  /** Whose list grows by what is written about them, and somebody whose file does not change. */
  test.each<[string, { id: number }, { id: number }, () => Promise<unknown>]>([
    ['giver.call_notes', giver, wolfhunter, noteOfLuc],
    ['receiver.call_notes', luc, nadia, noteOfLuc],
    ['results', cher, admin, () => world.set('samples', { id: sentSample.id }, { result_by: cher.id })],
    [
      'receiver.availabilities',
      nadia,
      luc,
      () => world.add('availabilities', { receiver_id: nadia.id, started_at: day, ended_at: day }),
    ],
    [
      'receiver.problems',
      nadia,
      luc,
      () =>
        world.add('reported_problems', {
          animal_id: boar.id,
          receiver_id: nadia.id,
          text: 'Une balle',
          reported_on: today,
          mail_id: null,
        }),
    ],
    [
      'receiver.contested',
      nadia,
      luc,
      () =>
        world.add('contested_lines', { receiver_id: nadia.id, hunt_id: generous.id, contested_on: today }),
    ],
    [
      'receiver.meetings_called_off',
      nadia,
      luc,
      () =>
        world.add('called_off_meetings', {
          offer_id: openOffer.id,
          receiver_id: nadia.id,
          hunt_day: day,
          specimen_type_id: 1,
          token_hash: null,
          confirmation_token_hash: null,
          ...where,
          ...times,
        }),
    ],
  ])(
    'The export lists under « %s » what was written about its person only',
    async (name, person, other, write) => {
      const [before, others] = [await lists(person), await lists(other)]
      await write()
      expect(await lists(person)).toEqual({ ...before, [name]: before[name]! + 1 })
      expect(await lists(other)).toEqual(others)
    },
  )
})
