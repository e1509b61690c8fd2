import { expect, test } from 'vitest'
import { insertRule } from '../../../server/queries/federations/sanitary/sanitary-rules.ts'
import { manon, paul } from '../../world/people.ts'
import { inWorld, noon, today } from '../support/in-world.ts'
import { confirm, entry, mine, willing } from '../support/meetings.ts'
import { answer } from '../support/offers.ts'

/** What a person must read before accepting what is promised. */
inWorld((world) => {
  const kept = (id: number) => world.one('offers', { id }, 'state', 'warned_at', 'told_rule_ids')
  const inform = (specimen_type_ids: number[]) => {
    const rule = { federation_id: 1, state: 'inForce', effect: 'information', specimen_type_ids } as const
    const said = { starts_on: today, ends_on: null, source: 'Arrêté du préfet', dated_on: today }
    return insertRule(world.db(), { ...rule, ...said }, [])
  }

  test('A boar is accepted once its message was read, which is stored', async () => {
    const hunter = await willing(world, manon)
    await confirm(hunter, manon, entry())
    const person = await world.as(manon)
    const { id, is_boar, informing } = await mine(person)
    expect([is_boar, informing]).toEqual([true, []])
    const unread = await answer(person, id, 'accepted', {})
    expect([unread.statusCode, unread.json().message]).toEqual([
      409,
      'C’est un sanglier qui vous est promis : lisez d’abord le message sur la trichine, puis acceptez.',
    ])
    expect(await kept(id)).toMatchObject({ state: 'confirmed', warned_at: null })
    expect((await answer(person, id, 'accepted')).statusCode).toBe(200)
    expect(await kept(id)).toMatchObject({ state: 'accepted', warned_at: noon, told_rule_ids: [] })
    const letters = await world.all('mails', { recipient: manon.email })
    expect(letters.find(({ subject }) => subject.includes('acceptez'))!.text).toContain('71 °C')
    const data = (await person.get('/api/v1/users/self/data')).json().data
    expect(data.receiver.offers[0]).toMatchObject({ state: 'accepted', warned_at: noon.toISOString() })
  })

  test('Other game needs no message, unless a rule informs of it, which is then named, read and stored', async () => {
    const hunter = await willing(world, manon, paul)
    for (const receiver of [manon, paul]) await confirm(hunter, receiver, entry({ specimen_type_id: 2 }))
    const free = await world.as(paul)
    const direct = (await mine(free)).id
    expect((await answer(free, direct, 'accepted', {})).statusCode).toBe(200)
    expect(await kept(direct)).toMatchObject({ state: 'accepted', warned_at: null })
    const rule = await inform([2])
    const person = await world.as(manon)
    const { id, is_boar, informing } = await mine(person)
    expect([is_boar, informing.map(({ source }) => source)]).toEqual([false, ['Arrêté du préfet']])
    const unread = await answer(person, id, 'accepted')
    expect([unread.statusCode, unread.json().message]).toEqual([
      409,
      expect.stringContaining('Une règle sanitaire est à connaître avant d’accepter (Arrêté du préfet'),
    ])
    const rule_ids = [rule]
    expect(informing[0]!.rule_id).toBe(rule)
    expect((await answer(person, id, 'accepted', { is_warned: 1, rule_ids })).statusCode).toBe(200)
    expect(await kept(id)).toMatchObject({ warned_at: noon, told_rule_ids: rule_ids })
  })
})
