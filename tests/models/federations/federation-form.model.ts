import type { SnapshotFrom } from 'xstate'
import { mistakesOf } from '../../../machines/federations/federation-draft.ts'
import { federationFormMachine } from '../../../machines/federations/federation-form.ts'
import { httpError } from '../../model/failures.ts'
import { flow } from '../../model/model.ts'
import type { Person, SampleFile } from '../../model/person.ts'
import { initialised, logoFile, logoUrl as url, textFile, uninitialised } from '../../world/federations.ts'
import { formGestures, formAssertions, refusals } from '../patterns/entry-form.ts'
import { act } from '../pages/federations.ts'
import { theFederation } from '../../../contract/words-in-french.ts'

type State = SnapshotFrom<typeof federationFormMachine>

const fileOf = ({ name, type, content }: SampleFile) => ({ file: new File([content], name, { type }) })
const unreadable = 'Ce fichier n’est pas une image PNG lisible.'
const labels = {
  contact_email: 'Adresse e-mail (facultatif)',
  contact_phone: 'Téléphone (facultatif)',
  contact_hours: 'Horaires (facultatif)',
}
const near = 'Les territoires peuvent aussi se trouver dans les communes proches'
const grace = 'Délai pour activer la double vérification'
const takenText = 'Ce département a déjà une fédération.'
const taken = refusals({ department_code: [takenText] }, httpError(413))
const titleOf = ({ context }: State) =>
  context.federation ? 'Modifier la fédération' : 'Ajouter une fédération'

/** Samples where no department is known to be taken: there, only the department is typed. */
const elsewhere =
  <const S>(...samples: S[]) =>
  ({ context }: State) =>
    context.taken.length > 0 ? [] : samples

const seesFields = async (person: Person, state: State) => {
  const { federation, departmentCode, name, contact } = state.context
  const window = person.within('dialog', titleOf(state))
  await window.seesValue('Code du département', departmentCode)
  await window.seesValue('Nom de la fédération', name)
  await window.seesText('Montré aux responsables de territoire dont le compte attend ou a été refusé')
  for (const field of Object.keys(labels) as (keyof typeof labels)[])
    await window.seesValue(labels[field], contact[field])
  if (state.context.isTaken) await window.seesText(takenText)
  await window.sees('checkbox', near)
  await window.seesValue(grace, String(state.context.grace ?? ''))
  await window.seesText('1000×368 px conseillé')
  if (federation) await window.seesDisabled('textbox', 'Code du département')
}
const assertions = formAssertions(
  seesFields,
  'Cette fédération ne peut pas être enregistrée ainsi.',
  'Cette fédération a été modifiée ou supprimée entre-temps',
)

/** Once each refused field is changed, nothing is left to be said above them. */
const seesTrouble = async (name: 'editing.incomplete' | 'editing.refused', person: Person, state: State) => {
  if (Object.keys(state.context.errors).length > 0) return assertions[name](person, state)
  await seesFields(person, state)
  await person.doesNotSee('alert', /./)
}

export const federationForm = flow(federationFormMachine, {
  name: 'federation-form',
  inputs: [
    { federation: null },
    { federation: null, taken: [initialised.department_code] },
    { federation: uninitialised },
  ],
  key: ({ context }) => [
    Object.keys(mistakesOf(context)).length,
    context.file?.name,
    Object.keys(context.errors).length,
    context.logoTrouble,
    context.taken.length > 0 && context.departmentCode,
    context.isTaken,
    context.isSent,
  ],
  samples: {
    events: {
      'department.typed': ({ context }) => [
        { value: '45' },
        { value: context.taken.length > 0 ? initialised.department_code : '974' },
      ],
      'name.typed': elsewhere({ value: 'Fédération des chasseurs du Loiret' }),
      'contact.typed': elsewhere(
        { field: 'contact_email', value: 'loiret@chasse.example.org' },
        { field: 'contact_phone', value: '06 39 98 00 45' },
        { field: 'contact_hours', value: 'Le lundi, de 9 h à 12 h' },
      ),
      'grace.chosen': elsewhere({ days: 0 }),
      'reach.chosen': elsewhere({ isAllowed: true }),
      'logo.chosen': elsewhere(fileOf(logoFile), fileOf(textFile)),
    },
    failures: { createFederation: taken, updateFederation: taken },
    others: {
      'xstate.done.actor.previewLogo': ({ context }) =>
        context.file?.name === logoFile.name ? [{ output: { url } }] : [],
      'xstate.error.actor.previewLogo': ({ context }) =>
        context.file?.name === textFile.name ? [{ error: new Error(unreadable) }] : [],
    },
  },
  gestures: {
    'department.typed': (driver, { value }) => driver.fill('Code du département', value),
    'department.left': async (driver, _, { context }) => {
      await driver.fill('Code du département', context.departmentCode)
      await driver.press('Tab')
    },
    'name.typed': (driver, { value }) => driver.fill('Nom de la fédération', value),
    'contact.typed': (driver, { field, value }) => driver.fill(labels[field], value),
    'reach.chosen': (driver) => driver.check(near),
    'grace.chosen': (driver) => driver.choose(grace, 'Aucun : dès la première connexion'),
    'logo.chosen': (driver, { file }) =>
      driver.upload(/^Logo/, file.name === logoFile.name ? logoFile : textFile),
    'logo.dropped': (driver) => driver.click('button', 'Garder le logo actuel'),
    ...formGestures,
  },
  endings: {
    // A browser reads the picture by itself.
    'xstate.done.actor.previewLogo': (driver, { output }) => driver.answer('previewLogo', output),
    'xstate.error.actor.previewLogo': async (driver) => {
      if (driver.sendEvent) await driver.fail('previewLogo', new Error(unreadable))
    },
  },
  expects: {
    ...assertions,
    'editing.fresh': async (person, state) => {
      await assertions['editing.fresh'](person, state)
      if (state.context.logoTrouble) await person.seesText(unreadable)
      if (state.context.preview) await person.sees('img', 'Aperçu du logo')
    },
    'editing.reading': seesFields,
    'editing.incomplete': async (person, state) => {
      await seesTrouble('editing.incomplete', person, state)
      if (state.context.logoTrouble) await person.seesText(unreadable)
      if (state.context.federation) return
      if (state.context.departmentCode === '974' && state.context.errors['department_code'])
        await person.seesText('Le code du département est composé de 2 chiffres.')
      if (state.context.file === null) await person.seesText(/une image PNG/)
    },
    'editing.refused': (person, state) => seesTrouble('editing.refused', person, state),
  },
  screen: async () => (await import('../../../src/screens/federations/federation-form.tsx')).FederationForm,
  browser: {
    as: 'admin',
    navigate: async (driver, { input: { federation } }) => {
      await driver.open('/federations')
      await driver.interceptCalls()
      if (federation) await act(driver, federation, `Modifier ${theFederation(federation.name)}`)
      else await driver.click('button', 'Ajouter une fédération')
    },
    transient: ['editing.reading'],
    // A browser reads the picture too fast to intervene.
    unreachable: ({ type }) => type.startsWith('xstate.after.READ_TIMEOUT'),
  },
})
