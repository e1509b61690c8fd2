import { useActorRef } from '@xstate/react'
import { createElement, Fragment } from 'react'
import { Link, Route, Routes } from 'react-router-dom'
import { type ActorRefFrom, fromPromise, type SnapshotFrom } from 'xstate'
import type { AvailabilityRecord } from '../../../contract/receiver/availabilities.ts'
import { availabilitiesMachine } from '../../../machines/receiver/availabilities.ts'
import { leavingMachine, SIGN_OUT } from '../../../machines/receiver/leaving.ts'
import { preferencesMachine } from '../../../machines/receiver/preferences.ts'
import { flow } from '../../model/model.ts'
import type { Person } from '../../model/person.ts'
import { specimenTypes } from '../../world/answers.ts'
import { today } from '../../world/today.ts'

/** Another page, linked in the footer of every page. */
const elsewhere = '/confidentialite'
const title = 'Confidentialité'
const radius = 'Je recherche dans un rayon de :'
const question = 'Quitter cette page sans enregistrer ?'
const always = 'Je suis toujours disponible'
const preferences = (person: Person) => person.within('region', 'Mes préférences')
const availabilities = (person: Person) => person.within('region', 'Mes disponibilités')
const unsaved = 'Modifications non enregistrées.'
const hasLeft = ({ context: { entries, to } }: SnapshotFrom<typeof leavingMachine>) =>
  entries === 0 && to === elsewhere

export const leaving = flow(leavingMachine, {
  name: 'leaving',
  startsAnew: 'après « Annuler », la page remplace la carte, ce que l’écran seul ne fait pas',
  samples: {
    // After leaving, the person is on another page without an entry.
    events: { 'leaving.requested': [{ to: elsewhere }] },
    others: { 'entry.begun': (state) => (state.context.entries < 2 && !hasLeft(state) ? [{}] : []) },
  },
  // The Back button and signing out are tested in tests/browser/receiver/leaving.test.ts.
  machineOnly: { samples: { 'leaving.requested': () => [{ to: null }, { to: SIGN_OUT }] } },
  gestures: {
    'entry.begun': (driver, _, { context: { entries } }) =>
      entries === 0 ? driver.fill(radius, '45') : driver.check(always),
    'entry.ended': (driver, _, { context: { entries } }) =>
      (entries === 1 ? preferences(driver) : availabilities(driver)).click('button', 'Annuler'),
    'leaving.requested': (driver) => driver.click('link', title),
    'question.cancelled': (driver) => driver.click('button', 'Rester sur la page'),
    'question.confirmed': (driver) => driver.click('button', 'Quitter sans enregistrer'),
  },
  expects: {
    free: async (person, state) => {
      await person.doesNotSee('alertdialog', question)
      if (hasLeft(state)) await person.sees('heading', title)
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
    const { Availabilities } = await import('../../../src/screens/receiver/availabilities.tsx')
    const { Leaving } = await import('../../../src/screens/receiver/leaving.tsx')
    const { Preferences } = await import('../../../src/screens/receiver/preferences.tsx')
    const { useLeaving } = await import('../../../src/spaces/use-leaving.ts')
    const { EntryGuard } = await import('../../../src/ui/dialogs/page-guard.tsx')
    const read = availabilitiesMachine.provide({
      actors: {
        readAvailabilities: fromPromise(async (): Promise<AvailabilityRecord> => ({
          is_always_available: false,
          availabilities: [],
        })),
      },
    })
    function Page({ actor }: { actor: ActorRefFrom<typeof leavingMachine> }) {
      const wishes = useActorRef(preferencesMachine, { input: { radius: 20, quantities: { 1: 1 } } })
      const days = useActorRef(read, { input: { today } })
      return createElement(
        EntryGuard,
        { value: useLeaving(actor) },
        createElement(Preferences, { actor: wishes, specimenTypes }),
        createElement(Availabilities, { actor: days }),
        createElement(Leaving, { actor }),
      )
    }
    return ({ actor }) =>
      createElement(
        Fragment,
        null,
        createElement(Link, { to: elsewhere }, title),
        createElement(
          Routes,
          null,
          createElement(Route, { path: '/', element: createElement(Page, { actor }) }),
          createElement(Route, { path: elsewhere, element: createElement('h1', null, title) }),
        ),
      )
  },
  browser: {
    as: 'receiver',
    navigate: async (driver) => {
      await driver.open('/receiver')
      await driver.sees('heading', 'Mon espace particulier')
    },
  },
})
