import { createElement } from 'react'
import type { ImportReport } from '../../../contract/federations/federation-jobs.ts'
import { limits } from '../../../contract/limits.ts'
import { retrieverColumns } from '../../../contract/federations/retrievers.ts'
import { retrieverCheckMachine } from '../../../machines/federations/retriever-check.ts'
import { commonFailures, httpError } from '../../model/failures.ts'
import { flow } from '../../model/model.ts'
import { type Person, type SampleFile, showing, without } from '../../model/person.ts'
import { initialised } from '../../world/federations.ts'
import { emptyingCheck, membersCheck, membersFile, shorterCheck, uselessCheck } from '../../world/jobs.ts'
import { theFederation } from '../../../contract/words-in-french.ts'
import { act } from '../pages/federations.ts'

const largeFile = (): SampleFile => ({
  ...membersFile,
  name: 'trop-grand.csv',
  content: 'x'.repeat(limits.retrieverFile.bytes + 1),
})
const fileOf = ({ name, content }: SampleFile) => new File([content], name)
const file = fileOf(membersFile)
const large = fileOf(largeFile())
const doubt = 'Êtes-vous sûrs ?'
const label = 'Fichier des adhérents'

/** Asserts every number of a report, and the reasons of refused lines. */
export async function seesReport(person: Person, report: ImportReport) {
  const figures = [report.imported, report.updated, report.unchanged, report.removed, report.refused]
  const said = figures.map((figure) => figure.toLocaleString('fr-FR'))
  const names = [
    'Nouveaux adhérents',
    'Adhérents mis à jour',
    'Adhérents sans changement',
    'Adhérents retirés',
    'Lignes laissées de côté',
  ]
  for (const [row, name] of names.entries()) await person.seesText(`${name}${said[row]}`)
  if (report.refused === 0) await person.doesNotSeeText('Laissé de côté')
  for (const { line, reason } of report.refusals) await person.seesText(`Ligne ${line} : ${reason}`)
}

export const retrieverCheck = flow(retrieverCheckMachine, {
  name: 'retriever-check',
  input: { federationId: initialised.id },
  key: ({ context: { file, check, errors } }) => [file?.name, check, errors],
  samples: {
    events: { 'file.chosen': [{ file }, { file: large }] },
    answers: { checkRetrievers: [membersCheck, uselessCheck, shorterCheck, emptyingCheck] },
    failures: { checkRetrievers: [...commonFailures(), httpError(413), httpError(409), httpError(404)] },
  },
  gestures: {
    'file.chosen': (driver, event) => driver.upload(label, event.file === file ? membersFile : largeFile()),
    'file.discarded': (driver) => driver.click('button', 'Choisir un autre fichier'),
    'check.requested': (driver) => driver.click('button', 'Vérifier le fichier'),
    'check.cancelled': (driver) => driver.click('button', 'Arrêter'),
    'import.confirmed': (driver) => driver.click('button', 'Importer'),
    'question.confirmed': (driver) => driver.within('alertdialog', doubt).click('button', 'Importer'),
    'question.cancelled': (driver) => driver.within('alertdialog', doubt).click('button', 'Annuler'),
    'import.closed': (driver, _, state) =>
      driver.click('button', state.matches('checking') ? 'Fermer' : 'Annuler'),
  },
  expects: {
    'choosing.ready': showing(
      retrieverColumns.join(', '),
      ['link', 'Télécharger un exemple'],
      ['button', 'Vérifier le fichier'],
      without('alert', /./),
    ),
    'choosing.refused': async (person, { context }) => {
      for (const error of context.errors) await person.seesText(error)
    },
    'choosing.failed': showing('La vérification de adherents.csv n’a pas abouti. Vérifiez votre réseau'),
    checking: showing('Envoi et vérification de adherents.csv…', ['button', 'Arrêter']),
    checked: async (person, { context: { check } }) => {
      await seesReport(person, check!)
      await person.doesNotSee('alertdialog', /./)
      if (check === emptyingCheck) await person.seesText(/^7 adhérents ne sont plus dans ce fichier/)
      else if (check === shorterCheck)
        await person.seesText(
          '12 adhérents ne sont plus dans ce fichier : l’import les retirera de la base. Leurs comptes déjà validés le restent.',
        )
      else await person.doesNotSeeText(/plus dans ce fichier/)
      if (check === uselessCheck) {
        await person.seesText('Importer adherents.csv ne changerait rien.')
        await person.seesText('Seules les premières lignes sont montrées : 1 sur 1 200.')
        await person.seesDisabled('button', 'Importer')
      } else {
        await person.seesText('Voici ce que l’import de adherents.csv changerait. Rien n’est encore importé.')
        await person.sees('button', 'Importer')
      }
    },
    doubting: (person) =>
      person
        .within('alertdialog', doubt)
        .seesText(/^Cet import retirerait 7 adhérents sur 10, soit plus de la moitié\./),
  },
  screen: async () => {
    const { Dialog } = await import('../../../src/ui/dialogs/dialog.tsx')
    const { RetrieverCheck, RetrieverCheckActions } =
      await import('../../../src/screens/federations/retriever-check.tsx')
    return ({ actor }) =>
      createElement(
        Dialog,
        {
          title: 'Importer les adhérents',
          onClose: () => actor.send({ type: 'import.closed' }),
          actions: createElement(RetrieverCheckActions, { actor }),
        },
        createElement(RetrieverCheck, { actor }),
      )
  },
  browser: {
    entryIsLost: 'le fichier choisi reste sur l’appareil',
    as: 'admin',
    // The import confirmed last on a path must not reach the data of the next path.
    extraCalls: ['importRetrievers'],
    navigate: async (driver) => {
      await driver.open('/federations')
      await act(driver, initialised, `Importer les adhérents de ${theFederation(initialised.name)}`)
      await driver.sees('button', 'Vérifier le fichier')
    },
    // Twenty megabytes take too long to pass through the browser driver.
    unreachable: (event) => event['file'] === large,
  },
})
