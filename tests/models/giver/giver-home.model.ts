import { createElement } from 'react'
import type { SnapshotFrom } from 'xstate'
import { giverHomeMachine } from '../../../machines/giver/giver-home.ts'
import { nothingBegun } from '../../../machines/giver/reports/begun-entries.ts'
import { animals } from '../../../src/words/words.ts'
import { commonFailures } from '../../model/failures.ts'
import { flow } from '../../model/model.ts'
import type { Person } from '../../model/person.ts'
import { specimenTypes } from '../../world/answers.ts'
import { homeInput, informed, listing, pageOf, planHunt, planned, reminder } from '../pages/giver.ts'

type State = SnapshotFrom<typeof giverHomeMachine>
const isShown = (state: State) => state.matches({ reminder: 'shown' })
/** The lists are being reloaded, together with the game types. */
const isReloading = (state: State) =>
  state.context.specimenTypes.length > 0 && state.matches({ specimenTypes: 'loading' })
const reportBegun = { reports: [informed.id], corrections: [] }
const isBegun = ({ context }: State) => context.begun.reports.length > 0
const isCalm = (state: State) =>
  state.context.awaiting === 1 && state.matches({ reminder: 'done', specimenTypes: 'loaded' })
const readAgain = 'Réessayer de lire les types de gibier'
const informedTotal = (total: number) => ({ code: 'informed' as const, total })

/** The expected game of the informed hunt, if the game types are loaded. */
const expectations = ({ specimenTypes: known }: State['context']) =>
  informed.hunt_previsions.flatMap(({ specimen_type_id, quantity }) =>
    known.filter(({ id }) => id === specimen_type_id).map((type) => `${quantity} ${animals(type, quantity)}`),
  )

/** Asserts the sections and the position of the actions, without a window over them. */
const seesSections = async (person: Person, state: State) => {
  await person.sees('heading', 'Mon espace responsable de territoire')
  await person.sees('region', 'Mes chasses passées')
  const actions = ['Documents', 'Territoires', 'Prévoir une chasse']
  const coming = person.within('region', 'Mes chasses à venir')
  const informing = person.within('region', "J'informe ma fédération")
  if (state.context.awaiting > 0) {
    for (const action of actions) await informing.sees('button', action)
    for (const words of expectations(state.context)) await informing.seesText(words)
    await coming.doesNotSee('button', 'Documents')
  } else if (state.matches({ reminder: 'waiting' }) || state.matches({ specimenTypes: 'unavailable' })) {
    // While the list is loading, or after it failed, the actions may be in either place.
    for (const action of actions) await person.sees('button', action)
  } else {
    for (const action of actions) await coming.sees('button', action)
    await person.doesNotSee('heading', "J'informe ma fédération")
  }
}

