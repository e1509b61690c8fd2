import { createElement } from 'react'
import { reportVersionsMachine } from '../../../machines/giver/report-versions.ts'
import { dayInWords } from '../../../src/words/words.ts'
import { flow } from '../../model/model.ts'
import { specimenTypes } from '../../world/answers.ts'
import { atHome, called, corrected, finished, reported, settled } from '../pages/giver.ts'

const past = finished[0]!
const title = 'Versions du compte rendu'

export const reportVersions = flow(reportVersionsMachine, {
  name: 'report-versions',
  input: { hunt: past },
  samples: { events: {}, answers: { readReport: [reported, corrected, settled] } },
  gestures: {
    'correction.requested': (driver) =>
      driver.within('dialog', title).click('button', 'Corriger le compte rendu'),
    'versions.closed': (driver) => driver.within('dialog', title).click('button', 'Fermer'),
    'report.refreshed': (driver) => driver.within('dialog', title).click('button', 'Actualiser'),
    'report.retried': (driver) => driver.within('dialog', title).click('button', 'Réessayer'),
  },
  expects: {
    loading: (person) => person.within('dialog', title).seesText('Lecture des versions…'),
    shown: async (person, { context }) => {
      const window = person.within('dialog', title)
      const versions = window.within('list', 'Versions')
      await versions.seesText('Premier compte rendu')
      await versions.seesText('Nadia Rousseau : rien → 2 sangliers')
      if (context.report!.version === 2) {
        await versions.seesText('Version 2, en vigueur')
        await versions.seesText('par Denis Perrin, à la place de Hélène Moreau')
        await versions.seesText('Raison : « Un sanglier de trop »')
        await versions.seesText('Nadia Rousseau : 2 sangliers → 1 sanglier')
      }
      if (context.report!.state === 'settled') {
        await window.seesText('Une erreur ? Contactez votre fédération.')
        return window.doesNotSee('button', 'Corriger le compte rendu')
      }
      await window.seesText(`jusqu’au ${dayInWords(context.report!.amendable_until)}`)
      await window.sees('button', 'Corriger le compte rendu')
    },
    failed: (person) =>
      person.within('dialog', title).seesText('Les versions du compte rendu n’ont pas pu être lues.'),
    correcting: null,
    left: null,
  },
  screen: async () => {
    const { ReportVersions } = await import('../../../src/screens/giver/report-versions.tsx')
    return ({ actor }) => createElement(ReportVersions, { actor, specimenTypes })
  },
  browser: {
    as: 'giver',
    navigate: async (driver) => {
      await atHome(driver)
      await driver.interceptCalls()
      await driver.click('button', `Compte rendu de ${called(past)}`)
    },
  },
})
