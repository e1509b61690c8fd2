import { afterAll, beforeAll, test } from 'vitest'
import { giver, manon, waiting } from '../../world/people.ts'
import { onAnyDatabase } from '../support/databases.ts'
import type { Command } from './commands.ts'
import { seedActors } from './actors.ts'
import { type Histories, openHistories } from './history-runner.ts'

const phone = 'giver’s phone'
const anonymise = ({ id }: { id: number }): Command => ({ by: 'admin', do: 'anonymise', whom: id })

/** Histories that once failed, as found: concurrent commands, and the order of their steps. */
const kept: Record<string, { actors: Command[][]; choices: number[][] }> = {
  'Who is anonymised while they save what they look for leaves nothing of it': {
    actors: [[{ by: 'manon', do: 'wish', types: [1] }], [anonymise(manon)]],
    choices: [
      [0, 1, 1, 0, 1],
      [1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 0, 1],
    ],
  },
  'Who is anonymised while they say when they are available leaves nothing of it': {
    actors: [[{ by: 'manon', do: 'be available', always: true }], [anonymise(manon)]],
    choices: [[0, 1, 1, 0, 1]],
  },
  'A giver who is anonymised while they plan a hunt has none to come': {
    actors: [[{ by: phone, do: 'plan', key: 'A', day: 1, town: 'Bourges', types: [1] }], [anonymise(giver)]],
    choices: [[1, 1, 1, 1, 1, 1, 0, 1, 1, 0, 0, 0, 1, 1, 1]],
  },
  'A phone that is asked for while its owner is anonymised is not noted': {
    actors: [[{ by: phone, do: 'reveal', hunt: 'planned', receiver: manon.id }], [anonymise(manon)]],
    choices: [[1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 0, 1]],
  },
  'A giver who asks for a phone while they are anonymised is answered': {
    actors: [[{ by: phone, do: 'reveal', hunt: 'informed', receiver: manon.id }], [anonymise(giver)]],
    choices: [[1, 1, 1, 0, 1, 0, 0, 0, 0, 0, 1, 0, 1]],
  },
  'A giver who changes their NIT while they are anonymised is answered': {
    actors: [[{ by: 'waiting', do: 'change NIT', nit: '1899999' }], [anonymise(waiting)]],
    choices: [[1, 1, 1, 1, 1, 0, 1]],
  },
  'Who validates a giver while they are anonymised is answered': {
    actors: [[{ by: 'cher', do: 'validate', whom: waiting.id }], [anonymise(waiting)]],
    choices: [[1, 1, 1, 1, 1, 0, 1]],
  },
  'Who is anonymised while contacts are obtained is none of them': {
    actors: [
      [
        { by: phone, do: 'report', hunt: 'informed', gifts: [[manon.id, 1, 2]] },
        { by: phone, do: 'obtain', hunt: 'planned' },
      ],
      [anonymise(manon)],
    ],
    choices: [
      [
        9, 3, 3, 7, 3, 5, 9, 10, 10, 7, 9, 3, 0, 6, 11, 1, 1, 6, 0, 3, 2, 10, 11, 2, 5, 8, 7, 0, 3, 8, 10, 3,
        9,
      ].concat([0, 3, 10, 10, 8, 1, 0, 1, 11, 2]),
    ],
  },
}

onAnyDatabase((fresh, again) => {
  let runner: Histories
  beforeAll(async () => {
    runner = await openHistories(fresh())
  })
  afterAll(() => runner.close())

  for (const [title, { actors, choices }] of Object.entries(kept))
    test(title, async () => {
      for (const each of choices) {
        await again()
        await runner.playConcurrent({ before: [], actors, choices: each })
      }
    })
}, seedActors)
