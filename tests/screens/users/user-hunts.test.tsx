import { describe, expect, test } from 'vitest'
import type { UserHunt } from '../../../contract/users/user-hunts.ts'
import { userHuntsMachine } from '../../../machines/users/user-hunts.ts'
import { UserHunts } from '../../../src/screens/users/user-hunts.tsx'
import { listInput, pageOf } from '../../models/patterns/paged-list.ts'
import { renderScreen } from '../interactions/render-screen.tsx'
import { personOf } from '../run/person.ts'

const person = personOf()

const received: UserHunt = {
  id: 1,
  started_at: '2026-03-01',
  city: 'Bourges',
  hunt_state: { code: 'finished' },
  animals: [
    { label: 'sanglier', label_plural: 'sangliers', quantity: 2 },
    { label: 'chevreuil', label_plural: 'chevreuils', quantity: 1 },
  ],
  giver: 'Hélène Moreau',
}

/** Renders a receiver's window part with what the server answers. */
async function shown(data: UserHunt[]) {
  const end = renderScreen(userHuntsMachine, { ...listInput, params: { id: 5 } }, (actor) => (
    <UserHunts actor={actor} isGiver={false} />
  ))
  await end('listUserHunts', pageOf(data, 1, 1))
}

describe('what a receiver received', () => {
  test('says the day, the commune, the game, and who gave it', async () => {
    await shown([received])
    const list = person.within('list', 'Gibier reçu')
    await list.seesText('Dimanche 1er mars 2026, Bourges')
    await list.seesText('2 sangliers, 1 chevreuil')
    await list.seesText('Responsable : Hélène Moreau')
    // Every such hunt is finished.
    await list.doesNotSeeText('Terminée')
  })

  test('does not name a giver whom the reader may not see', async () => {
    await shown([{ ...received, giver: null }])
    await person.within('list', 'Gibier reçu').seesText('2 sangliers, 1 chevreuil')
    expect(document.body.textContent).not.toContain('Responsable')
  })

  test('may be nothing', async () => {
    await shown([])
    await person.seesText('Cette personne n’a rien reçu.')
    await person.doesNotSee('list', 'Gibier reçu')
  })
})
