import type { Animal } from '../../../../contract/giver/animals.ts'
import { useSelector } from '@xstate/react'
import { createElement } from 'react'
import { animalWindowsMachine } from '../../../../machines/giver/animals/animal-windows.ts'
import { httpError } from '../../../model/failures.ts'
import { flow } from '../../../model/model.ts'
import type { Driver } from '../../../model/model.ts'
import { without, showing } from '../../../model/person.ts'
import { specimenTypes } from '../../../world/answers.ts'
import { boarName, doubtfulBoar, handedBoar, listedBoar, onSheet, untaggedRoe } from '../../pages/animals.ts'
import { atHome, called, contactsOf, finished, informed } from '../../pages/giver.ts'
import { noOffers } from '../../pages/offers.ts'
import { ends, isChanged } from '../../patterns/ended-windows.ts'

const question = (driver: Driver, name: string) => driver.within('alertdialog', name)
const doubtful = { ...doubtfulBoar, id: 901, tag: 'SA 0901' }
const handed = { ...handedBoar, id: 902, tag: 'SA 0902' }
const roe = { ...untaggedRoe, id: 903 }
const refuse = async (driver: Driver, call: 'deleteAnimal' | 'withdrawAnimal' | 'takeAnimalBack') => {
  await driver.fail(call, httpError(409))
  await driver.within('dialog', /^(Effacer un animal|Retirer un animal|Annuler)$/).click('button', 'Fermer')
}
const nameOf = ({ tag }: Animal) => (tag === null ? 'Chevreuil sans bracelet' : `Sanglier ${tag}`)
const barred: Animal = {
  ...listedBoar,
  id: 904,
  tag: 'SA 0904',
  demands: [
    {
      rule_id: 3,
      effect: 'examination',
      source: 'Arrêté 2026-12',
      dated_on: '2026-11-12',
      is_barring: true,
    },
  ],
}
const all = [listedBoar, doubtful, handed, roe, barred]

const input = { hunt: informed, mayNote: true }
/** The list is read again once a window has changed something. */
const reread = (driver: Driver<'listAnimals'>, output: unknown) =>
  isChanged(output) && !driver.sendEvent ? driver.answer('listAnimals') : undefined

/** The animal whose window is open, or one of the list. */
const opened = ({ context: { animal } }: { context: { animal: Animal | null } }) => [
  { animal: animal ?? listedBoar },
]

