import { describe, expect, test } from 'vitest'
import { type ContactFilter, visibleContacts } from '../../../machines/giver/contact-filters.ts'
import { seenContacts } from '../../world/answers.ts'
import { planned } from '../../world/hunts.ts'
import { noonToday } from '../../world/today.ts'

const contacts = seenContacts(planned.id, noonToday)
const everyone: ContactFilter = { neverServed: false, within: null, phoneKnown: false, text: '' }
const seen = (filter: Partial<ContactFilter>) =>
  visibleContacts(contacts, { ...everyone, ...filter }).map(({ firstname }) => firstname)

describe('« Afficher uniquement les contacts : »', () => {
  test('without a filter everyone is shown, in the order of the server', () =>
    expect(seen({})).toEqual(['Manon', 'Luc', 'Camille', 'Paul', 'Yves', 'Nadia']))
  test('« N’ayant jamais reçu de gibier » hides people who received any', () =>
    expect(seen({ neverServed: true })).not.toContain('Nadia'))
  test('« À moins de 30 km » hides people who live farther away', () =>
    expect(seen({ within: 30 })).toEqual(['Manon', 'Luc', 'Camille', 'Paul', 'Nadia']))
  test('a distance of exactly that many kilometres is included', () => {
    const at = contacts.map((contact) => ({ ...contact, distance: 10 }))
    expect(visibleContacts(at, { ...everyone, within: 10 })).toHaveLength(6)
  })
  test('« Dont j’ai le numéro de téléphone » shows people whose number was revealed', () =>
    expect(seen({ phoneKnown: true })).toEqual(['Luc']))
  test.each([
    ['LEFEVRE', ['Manon']],
    ['man lef', ['Manon']],
    ['lef man', ['Manon']],
    ['  camille  ', ['Camille']],
    ['Lefe\u0300vre\u200b', ['Manon']],
    ["l'efèvre", ['Manon']],
    ['’', []],
    ['06 39 98 00 11', ['Luc']],
    ['063998', ['Luc']],
    ['+33 (0)6 39\u00a098', ['Luc']],
    ['9980-0', ['Luc']],
    ['Luc 06', []],
    ['0639980012', []],
    ['zz', []],
  ])('the text « %s » shows %j: names unaccented and word by word, phones known by digits', (text, names) =>
    expect(seen({ text })).toEqual(names),
  )
  test('filters are combined', () =>
    expect(seen({ phoneKnown: true, neverServed: true, within: 10 })).toEqual(['Luc']))
})
