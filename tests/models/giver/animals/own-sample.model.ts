import { createElement } from 'react'
import type { SnapshotFrom } from 'xstate'
import { hasChanges, isNew, mistakesOf } from '../../../../machines/giver/animals/own-sample-draft.ts'
import { ownSampleMachine } from '../../../../machines/giver/animals/own-sample.ts'
import { httpError } from '../../../model/failures.ts'
import { type Driver, flow } from '../../../model/model.ts'
import type { Person } from '../../../model/person.ts'
import { specimenTypes } from '../../../world/answers.ts'
import { today } from '../../../world/today.ts'
import { atAnimals, boarName, listedBoar, onSheet, openBoar, takenSample } from '../../pages/animals.ts'
import { informed } from '../../pages/giver.ts'
import { formAssertions, formGestures, refusals } from '../../patterns/entry-form.ts'

type State = SnapshotFrom<typeof ownSampleMachine>

const labels = {
  taken_on: 'Prélevé le',
  laboratory: 'Laboratoire',
  reference: 'Référence',
  sent_on: 'Envoyé le',
}
const sites = { diaphragm: 'Pilier du diaphragme', tongue: 'Langue', foreleg: 'Patte avant' }
const awaited = `Le sanglier ${listedBoar.tag} a déjà un prélèvement, dont le résultat est attendu.`
const sending = { laboratory: 'LDA du Cher', reference: 'LDA-81', sent_on: today }
const sampledBoar = { ...listedBoar, sample: takenSample }

const seesEntry = async (person: Person, { context }: State) => {
  const { texts, boarIds } = context
  if (isNew(context)) {
    const window = person.within('dialog', `Prélèvement : ${boarName}`)
    await window.seesValue('Prélevé le', texts.taken_on)
    await window.seesChecked('Langue', texts.site === 'tongue')
    return window.seesChecked(listedBoar.tag!, boarIds.includes(listedBoar.id))
  }
  const window = person.within('dialog', `Envoi du prélèvement : ${boarName}`)
  for (const field of ['laboratory', 'reference', 'sent_on'] as const)
    await window.seesValue(labels[field], texts[field])
}

/** Registers a sample of that boar, as its giver does. */
export async function takeSample(driver: Driver) {
  await onSheet(driver, 'Noter un prélèvement')
  await driver.check('Langue')
  await driver.click('button', 'Enregistrer')
}

export const ownSample = flow(ownSampleMachine, {
  name: 'own-sample',
  inputs: [
    { hunt: informed, animal: listedBoar, boars: [listedBoar] },
    { hunt: informed, animal: sampledBoar, boars: [] },
  ],
  key: ({ context }) => [
    Object.keys(mistakesOf(context)).length,
    Object.keys(context.errors).length,
    context.isSent,
    hasChanges(context),
  ],
  samples: {
    events: {
      'boar.ticked': ({ context }) => (isNew(context as State['context']) ? [{ id: listedBoar.id }] : []),
      'field.typed': ({ context }) =>
        isNew(context as State['context'])
          ? [{ field: 'site', value: 'tongue' }]
          : // The entry is cleared again.
            Object.entries(sending).map(([field, value]) => ({
              field: field as keyof typeof sending,
              value: (context as State['context']).texts[field as keyof typeof sending] === '' ? value : '',
            })),
    },
    failures: {
      noteOwnSample: refusals(
        { taken_on: ['Ce jour n’est pas encore venu.'] },
        httpError(409, { message: awaited }),
      ),
      sendOwnSample: refusals(
        { reference: ['Un autre prélèvement a déjà cette référence.'] },
        httpError(409, { message: awaited }),
      ),
    },
  },
  gestures: {
    'boar.ticked': (driver) => driver.check(listedBoar.tag!),
    'field.typed': (driver, { field, value }) =>
      field === 'site' ? driver.check(sites[value as 'tongue']) : driver.fill(labels[field], value),
    ...formGestures,
  },
  expects: {
    ...formAssertions(seesEntry, 'Ce prélèvement ne peut pas être enregistré ainsi.', awaited),
    outdated: async (person, { context: { reason } }) => {
      await person.seesText(reason)
      await person.doesNotSee('button', 'Enregistrer')
    },
  },
  screen: async () => {
    const { OwnSample } = await import('../../../../src/screens/giver/animals/own-sample.tsx')
    return ({ actor }) => createElement(OwnSample, { actor, specimenTypes })
  },
  browser: {
    as: 'giver',
    navigate: async (driver, { input }) => {
      await atAnimals(driver)
      const isSending = input.animal === sampledBoar
      if (isSending) {
        await openBoar(driver)
        await takeSample(driver)
        await driver.sees('button', `Ouvrir ${boarName}`)
      }
      await driver.interceptCalls()
      await openBoar(driver)
      await onSheet(driver, isSending ? 'Noter l’envoi' : 'Noter un prélèvement')
    },
  },
})