export const animalWindows = flow(animalWindowsMachine, {
  name: 'animal-windows',
  inputs: [
    { ...input, asked: null },
    ...(['animal', 'correction', 'handover', 'sample'] as const).map((window) => ({
      ...input,
      asked: { window, animalId: listedBoar.id },
    })),
  ],
  samples: {
    events: {
      'animals.read': [{ animals: all }],
      'animal.opened': all.map((animal) => ({ animal })),
      'handOver.requested': opened,
      'edition.requested': opened,
      'deletion.requested': opened,
      'departure.requested': opened,
      'return.requested': opened,
      'sample.requested': (state) => [{ ...opened(state)[0]!, animals: all }],
    },
    answers: {
      animalForm: ends,
      animalDeletion: ends,
      animalWithdrawal: ends,
      animalReturn: ends,
      handOver: ends,
      ownSample: ends,
    },
  },
  machineOnly: {
    inputs: [
      { ...input, mayNote: false, asked: null },
      { hunt: finished[0]!, mayNote: true, asked: null },
      // Addresses of windows that cannot open, as the buttons would not be there.
      { ...input, mayNote: false, asked: { window: 'correction', animalId: listedBoar.id } },
      { ...input, asked: { window: 'handover', animalId: doubtful.id } },
      { ...input, asked: { window: 'sample', animalId: roe.id } },
      { ...input, asked: { window: 'animal', animalId: 999_999 } },
    ],
  },
  gestures: {
    'animals.read': (driver, event) =>
      driver.sendEvent ? driver.sendEvent(event) : driver.answer('listAnimals'),
    'animal.opened': (driver, { animal }) => driver.click('button', `Ouvrir ${nameOf(animal)}`),
    'handOver.requested': (driver, _, state) =>
      state.matches('viewing')
        ? onSheet(driver, 'Remettre à…')
        : driver.click('button', `Remettre ${boarName}`),
    'edition.requested': (driver) => driver.click('button', 'Corriger'),
    'deletion.requested': (driver) => driver.click('button', 'Effacer'),
    'departure.requested': (driver) => driver.click('button', 'Retirer'),
    'return.requested': (driver) => driver.click('button', 'Annuler la remise'),
    'sample.requested': (driver) => driver.click('button', 'Noter un prélèvement'),
    'window.closed': (driver) => driver.press('Escape'),
  },
  endings: {
    'xstate.done.actor.animalForm': async (driver, { output }) => {
      if (isChanged(output)) {
        await driver.fill('Numéro de la fiche d’accompagnement', 'F 12')
        await driver.check('Fait, sans anomalie')
        await driver.fill('Nom de la personne qui a examiné', 'Jeanne Petit')
        await driver.fill('Son numéro, donné par la fédération', '18-0042')
      }
      await driver
        .within('dialog', /^Corriger\s:/)
        .click('button', isChanged(output) ? 'Enregistrer' : 'Annuler')
      if (isChanged(output)) await driver.answer('updateAnimal')
      await reread(driver, output)
    },
    // A command already executed on another device is refused; the list is reloaded and shows its effect.
    'xstate.done.actor.animalDeletion': async (driver, { output }) => {
      await question(driver, 'Êtes-vous sûrs ?').click('button', isChanged(output) ? 'Effacer' : 'Annuler')
      if (isChanged(output)) await refuse(driver, 'deleteAnimal')
      await reread(driver, output)
    },
    'xstate.done.actor.animalWithdrawal': async (driver, { output }) => {
      if (isChanged(output)) await driver.check('Détruit')
      const asked = question(driver, 'Que devient cet animal ?')
      await asked.click('button', isChanged(output) ? 'Retirer' : 'Annuler')
      if (isChanged(output)) await refuse(driver, 'withdrawAnimal')
      await reread(driver, output)
    },
    'xstate.done.actor.animalReturn': async (driver, { output }) => {
      const asked = question(driver, 'Êtes-vous sûrs ?')
      await asked.click('button', isChanged(output) ? 'Annuler ce qui est noté' : 'Annuler')
      if (isChanged(output)) await refuse(driver, 'takeAnimalBack')
      await reread(driver, output)
    },
    'xstate.done.actor.ownSample': async (driver, { output }) => {
      const window = driver.within('dialog', /^Prélèvement\s:/)
      if (!isChanged(output)) return window.click('button', 'Annuler')
      await driver.check('Langue')
      await window.click('button', 'Enregistrer')
      await driver.fail('noteOwnSample', httpError(409))
      await window.click('button', 'Fermer')
      await reread(driver, output)
    },
    'xstate.done.actor.handOver': async (driver, { output }) => {
      await driver.answer('readDonations', { contacts: contactsOf(informed) })
      await driver.answer('listHuntOffers', noOffers)
      const window = driver.within('dialog', /^Remettre\s:/)
      if (!isChanged(output)) return window.click('button', 'Annuler')
      await driver.click('button', /^Luc Petit/)
      await question(driver, 'Remis à Luc Petit ?').click('button', 'C’est dit, remettre')
      await driver.fail('handAnimalOver', httpError(409))
      await window.click('button', 'Fermer')
      await reread(driver, output)
    },
  },
  expects: {
    awaiting: (person) => person.doesNotSee('dialog', /^(Corriger|Prélèvement|Remettre|Sanglier)/),
    closed: showing(without('dialog', boarName), without('alertdialog', /./), [
      'button',
      `Ouvrir ${boarName}`,
    ]),
    viewing: async (person, { context: { animal } }) => {
      const window = person.within('dialog', nameOf(animal!))
      await window.seesText('femelle, 58 kg')
      if (animal?.state === 'handedOver') {
        await window.seesText('Remis à Luc Petit')
        await window.sees('button', 'Annuler la remise')
        return window.doesNotSee('button', 'Corriger')
      }
      await window.sees('button', 'Corriger')
      await window.sees('button', 'Retirer')
      if (animal?.state === 'blocked') {
        await window.seesText('L’examen a trouvé une anomalie : cet animal ne peut être remis à personne')
        await window.seesText('Examiné par Jeanne Petit (n° 18-0042) : une anomalie.')
        await window.doesNotSee('button', 'Effacer')
        return window.doesNotSee('button', 'Remettre à…')
      }
      await window.sees('button', 'Effacer')
      if (animal === barred) await window.seesText('Une règle sanitaire demande l’examen initial')
      else if (animal?.state === 'available') return window.sees('button', 'Remettre à…')
      else await window.seesText('Il manque le bracelet')
      await window.doesNotSee('button', 'Remettre à…')
    },
    editing: (person) => person.sees('dialog', /^Corriger\s:/),
    deleting: (person) => person.sees('alertdialog', 'Êtes-vous sûrs ?'),
    withdrawing: (person) => person.sees('alertdialog', 'Que devient cet animal ?'),
    returning: (person) => person.sees('alertdialog', 'Êtes-vous sûrs ?'),
    sampling: (person) => person.sees('dialog', /^Prélèvement\s:/),
    handingOver: (person) => person.sees('dialog', /^Remettre\s:/),
  },
  screen: async () => {
    const { AnimalRow } = await import('../../../../src/screens/giver/animals/animal-row.tsx')
    const { AnimalWindows } = await import('../../../../src/screens/giver/animals/animal-windows.tsx')
    return ({ actor }) => {
      // The rows are there once the list is read.
      const isRead = useSelector(actor, (state) => !state.matches('awaiting'))
      const rows = isRead ? all : []
      return [
        ...rows.map((animal) =>
          createElement(AnimalRow, { key: animal.id, animal, specimenTypes, windows: actor, locked: false }),
        ),
        createElement(AnimalWindows, { key: 'windows', actor, animals: all, specimenTypes }),
      ]
    }
  },
  browser: {
    as: 'giver',
    navigate: async (driver, { input: { asked } }) => {
      if (asked === null) {
        await atHome(driver)
        await driver.interceptCalls()
        return driver.click('button', `Animaux de ${called(informed)}`)
      }
      await driver.interceptCalls()
      return driver.open(`/giver?animals=${informed.id}&${asked.window}=${asked.animalId}`)
    },
    extraCalls: ['listAnimals', 'deleteAnimal', 'withdrawAnimal', 'handAnimalOver', 'noteOwnSample'],
    // Yesterday's hunt has one boar, which has no receiver.
    unreachable: (event) => event.type === 'animal.opened' && event['animal'] !== listedBoar,
  },
})
