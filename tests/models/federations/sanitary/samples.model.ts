import { createElement } from 'react'
import type { Sample } from '../../../../contract/federations/samples.ts'
import type { TagClaim } from '../../../../contract/federations/tag-claims.ts'
import {
  sampleListMachine,
  samplesMachine,
  tagClaimListMachine,
} from '../../../../machines/federations/sanitary/samples.ts'
import { flow } from '../../../model/model.ts'
import { without, showing } from '../../../model/person.ts'
import { sampled, sentSample } from '../../../world/sanitary.ts'
import { table } from '../../pages/samples.ts'
import { formIn } from '../../pages/staff-forms.ts'
import { ends, isChanged } from '../../patterns/ended-windows.ts'
import { pagedListFlow } from '../../patterns/paged-list.ts'

const screens = () => import('../../../../src/screens/federations/sanitary/samples.tsx')

const found: Sample = {
  ...sentSample,
  id: 2,
  reference: 'LDA-78',
  state: 'doubtful',
  result_on: sentSample.sent_on,
}
const overturned: Sample = {
  ...found,
  id: 3,
  reference: 'LDA-79',
  state: 'negative',
  reason: 'Contre-analyse LNR 44',
}
export const sampleList = pagedListFlow(sampleListMachine, {
  name: 'sample-list',
  call: 'listSamples',
  rows: { own: [sentSample], first: [sentSample], second: [found, overturned] },
  texts: {
    role: 'table',
    name: table,
    reading: 'Lecture des prélèvements…',
    empty: 'Aucun prélèvement n’est noté.',
    failed: 'Les prélèvements n’ont pas pu être lus',
  },
  filled: async (person, { context: { rows } }) => {
    for (const { reference, state, tags, reason } of rows) {
      const row = person.within('row', new RegExp(reference!))
      await row.seesText(state === 'sent' ? 'Envoyé' : state === 'negative' ? 'Négatif' : 'Douteux')
      if (reason) await row.seesText(`Positif écarté : ${reason}`)
      await row.seesText(tags.join(', '))
      await row.seesText(/prélevé le .*, envoyé le /)
    }
  },
  screen: async () => {
    const { SampleList } = await screens()
    return ({ actor }) => createElement(SampleList, { actor, actions: () => null })
  },
  browser: { as: 'cher', navigate: '/federations/samples' },
})

const noted = { giver: 'Bertrand Roux', phone: '06 39 98 00 02', started_at: '2026-03-09', city: 'Vierzon' }
const claim: TagClaim = {
  id: 1,
  tag: sampled.tag,
  holder: noted,
  claimant: { giver: 'Hélène Moreau', phone: null, started_at: '2026-03-10', city: 'Bourges' },
}
const gone: TagClaim = { ...claim, id: 2, tag: 'SA 0901', holder: { ...noted, giver: null, phone: null } }

export const tagClaimList = pagedListFlow(tagClaimListMachine, {
  name: 'tag-claim-list',
  call: 'listTagClaims',
  rows: { own: [claim], first: [claim], second: [gone] },
  texts: {
    role: 'table',
    name: 'Bracelets notés deux fois',
    reading: 'Lecture des bracelets notés deux fois…',
    empty: 'Aucun bracelet n’est noté deux fois.',
    failed: 'Les bracelets notés deux fois n’ont pas pu être lus',
  },
  filled: async (person, { context: { rows: shown } }) => {
    for (const { tag, holder, claimant } of shown) {
      const row = person.within('row', new RegExp(tag))
      for (const one of [holder, claimant])
        await row.seesText(`${one.giver ?? 'Un responsable anonymisé'}, la chasse du`)
      if (holder.phone) await row.seesText(holder.phone)
    }
  },
  screen: async () => (await screens()).TagClaimList,
  browser: { as: 'cher', navigate: '/federations/samples' },
})

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
  key: ({ context }) => context.subject?.id,
  samples: {
    events: { 'edition.requested': [{ subject: sentSample }] },
    answers: { readSample: [sentSample, ended], sampleForm: ends },
  },
  gestures: {
    'window.closed': (driver) => driver.click('button', 'Fermer'),
    'list.outdated': async (driver) => {
      await driver.answer('listSamples', read)
      await driver.answer('listTagClaims', { data: [], meta: read.meta })
      await driver.click('button', 'Actualiser')
    },
    'creation.requested': (driver) => driver.click('button', 'Noter un prélèvement'),
    'edition.requested': async (driver, { subject }) => {
      await driver.answer('listSamples', read)
      await driver.click('button', `Suivre le prélèvement ${subject.reference}`)
    },
  },
  endings: {
    'xstate.done.actor.sampleForm': async (driver, { output }, { context: { subject } }) => {
      if (!isChanged(output)) return driver.click('button', 'Annuler')
      if (subject) {
        await driver.check('Négatif')
        await driver.fill('Date de cette étape', sentSample.sent_on!)
      } else {
        await driver.fill('Bracelets', sampled.tag)
        await driver.fill('Laboratoire', 'LDA du Cher')
        await driver.fill('Référence', 'LDA-79')
        await driver.fill('Prélevé le', sentSample.sent_on!)
      }
      await driver.click('button', 'Enregistrer')
      if (!subject) {
        await driver.answer('nameSampled', [])
        await driver
          .within('alertdialog', 'Ce prélèvement est-il celui de ces sangliers ?')
          .click('button', 'Enregistrer')
      }
      await driver.answer(subject ? 'updateSample' : 'createSample')
    },
  },
  expects: {
    reading: (person) => person.within('dialog', 'Prélèvement').seesText('Lecture du prélèvement…'),
    closed: showing(['heading', table], without('dialog', /./)),
    editing: (person, { context: { subject } }) =>
      person.sees('dialog', subject ? `Prélèvement ${subject.reference}` : 'Noter un prélèvement'),
  },
  screen: async () => (await screens()).Samples,
  browser: {
    as: 'cher',
    navigate: async (driver, { input }) => {
      await driver.interceptCalls()
      await driver.open(`/federations/samples${formIn(input)}`)
    },
  },
})
