import { expect, test } from 'vitest'
import { listedHunts } from '../../world/answers.ts'
import { planned } from '../../world/hunts.ts'
import { giver, wolfhunter } from '../../world/people.ts'
import { inWorld, today } from '../support/in-world.ts'

const hunts = '/api/v1/hunts/self'

inWorld((world) => {
  test('A single hunt equals its list entry, and only its own giver can read it', async () => {
    const visitor = await world.as(giver)
    for (const state of ['planned', 'informed', 'finished'] as const)
      for (const hunt of listedHunts(state, today))
        expect((await visitor.get(`${hunts}/${hunt.id}`)).json()).toEqual({ data: hunt })
    const missing = await (await world.as(wolfhunter)).get(`${hunts}/${planned.id}`)
    expect([missing.statusCode, missing.json().message]).toEqual([
      404,
      'Cette chasse est introuvable : elle a peut-être été supprimée.',
    ])
  })
})
