import { type ChangeEvent, createElement, useState } from 'react'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { leavingMachine } from '../../../machines/shell/leaving.ts'
import { flow } from '../../model/model.ts'
import type { Person } from '../../model/person.ts'

const account = '/account'
const radius = 'Je recherche dans un rayon de :'
const question = 'Quitter cette page sans enregistrer ?'
const always = 'Je suis toujours disponible'
const preferences = (person: Person) => person.within('region', 'Mes préférences')
const availabilities = (person: Person) => person.within('region', 'Mes disponibilités')
const unsaved = 'Modifications non enregistrées.'
const hasLeft = ({ context: { entries, to } }: SnapshotFrom<typeof leavingMachine>) =>
  entries === 0 && to === account

export const leaving = flow(leavingMachine, {
  name: 'leaving',
  samples: {
    // Who has left is on another page, where nothing is entered.
    events: { 'leaving.requested': [{ to: account }] },
    answers: {},
    others: { 'entry.begun': (state) => (state.context.entries < 2 && !hasLeft(state) ? [{}] : []) },
  },
  // The Back button, by hand in tests/browser/receiver/leaving.test.ts.
  machineOnly: { samples: { 'leaving.requested': () => [{ to: null }] } },
  gestures: {
    'entry.begun': (driver, _, { context: { entries } }) =>
      entries === 0 ? driver.fill(radius, '45') : driver.check(always),
    'entry.ended': (driver, _, { context: { entries } }) =>
      (entries === 1 ? preferences(driver) : availabilities(driver)).click('button', 'Annuler'),
    'leaving.requested': (driver) => driver.click('link', 'Mon compte'),
    'question.cancelled': (driver) => driver.click('button', 'Rester sur la page'),
    'question.confirmed': (driver) => driver.click('button', 'Quitter sans enregistrer'),
  },
  expects: {
    free: async (person, state) => {
      await person.doesNotSee('alertdialog', question)
      if (hasLeft(state)) await person.sees('heading', 'Mon compte')
      else await preferences(person).doesNotSeeText(unsaved)
    },
    guarded: async (person, { context: { entries } }) => {
      await person.doesNotSee('alertdialog', question)
      await person.seesValue(radius, '45')
      await preferences(person).seesText(unsaved)
      if (entries > 1) await availabilities(person).seesText(unsaved)
      else await availabilities(person).doesNotSeeText(unsaved)
    },
    asking: (person) => person.sees('alertdialog', question),
  },
  screen: async () => {
    const { SaveBar } = await import('../../../src/screens/patterns/save-bar.tsx')
    const { Leaving } = await import('../../../src/screens/shell/leaving.tsx')
    const { useLeaving } = await import('../../../src/routes/leaving.ts')
    const { EntryGuard } = await import('../../../src/ui/dialogs/page-guard.tsx')
    /** A card of the home, as far as leaving it matters. */
    function Card({ title, label, type }: { title: string; label: string; type: 'text' | 'checkbox' }) {
      const [change, setChange] = useState('')
      return createElement(
        'section',
        { 'aria-label': title },
        createElement('input', {
          'aria-label': label,
          type,
          ...(type === 'text' ? { value: change || '20' } : { checked: change !== '' }),
          onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
            setChange(type === 'text' ? target.value : target.checked ? 'checked' : ''),
        }),
        createElement(SaveBar, {
          isChanged: change !== '',
          isSaving: false,
          onDiscard: () => setChange(''),
        }),
      )
    }
    const Page = ({ actor }: { actor: ActorRefFrom<typeof leavingMachine> }) =>
      createElement(
        EntryGuard,
        { value: useLeaving(actor) },
        createElement(Card, { title: 'Mes préférences', label: radius, type: 'text' }),
        createElement(Card, { title: 'Mes disponibilités', label: always, type: 'checkbox' }),
        createElement(Leaving, { actor }),
      )
    return ({ actor }) =>
      createElement(
        MemoryRouter,
        null,
        createElement(Link, { to: account }, 'Mon compte'),
        createElement(
          Routes,
          null,
          createElement(Route, { path: '/', element: createElement(Page, { actor }) }),
          createElement(Route, { path: account, element: createElement('h1', null, 'Mon compte') }),
        ),
      )
  },
  browser: { as: 'receiver', navigate: (driver) => driver.open('/receiver') },
})
