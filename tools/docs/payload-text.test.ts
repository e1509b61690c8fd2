import { describe, expect, test } from 'vitest'
import { donation } from '../../tests/models/giver/reports/donation.model.ts'
import { flows } from '../../tests/models/registry.ts'
import { numbered } from '../../tests/model/numbered-paths.ts'
import { payloadText } from '../../tests/model/payload-text.ts'
import { pathLabel } from '../../tests/model/step-labels.ts'
import { pathsList } from '../tested/page.ts'

const person = (firstname: string) => ({ id: 1, firstname, lastname: null, phone: null })

describe('What an event carries is told as a person would say it', () => {
  test.each([
    [{ contactId: 102 }, 'Manon Lefèvre'],
    [{ contactId: 201, specimenTypeId: 1, quantity: 1 }, 'Luc Petit, 1 sanglier'],
    [{ contactId: 201, specimenTypeId: 1, quantity: 0 }, 'Luc Petit, aucun sanglier'],
    [{ specimenTypeId: 2, quantity: 3 }, '3 chevreuils'],
    [
      { quantities: { 202: { 1: 1, 2: 2 }, 201: { 1: 0 } } },
      'Luc Petit : aucun animal ; Manon Lefèvre : 1 sanglier, 2 chevreuils',
    ],
    [{ contacts: ['Manon', 'Luc'].map(person) }, 'Manon, Luc'],
    [{ contacts: ['A', 'B', 'C', 'D'].map(person) }, 'A, B, C, D'],
    [{ contacts: ['A', 'B', 'C', 'D', 'E'].map(person) }, 'A, B, C et 2 autres'],
    [{ given: [{ specimen_type_id: 1, quantity: 2 }] }, '2 sangliers'],
    [{ revealed: { id: 102, phone: '0639980012', shown_at: '2026-01-01T08:00:00Z' } }, 'Manon Lefèvre'],
    [{ id: 1 }, 'SA 0451', 'boar.ticked'],
    [{ id: 301 }, '301'],
    [{ territory: { id: 2, label_full: 'Vierzon (18100)' } }, '« Vierzon (18100) »'],
    [
      { hunt: { id: 4, started_at: '2026-03-10', city: { label: 'Bourges' } } },
      '« chasse du mardi 10 mars 2026 à Bourges »',
    ],
    [{ recall: { id: 4, animal: { tag: 'SA 0451' } } }, '« SA 0451 »'],
    [{ rows: [['a', 1]] }, 'liste de 1'],
    [{ page: 2 }, '2'],
    [{ output: { data: [], meta: { total: 0 } } }, 'liste vide, 0 en tout', 'xstate.done.actor.list'],
  ])('%o: %s', (payload, text, type = 'anything.happened') =>
    expect(payloadText({ type, ...payload })).toBe(text),
  )
})

test('No step of a path names a contact, an animal or its type by an id', () => {
  const paths = flows.flatMap(({ explored }) => explored.byTransition())
  const unnamed = [...new Set(paths.flatMap(({ steps }) => steps))].flatMap(({ event }) => {
    const ids = Object.entries(event).filter(([name]) =>
      /^(?:contact|animal|specimenType|type)Id$/.test(name),
    )
    const words = payloadText(event).split(', ')
    return ids.flatMap(([name, id]) =>
      words.includes(String(id)) ? `${event.type} ${name} ${String(id)}` : [],
    )
  })
  expect(unnamed).toEqual([])
})

describe('The person and the animal are named', () => {
  const paths = numbered(donation, 'covering')
  test('in the steps of « npm run paths »', () =>
    expect(paths.map(({ path }) => pathLabel(donation.machine, path.steps)).join('\n')).toContain(
      'la personne choisit une quantité (Luc Petit, aucun sanglier)',
    ))
  test('in the paths of a page', () =>
    expect(pathsList(donation, paths)).toContain('choisit une quantité (Luc Petit, aucun sanglier)'))
})
