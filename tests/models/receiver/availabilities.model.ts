import type { SnapshotFrom } from 'xstate'
import { availabilitiesMachine } from '../../../machines/receiver/availabilities.ts'
import { dayAfter } from '../../../contract/days.ts'
import { flow, fromOutside } from '../../model/model.ts'
import { type Person, showing } from '../../model/person.ts'
import { today } from '../../world/today.ts'
import { retry } from '../patterns/paged-list.ts'
import { refusals } from '../patterns/entry-form.ts'

type State = SnapshotFrom<typeof availabilitiesMachine>
const day = (days: number) => dayAfter(today, days)
const box = 'Je suis toujours disponible'
const alert = "Vous n'avez aucune disponibilité. Vous ne serez pas contacté par des chasseurs."
const pastDay = 'Choisissez une date à partir d’aujourd’hui.'

const card = (person: Person) => person.within('region', 'Mes disponibilités')
const row = (person: Person, index: number) => person.within('group', `Disponibilité ${index + 1}`)
const numberOf = ({ context }: State, key: number) => context.rows.findIndex((one) => one.key === key)

const seesEntry = async (person: Person, { context }: State) => {
  const { isAlways, rows } = context
  await person.seesChecked(box, isAlways)
  for (const [index, { started_at, ended_at }] of rows.entries()) {
    await row(person, index).seesValue('Du', started_at)
    await row(person, index).seesValue('Au', ended_at)
    if (isAlways) await row(person, index).seesDisabled('button', `Supprimer la disponibilité ${index + 1}`)
  }
  await person.doesNotSee('group', `Disponibilité ${rows.length + 1}`)
  if (isAlways || rows.length > 0) await person.doesNotSeeText(alert)
  else await person.seesText(alert)
  if (isAlways && rows.length > 0) await person.seesText('Vos périodes sont gardées, mais ne comptent pas')
  if (isAlways) await person.seesDisabled('button', 'Ajouter une disponibilité')
}
const seesTrouble = async (person: Person, state: State) => {
  await seesEntry(person, state)
  await person.seesText('Ces disponibilités ne peuvent pas être enregistrées ainsi.')
  for (const message of Object.values(state.context.errors).flat()) await person.seesText(message)
}

/** Availabilities with these periods, in days from today. */
const record = (is_always_available: boolean, ...periods: [from: number, to: number][]) => ({
  is_always_available,
  availabilities: periods.map(([from, to]) => ({ started_at: day(from), ended_at: day(to) })),
})
const faultOf = ({ started_at, ended_at }: { started_at: string; ended_at: string }) =>
  started_at === '' ? 'missing' : started_at < today ? 'past' : ended_at < started_at ? 'reversed' : 'none'
const isUnsaved = (state: State) =>
  !state.matches({ editing: 'unchanged' }) && !state.matches({ editing: 'merged' })
const isFirst = ({ context }: State) => context.rows.length > 0 && context.rows.length < 2

export const availabilities = flow(availabilitiesMachine, {
  name: 'availabilities',
  input: { today },
  // Periods are distinguished by their mistakes. The server's answer replaces earlier entries.
  key: (state) => {
    const { isAlways, rows, errors } = state.context
    if (state.matches('loading') || state.matches('unavailable')) return null
    return [isAlways, rows.map(faultOf), Object.keys(errors)]
  },
  samples: {
    events: {
      'period.dated': (state) => {
        const { key } = (state as State).context.rows[0] ?? { key: 0 }
        if (!isFirst(state as State)) return []
        return [
          { key, edge: 'started_at', value: day(-1) },
          { key, edge: 'started_at', value: '' },
          { key, edge: 'ended_at', value: day(2) },
        ]
      },
      'period.removed': (state) => (state as State).context.rows.slice(0, 1).map(({ key }) => ({ key })),
    },
    answers: {
      readAvailabilities: [record(true), record(false), record(false, [3, 10]), record(true, [3, 10])],
    },
    failures: {
      saveAvailabilities: refusals({ 'started_at_dates.0': [pastDay] }),
    },
    others: {
      'period.added': ({ context }) => ((context as State['context']).rows.length < 2 ? [{}] : []),
      // If the stored values are displayed, there is nothing to discard.
      'availabilities.discarded': (state) => (isUnsaved(state as State) ? [{}] : []),
    },
  },
  gestures: {
    'loading.retried': (driver) => card(driver).click('button', retry),
    'always.toggled': (driver) => driver.check(box),
    // Another card saved it.
    'always.kept': fromOutside,
    'period.added': (driver) => driver.click('button', 'Ajouter une disponibilité'),
    'period.dated': (driver, { key, edge, value }, state) =>
      row(driver, numberOf(state, key)).fill(edge === 'started_at' ? 'Du' : 'Au', value),
    'period.removed': (driver, { key }, state) => {
      const index = numberOf(state, key)
      return row(driver, index).click('button', `Supprimer la disponibilité ${index + 1}`)
    },
    'availabilities.submitted': (driver) => card(driver).click('button', 'Enregistrer'),
    'availabilities.discarded': (driver) => card(driver).click('button', 'Annuler'),
  },
  expects: {
    loading: (person) => person.seesText('Lecture de vos disponibilités…'),
    unavailable: showing('Vos disponibilités n’ont pas pu être lues. Vérifiez votre réseau', [
      'button',
      'Réessayer',
    ]),
    'editing.unchanged': async (person, state) => {
      await seesEntry(person, state)
      await card(person).doesNotSeeText('Modifications non enregistrées.')
    },
    'editing.merged': showing(
      seesEntry,
      'Des périodes se chevauchaient ou se suivaient : elles ont été réunies.',
    ),
    'editing.changed': async (person, state) => {
      await seesEntry(person, state)
      await card(person).seesText('Modifications non enregistrées.')
      const messages = Object.values(state.context.errors).flat()
      for (const message of messages) await person.seesText(message)
      if (messages.length === 0) await person.doesNotSeeText(pastDay)
    },
    'editing.incomplete': async (person, state) => {
      await seesTrouble(person, state)
      const { started_at, ended_at } = state.context.rows[0]!
      if (started_at === '') await person.seesText('Choisissez une date.')
      else if (started_at < today) await person.seesText(pastDay)
      else if (ended_at < started_at) await person.seesText('La fin ne peut pas être avant le début.')
    },
    'editing.refused': seesTrouble,
    'editing.failed': showing(
      seesEntry,
      'Vos disponibilités n’ont pas été enregistrées. Votre saisie est encore à l’écran',
    ),
    saving: showing(seesEntry, ['button', 'Enregistrement…']),
  },
  screen: async () => (await import('../../../src/screens/receiver/availabilities.tsx')).Availabilities,
  browser: {
    as: 'receiver',
    navigate: '/receiver',
  },
})
