import { phoneHoldersMachine } from '../../../machines/account/phone-holders.ts'
import { held } from '../../model/navigation.ts'
import { giver } from '../../world/people.ts'
import { place } from '../../world/places.ts'
import { atAccount } from '../pages/account.ts'
import { pagedListFlow } from '../patterns/paged-list.ts'
import type { PhoneHolder } from '../../../contract/account/phone-holders.ts'

const title = 'Chasseurs ayant obtenu votre numéro'
const holder = (id: number, name: [string, string] | null): PhoneHolder => ({
  id,
  firstname: name?.[0] ?? null,
  lastname: name?.[1] ?? null,
  city: name && { label_full: place('Bourges').label_full },
  shown_at: '2026-03-07T11:00:00.000Z',
})
const rows = {
  // In the world one hunter has revealed Luc's number.
  own: [holder(giver.id, [giver.firstname, giver.lastname])],
  first: [holder(50, ['Aline', 'Bodin'])],
  second: [holder(51, null)],
}
const nameOf = ({ firstname, lastname }: PhoneHolder) =>
  firstname ? `${firstname} ${lastname}` : 'Compte supprimé'

export const phoneHolders = pagedListFlow(phoneHoldersMachine, {
  name: 'phone-holders',
  call: 'listPhoneHolders',
  rows,
  texts: {
    role: 'list',
    name: title,
    reading: 'Lecture de la liste…',
    empty: 'Aucun chasseur n’a encore obtenu votre numéro.',
    failed: 'Cette liste n’a pas pu être lue',
    region: title,
  },
  filled: async (person, { context: { rows } }) => {
    for (const row of rows) await person.within('list', title).seesText(nameOf(row))
    await person.within('list', title).seesText('le ')
  },
  screen: async () => (await import('../../../src/screens/account/phone-holders.tsx')).PhoneHolders,
  browser: { as: 'luc.petit', navigate: held(atAccount) },
})
