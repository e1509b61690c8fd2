import { createElement, Fragment } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { AccountPart } from '../../../machines/account/account-draft.ts'
import type { AccountOutcome } from '../../../machines/account/account-saving.ts'
import { accountFormMachine } from '../../../machines/account/account-form.ts'
import { flow } from '../../model/model.ts'
import { type Person, without, showing, disabled } from '../../model/person.ts'
import { place } from '../../world/places.ts'
import { atAccount, giverUser, receiverUser, errorsOf, settlePart } from '../pages/account.ts'
import { discardGestures, seesDiscarding } from '../patterns/entry-form.ts'

type State = SnapshotFrom<typeof accountFormMachine>
type Context = State['context']
const title = 'Modifier mes informations'
const shortPhone = '06 39 98'
const labels = { firstname: 'Prénom', lastname: 'Nom', phone: 'Téléphone', nit: 'NIT' } as const
const saved = {
  account: 'Votre nom, votre téléphone et votre commune sont enregistrés.',
  giver: 'Votre NIT est enregistré.',
  receiver: 'Votre réponse, chasseur ou non, est enregistrée.',
}
const unsaved = {
  account: 'Votre nom, votre téléphone et votre commune n’ont pas été enregistrés.',
  giver: 'Votre NIT n’a pas été enregistré.',
  receiver: 'Votre réponse, chasseur ou non, n’a pas été enregistrée.',
}

const seesFields = async (person: Person, { context: { draft, user } }: State) => {
  const window = person.within('dialog', title)
  await window.seesValue('Prénom', draft.firstname)
  await window.seesValue('Nom', draft.lastname)
  await window.seesValue('Téléphone', draft.phone)
  await window.seesValue('Commune', draft.city?.label_full ?? '')
  if (user.giver) await window.seesValue('NIT', draft.nit)
  else await window.doesNotSee('textbox', 'NIT')
  if (user.receiver) await window.seesChecked('Oui', draft.isHunter === 'true')
  else await window.doesNotSee('radio', 'Oui')
}

/** The outcomes of sending parts: all saved, one refused, all refused. */
const outcomesOf = ({ unsaved: sent }: Context): AccountOutcome[] => {
  const last = sent.slice(-1)
  return [[], last, sent].map((parts) => ({ unsaved: parts, errors: errorsOf(parts) }))
}

export const accountForm = flow(accountFormMachine, {
  name: 'account-form',
  inputs: [
    { showForm: false, user: giverUser },
    { showForm: true, user: giverUser },
    { showForm: true, user: receiverUser },
  ],
  // Entries are distinguished only by whether they can be sent; after the form is closed, they do not
  // matter.
  key: (state) => {
    const { draft, unsaved: parts, errors, showForm, isSent } = state.context
    const isSound = draft.phone !== shortPhone && draft.city !== null
    return state.matches('closed') ? showForm : [isSound, parts, Object.keys(errors), isSent]
  },
  samples: {
    events: {
      'form.opened': ({ context }) => [{ user: (context as Context).user }],
      'field.typed': [
        { field: 'phone', value: shortPhone },
        { field: 'phone', value: '06 39 98 00 99' },
      ],
      'city.changed': [{ city: place('Vierzon') }, { city: null }],
      'hunter.chosen': ({ context }) => ((context as Context).user.receiver ? [{ value: 'true' }] : []),
    },
    others: {
      'xstate.done.actor.accountSaving': ({ context }) =>
        outcomesOf(context as Context).map((output) => ({ output })),
    },
  },
  gestures: {
    ...discardGestures,
    'form.opened': (driver) => driver.click('button', title),
    'field.typed': (driver, { field, value }) => driver.within('dialog', title).fill(labels[field], value),
    'city.changed': async (driver, { city }) => {
      const window = driver.within('dialog', title)
      await window.fill('Commune', city?.label ?? '')
      if (!city) return
      await driver.elapse(250)
      await driver.answer('searchCities', [city])
      await driver.click('option', city.label_full)
    },
    'hunter.chosen': (driver) => driver.within('dialog', title).check('Oui'),
    'account.submitted': (driver, _, state) =>
      driver.click('button', state.matches({ open: { editing: 'unsaved' } }) ? 'Réessayer' : 'Enregistrer'),
    'form.closed': (driver, _, state) =>
      driver.click('button', state.matches({ open: { editing: 'unsaved' } }) ? 'Fermer' : 'Annuler'),
  },
  endings: {
    'xstate.done.actor.accountSaving': async (driver, { output }, { context }) => {
      const left = (output as AccountOutcome).unsaved
      const end = (part: AccountPart) =>
        settlePart(driver, part, { saved: !left.includes(part), errors: errorsOf([part]) })
      for (const part of context.unsaved) await end(part)
    },
  },
  expects: {
    closed: showing(without('dialog', title), ['button', title]),
    'open.editing.fresh': async (person, state) => {
      await seesFields(person, state)
      await person.within('dialog', title).doesNotSee('alert', /./)
    },
    'open.editing.incomplete': async (person, state) => {
      await seesFields(person, state)
      await person.seesText('Corrigez ce qui est signalé ci-dessous.')
      for (const message of Object.values(state.context.errors).flat()) await person.seesText(message)
    },
    'open.editing.unsaved': async (person, state) => {
      await seesFields(person, state)
      const { user, unsaved: parts, errors } = state.context
      const own: AccountPart[] = ['account', user.giver ? 'giver' : 'receiver']
      for (const part of own) await person.seesText((parts.includes(part) ? unsaved : saved)[part])
      for (const message of Object.values(errors).flat()) await person.seesText(message)
    },
    'open.discarding': seesDiscarding,
    'open.saving': showing(['button', 'Enregistrement…'], disabled('button', 'Annuler')),
  },
  screen: async () => {
    const { AccountForm } = await import('../../../src/screens/account/account-form.tsx')
    return ({ actor }) => {
      const { user } = actor.getSnapshot().context
      const open = () => actor.send({ type: 'form.opened', user })
      return createElement(
        Fragment,
        null,
        createElement('button', { onClick: open }, title),
        createElement(AccountForm, { actor }),
      )
    }
  },
  browser: {
    as: 'giver',
    navigate: async (driver, { input }) => {
      if (input.showForm) await driver.open('/account?modifier=')
      else await atAccount(driver)
    },
    extraCalls: ['updateAccount', 'updateGiver'],
    // giver@ is not a receiver; and typing the current value of a field causes no event.
    unreachable: ({ type, value, city }, { context: { user, draft } }) =>
      user.receiver !== null ||
      (type === 'field.typed' && value === draft.phone) ||
      (type === 'city.changed' && city === null && draft.city === null),
  },
})