export const giverHome = flow(giverHomeMachine, {
  name: 'giver-home',
  inputs: [
    { ...homeInput, asked: null },
    // A hunt that can no longer be edited opens no window.
    { ...homeInput, asked: { name: 'edition', huntId: informed.id } },
  ],
  samples: {
    events: {
      // A list sends its total after loading: at the start, and after a change.
      'hunts.listed': (state) =>
        state.matches({ reminder: 'waiting' })
          ? [informedTotal(1), informedTotal(0)]
          : isReloading(state as State) && !isShown(state as State) && state.context.awaiting < 2
            ? [informedTotal(2)]
            : [],
      'report.requested': [{ hunt: informed }],
      'contacts.requested': [{ hunt: planned }],
    },
    answers: { listSpecimenTypes: [specimenTypes] },
    // Few, because they follow each other in one path, whose lists time out if it takes long.
    failures: { listSpecimenTypes: [...commonFailures()] },
    others: {
      // The page behind the reminder is unreachable.
      'hunts.changed': (state) => (state.matches({ reminder: 'done', specimenTypes: 'loaded' }) ? [{}] : []),
      // A report of the informed hunt is begun, then sent or dropped.
      'xstate.done.actor.watchEntries': (state) =>
        isCalm(state as State) ? [{ output: isBegun(state as State) ? nothingBegun : reportBegun }] : [],
      'specimenTypes.retried': (state) => (isShown(state as State) ? [] : [{}]),
    },
  },
  // The list of planned hunts never triggers a reminder.
  machineOnly: { samples: { 'hunts.listed': [{ code: 'planned', total: 1 }] } },
  gestures: {
    'hunts.listed': async (driver, { total }) => {
      const hunts = Array.from({ length: total }, (_, n) => ({ ...informed, id: informed.id + 100 * n }))
      const read = () => driver.answer('listHunts', pageOf(hunts), listing('informed'))
      try {
        await read()
      } catch {
        // The call timed out and is repeated.
        await driver.within('region', "J'informe ma fédération").click('button', 'Réessayer')
        await read()
      }
    },
    'hunts.changed': async (driver) => {
      await driver.click('button', 'Prévoir une chasse')
      await planHunt(driver)
      await driver.click('button', 'Fermer')
    },
    'reminder.closed': (driver) => driver.within('alertdialog', reminder).click('button', 'Fermer'),
    // The report opens over the page, and is closed again for the next steps.
    'report.requested': async (driver, _, { context: { awaiting } }) => {
      await driver
        .within('alertdialog', reminder)
        .click('button', awaiting > 1 ? 'Commencer par la plus ancienne' : 'Informer maintenant')
      await driver.within('dialog', 'Qui a reçu quoi ?').click('button', 'Annuler')
    },
    // The contacts of the next hunt open over the page, and are closed again for the next steps.
    'contacts.requested': async (driver) => {
      const asked = driver.within('alertdialog', reminder)
      // In the browser this list is not held.
      if (driver.sendEvent) await driver.answer('listHunts', pageOf([planned]), listing('planned'))
      await asked.click('button', 'Contacts de ma prochaine chasse')
      await driver.within('dialog', /^Contacts - Chasse/).click('button', 'Fermer')
    },
    'specimenTypes.retried': (driver) => driver.click('button', readAgain),
  },
  endings: {
    // The device tells it.
    'xstate.done.actor.watchEntries': (driver, { output }) => driver.answer('watchEntries', output),
  },
  expects: {
    hunts: async (person, state) => (isShown(state) ? undefined : seesSections(person, state)),
    'entries.watched': async (person, state) => {
      if (isShown(state) || state.context.awaiting === 0) return
      const informing = person.within('region', "J'informe ma fédération")
      await (isBegun(state)
        ? informing.seesText('Saisie commencée')
        : informing.doesNotSeeText('Saisie commencée'))
    },
    'specimenTypes.loading': (person) => person.doesNotSeeText('Les types de gibier n’ont pas pu être lus.'),
    'specimenTypes.loaded': (person) => person.doesNotSeeText('Les types de gibier n’ont pas pu être lus.'),
    'specimenTypes.unavailable': async (person, state) => {
      if (isShown(state)) return
      await person.seesText('Les types de gibier n’ont pas pu être lus. Vérifiez votre réseau')
      await person.sees('button', readAgain)
    },
    'reminder.waiting': (person) => person.doesNotSee('alertdialog', reminder),
    'reminder.shown': async (person, { context }) => {
      const title = `Vous avez ${context.awaiting} chasse(s) en attente d'information !`
      const window = person.within('alertdialog', title)
      await window.seesText("« J'informe ma fédération »")
      await window.seesText('même si aucune cession n’a été faite.')
      await window.sees('button', 'Fermer')
    },
    'reminder.done': (person) => person.doesNotSee('alertdialog', reminder),
  },
  screen: async () => {
    const { GiverHome } = await import('../../../src/screens/giver/giver-home.tsx')
    const { GiverWindows } = await import('../../../src/screens/giver/giver-windows.tsx')
    return ({ actor }) => createElement(GiverHome, { actor, isWolfhunter: false, GiverWindows })
  },
  browser: {
    as: 'giver',
    extraCalls: ['listHunts'],
    intercepts: (name, parts) => name !== 'listHunts' || listing('informed')(parts),
    navigate: async (driver, { input: { asked } }) => {
      await driver.interceptCalls()
      await driver.open(asked && 'huntId' in asked ? `/giver?${asked.name}=${asked.huntId}` : '/giver')
    },
    // In the world one hunt awaits its report; and time elapsed for the reloading of a list elapses for
    // the game types too.
    unreachable: ({ type, total }, state) =>
      type === 'xstate.done.actor.watchEntries' ||
      (type === 'hunts.listed' && total !== 1) ||
      (type.startsWith('xstate.after.') && isReloading(state)),
  },
})
