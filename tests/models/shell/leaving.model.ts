import { type ChangeEvent, createElement, useState } from 'react'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { leavingMachine } from '../../../machines/shell/leaving.ts'
import { flow } from '../../model/model.ts'
import type { Person } from '../../model/person.ts'

const account = '/account'
const radius = 'Je recherche dans un rayon de :'
const question = 'Quitter cette page sans enregistrer ?'
const cards = (person: Person) => person.within('region', 'Mes préférences')
const hasLeft = ({ context: { entries, to } }: SnapshotFrom<typeof leavingMachine>) =>
  entries === 0 && to === account

export const leaving = flow(leavingMachine, {
  name: 'leaving',
  samples: {
    // Who has left is on another page, where nothing is entered.
    events: { 'leaving.requested': [{ to: account }] },
    answers: {},
    others: { 'entry.begun': (state) => (state.context.entries === 0 && !hasLeft(state) ? [{}] : []) },
  },
  machineOnly: {
    samples: {
      'leaving.requested': () => [{ to: account }, { to: null }],
      'entry.begun': ({ context }) => (context.entries < 2 ? [{}] : []),
    },
  },
  gestures: {
    'entry.begun': (driver) => driver.fill(radius, '45'),
    'entry.ended': (driver) => cards(driver).click('button', 'Annuler'),
    'leaving.requested': (driver) => driver.click('link', 'Mon compte'),
    'question.cancelled': (driver) => driver.click('button', 'Rester sur la page'),
    'question.confirmed': (driver) => driver.click('button', 'Quitter sans enregistrer'),
  },
  expects: {
    free: async (person, state) => {
      await person.doesNotSee('alertdialog', question)
      if (hasLeft(state)) await person.sees('heading', 'Mon compte')
      else await cards(person).doesNotSeeText('Modifications non enregistrées.')
    },
    guarded: async (person) => {
      await person.doesNotSee('alertdialog', question)
      await person.seesValue(radius, '45')
      await cards(person).seesText('Modifications non enregistrées.')
    },
    asking: (person) => person.sees('alertdialog', question),
  },
  screen: async () => {
    const { SaveBar } = await import('../../../src/screens/patterns/save-bar.tsx')
    const { Leaving } = await import('../../../src/screens/shell/leaving.tsx')
    const { useLeaving } = await import('../../../src/routes/leaving.ts')
    const { EntryGuard } = await import('../../../src/ui/dialogs/page-guard.tsx')
    function Form() {
      const [value, setValue] = useState('20')
      return createElement(
        'section',
        { 'aria-label': 'Mes préférences' },
        createElement('input', {
          'aria-label': radius,
          value,
          onChange: (event: ChangeEvent<HTMLInputElement>) => setValue(event.target.value),
        }),
        createElement(SaveBar, {
          isChanged: value !== '20',
          isSaving: false,
          onDiscard: () => setValue('20'),
        }),
      )
    }
    const Page = ({ actor }: { actor: ActorRefFrom<typeof leavingMachine> }) =>
      createElement(
        EntryGuard,
        { value: useLeaving(actor) },
        createElement(Form),
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
