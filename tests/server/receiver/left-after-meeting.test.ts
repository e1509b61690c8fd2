import { expect, test } from 'vitest'
import { DAY } from '../../../contract/days.ts'
import type { Contact } from '../../../contract/giver/contacts.ts'
import { contactId, planned } from '../../world/hunts.ts'
import { admin, giver, manon } from '../../world/people.ts'
import { inWorld, noon } from '../support/in-world.ts'
import {
  accepted,
  act,
  confirm,
  ends,
  entry,
  noteBoar,
  say,
  starts,
  stateOf,
  willing,
} from '../support/meetings.ts'
import { mailsTo, of } from '../support/offers.ts'

const donations = `/api/v1/hunts/self/${planned.id}/donations`
const deeds = ['refused', 'blocked']
const tomorrow = new Date(noon.getTime() + DAY)

inWorld((world) => {
  async function leave(deed: string, now: Date) {
    const staff = await world.as(admin, now)
    const path = deed === 'refused' ? 'gdpr' : 'block'
    const said = await staff.put(`/api/v1/users/${manon.id}/${path}`, { gdpr_state: 'refused' })
    expect(said.statusCode).toBe(200)
  }
  const contacts = async (now: Date): Promise<Contact[]> =>
    (await (await world.as(giver, now)).get(donations)).json().data.contacts
  const ofManon = async (now: Date) =>
    (await contacts(now)).find(({ id }) => id === contactId(planned.id, manon.id))
  const report = {
    contact_ids: [contactId(planned.id, manon.id)],
    specimen_type_ids: [1],
    quantities: [1],
  }

  test.each(deeds)(
    'What was given to a person at a meeting who is %s since can be noted and reported; they cannot be called',
    async (deed) => {
      const boar = await noteBoar(await willing(world, manon), 'CHER-77')
      const hunter = await world.as(giver)
      await confirm(hunter, manon, entry({ specimen_type_id: null, animal_id: boar }))
      await say(await world.as(manon), 'accepted')
      await leave(deed, starts)
      expect((await of(hunter, manon)).state).toBe('accepted')
      expect((await of(hunter, manon)).phone).toBe(null)
      expect(await stateOf(hunter, boar)).toBe('held')
      const mails = await mailsTo(world, giver)
      expect(mails).not.toContain('Rendez-vous annulé : la personne ne viendra pas')
      expect(await ofManon(starts)).toMatchObject({ firstname: 'Manon', phone: null, has_left: true })
      expect((await act(await world.as(giver, ends), manon, 'hand_over')).statusCode).toBe(200)
      expect(await ofManon(tomorrow)).toMatchObject({
        phone: null,
        has_left: true,
        handed_over: [{ specimen_type_id: 1, quantity: 1 }],
      })
      expect((await (await world.as(giver, tomorrow)).post(donations, report)).statusCode).toBe(200)
      expect(await ofManon(tomorrow)).toBe(undefined)
    },
  )

  test.each(deeds)('What was noted as given before a person was %s can still be reported', async (deed) => {
    await accepted(world, manon, entry())
    expect((await act(await world.as(giver, ends), manon, 'hand_over')).statusCode).toBe(200)
    await leave(deed, tomorrow)
    expect(await ofManon(tomorrow)).toMatchObject({ has_left: true, handed_over: [{ quantity: 1 }] })
    expect((await (await world.as(giver, tomorrow)).post(donations, report)).statusCode).toBe(200)
  })

  test.each(deeds)('Whoever is %s does not read that a meeting ends which has begun', async (deed) => {
    await accepted(world, manon, entry())
    const staff = await world.as(admin, starts)
    expect((await staff.get(`/api/v1/users/${manon.id}`)).json().data.ending).toEqual([])
    await leave(deed, new Date(starts.getTime() - 1))
    expect((await of(await world.as(giver), manon)).state).toBe('cancelled')
    expect(await ofManon(tomorrow)).toBe(undefined)
  })
})
