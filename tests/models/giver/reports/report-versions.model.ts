import { createElement } from 'react'
import { reportVersionsMachine } from '../../../../machines/giver/reports/report-versions.ts'
import { dayInWords } from '../../../../src/words/words.ts'
import { flow } from '../../../model/model.ts'
import { clicking } from '../../../model/navigation.ts'
import { specimenTypes } from '../../../world/answers.ts'
import {
  acceptedReport,
  atHome,
  called,
  corrected,
  finished,
  refusedReport,
  reported,
  requestedReport,
  settled,
} from '../../pages/giver.ts'

const past = finished[0]!
const title = 'Compte rendu'

export const reportVersions = flow(reportVersionsMachine, {
  name: 'report-versions',
  input: { hunt: past },
  samples: {
    answers: {
      readReport: [reported, corrected, settled, requestedReport, refusedReport, acceptedReport],
    },
  },
  gestures: {
    'correction.requested': (driver) =>
      driver.within('dialog', title).click('button', /^(Corriger le compte rendu|Demander une correction)$/),
    'versions.shown': (driver) => driver.within('dialog', title).click('button', 'Voir les versions'),
    'versions.hidden': (driver) => driver.within('dialog', title).click('button', 'Masquer les versions'),
    'versions.closed': (driver) => driver.within('dialog', title).click('button', 'Fermer'),
    'report.refreshed': (driver) => driver.within('dialog', title).click('button', 'Actualiser'),
    'report.retried': (driver) => driver.within('dialog', title).click('button', 'Réessayer'),
  },
  expects: {
    loading: (person) => person.within('dialog', title).seesText('Lecture du compte rendu…'),
    'shown.result': async (person, { context }) => {
      const window = person.within('dialog', title)
      const boars = context.report!.version === 2 ? '1 sanglier' : '2 sangliers'
      await window.within('list', 'Qui a reçu quoi').seesText('Nadia Rousseau')
      await window.within('list', 'Qui a reçu quoi').seesText(`${boars}, 1 chevreuil`)
      if (context.report!.unreceived.length === 0) await window.seesText('Aucun autre animal n’a été noté.')
      else await window.within('list', 'Le reste').seesText('2 sangliers gardés')
      await window.doesNotSee('list', 'Versions')
      const { state, amendable_until } = context.report!
      if (state === 'requested') {
        await window.seesText('Votre fédération n’a pas encore répondu à votre correction')
        await window.seesText('Nadia Rousseau : 2 sangliers → 1 sanglier')
        return window.doesNotSee('button', 'Demander une correction')
      }
      if (state === 'recorded' || state === 'amended') {
        await window.seesText(`jusqu’au ${dayInWords(amendable_until)}`)
        return window.sees('button', 'Corriger le compte rendu')
      }
      if (state === 'refused') await window.seesText('Sa raison : « Le carnet dit deux sangliers »')
      else await window.seesText('Une erreur ? Demandez-lui une correction')
      await window.sees('button', 'Demander une correction')
    },
    'shown.versions': async (person, { context }) => {
      const versions = person.within('dialog', title).within('list', 'Versions')
      await versions.seesText('Premier compte rendu')
      await versions.seesText('Nadia Rousseau : rien → 2 sangliers')
      if (context.report!.version === 2) {
        await versions.seesText('Version 2, en vigueur')
        await versions.seesText('par Denis Perrin, à la place d’Hélène Moreau')
        await versions.seesText('Raison : « Un sanglier de trop »')
        await versions.seesText('Nadia Rousseau : 2 sangliers → 1 sanglier')
      }
    },
    failed: (person) => person.within('dialog', title).seesText('Le compte rendu n’a pas pu être lu.'),
  },
  screen: async () => {
    const { ReportVersions } = await import('../../../../src/screens/giver/reports/report-versions.tsx')
    return ({ actor }) => createElement(ReportVersions, { actor, specimenTypes })
  },
  browser: { as: 'giver', navigate: clicking(`Compte rendu de ${called(past)}`, atHome) },
})
