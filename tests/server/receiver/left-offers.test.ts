import { expect, test } from 'vitest'
import { admin, giver, luc, manon, yves } from '../../world/people.ts'
import { inWorld, today } from '../support/in-world.ts'
import { accepted, confirm, entry, say, starts, willing } from '../support/meetings.ts'
import { answer, mailsTo, of, offerTo, own } from '../support/offers.ts'

inWorld((world) => {
  test.each([
    ['refused', 'put', 'gdpr', 'gdpr', 'refusal'],
    ['blocked', 'put', 'block', 'unblock', 'closing'],
    ['anonymised', 'delete', 'delete', null, null],
  ] as const)(
    'Givers who had a yes from somebody %s are told, and nobody reads that the person gave it up',
    async (_, method, path, back, ended_by) => {
      await accepted(world, manon, entry())
      const hunter = await world.as(giver)
      await hunter.put(offerTo(luc))
      const luke = await world.as(luc)
      await answer(luke, (await own(luke))[0]!.id, 'willing')
      const staff = await world.as(admin)
      for (const { id } of [manon, luc])
        await staff[method](`/api/v1/users/${id}/${path}`, { gdpr_state: 'refused' })
      expect(await mailsTo(world, giver)).toEqual(
        expect.arrayContaining([
          'Rendez-vous annulé : la personne ne viendra pas',
          'Une personne intéressée n’est plus joignable',
        ]),
      )
      if (!back) return
      expect(await of(hunter, manon)).toMatchObject({ state: 'cancelled', has_left: true })
      await staff.put(`/api/v1/users/${manon.id}/${back}`, { gdpr_state: 'accepted' })
      const person = await world.as(manon)
      const [offer] = await own(person)
      expect(offer).toMatchObject({ state: 'cancelled', ended_by })
      const said = (await answer(person, offer!.id, 'willing')).json().message
      expect(said).toContain('Cette proposition s’est terminée quand')
    },
  )

  test('Who is about to refuse reads which meetings and offers end, and so does staff', async () => {
    const hunter = await willing(world, manon, luc)
    await confirm(hunter, manon, entry())
    await say(await world.as(manon), 'accepted')
    const meeting = { city: 'Bourges', starts_at: starts.toISOString(), place: entry().place }
    const { user } = (await (await world.as(manon)).get('/api/v1/auth/infos')).json().data
    expect(user.ending).toMatchObject([{ giver: 'Hélène Moreau', city: 'Bourges', meeting }])
    const staff = await world.as(admin)
    const read = async ({ id }: { id: number }) => (await staff.get(`/api/v1/users/${id}`)).json().data
    expect((await read(manon)).ending).toEqual(user.ending)
    expect((await read(luc)).ending).toMatchObject([{ giver: 'Hélène Moreau', meeting: null }])
    await hunter.put(offerTo(yves))
    expect((await read(yves)).ending).toMatchObject([{ giver: null, started_at: today, meeting: null }])
    expect((await read(giver)).ending).toEqual([])
  })
})
