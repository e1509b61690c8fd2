import { samplesMachine } from '../../../../machines/federations/sanitary/samples.ts'
import { flow } from '../../../model/model.ts'
import { without, showing } from '../../../model/person.ts'
import { sampled, sentSample } from '../../../world/sanitary.ts'
import { formIn } from '../../pages/staff-forms.ts'
import { table } from '../../pages/samples.ts'
import { ends, isChanged } from '../../patterns/ended-windows.ts'

const read = { data: [sentSample], meta: { total: 1, current_page: 1, last_page: 1 } }
/** One of which nothing more is to be noted. */
const ended = { ...sentSample, state: 'impossible' } as const

export const samples = flow(samplesMachine, {
  name: 'samples',
  inputs: [
    { isNational: false },
    { isNational: false, asked: 'addition' },
    { isNational: false, asked: sentSample.id },
  ],
  key: ({ context }) => context.sample?.id,
  samples: {
    events: { 'edition.requested': [{ sample: sentSample }] },
    answers: { readSample: [sentSample, ended], sampleForm: ends },
  },
  gestures: {
    'window.closed': (driver) => driver.click('button', 'Fermer'),
    'list.refreshed': async (driver) => {
      await driver.answer('listSamples', read)
      await driver.answer('listTagClaims', { data: [], meta: read.meta })
      await driver.click('button', 'Actualiser')
    },
    'creation.requested': (driver) => driver.click('button', 'Noter un prélèvement'),
    'edition.requested': async (driver, { sample }) => {
      await driver.answer('listSamples', read)
      await driver.click('button', `Suivre le prélèvement ${sample.reference}`)
    },
  },
  endings: {
    'xstate.done.actor.sampleForm': async (driver, { output }, { context: { sample } }) => {
      if (!isChanged(output)) return driver.click('button', 'Annuler')
      if (sample) {
        await driver.check('Négatif')
        await driver.fill('Date de cette étape', sentSample.sent_on!)
      } else {
        await driver.fill('Bracelets', sampled.tag)
        await driver.fill('Laboratoire', 'LDA du Cher')
        await driver.fill('Référence', 'LDA-79')
        await driver.fill('Prélevé le', sentSample.sent_on!)
      }
      await driver.click('button', 'Enregistrer')
      if (!sample) {
        await driver.answer('nameSampled', [])
        await driver
          .within('alertdialog', 'Ce prélèvement est-il celui de ces sangliers ?')
          .click('button', 'Enregistrer')
      }
      await driver.answer(sample ? 'updateSample' : 'createSample')
    },
  },
  expects: {
    reading: (person) => person.within('dialog', 'Prélèvement').seesText('Lecture du prélèvement…'),
    closed: showing(['heading', table], without('dialog', /./)),
    editing: (person, { context: { sample } }) =>
      person.sees('dialog', sample ? `Prélèvement ${sample.reference}` : 'Noter un prélèvement'),
  },
  screen: async () => (await import('../../../../src/screens/federations/sanitary/samples.tsx')).Samples,
  browser: {
    as: 'cher',
    navigate: async (driver, { input }) => {
      await driver.interceptCalls()
      await driver.open(`/federations/samples${formIn(input)}`)
    },
  },
})
