import { retrieverImportMachine } from '../../../machines/federations/retriever-import.ts'
import { flow } from '../../model/model.ts'
import { showing } from '../../model/person.ts'
import { initialised } from '../../world/federations.ts'
import { importJob, membersCheck, membersFile, membersReport } from '../../world/jobs.ts'
import { endJob, workGestures, workSights } from './federation-work.ts'
import { seesReport } from './retriever-check.model.ts'
import { theFederation } from '../../../contract/words-in-french.ts'
import { act } from '../pages/federations.ts'

const checked = {
  file_retrivers: new File([membersFile.content], membersFile.name),
  checksum: membersCheck.checksum,
}

const goesOn = 'le travail du serveur avance sans la page'

export const retrieverImport = flow(retrieverImportMachine, {
  name: 'retriever-import',
  input: { federation: initialised },
  samples: {
    answers: {
      readFederationJob: [
        null,
        importJob({ progress: 40_000 }),
        importJob({ state: 'interrupted' }),
        importJob({ state: 'done' }, membersReport),
      ],
      importRetrievers: [importJob()],
      retrieverCheck: [checked, null],
      federationJob: [
        { job: importJob({ state: 'done' }, membersReport) },
        { job: importJob({ state: 'failed' }) },
        { job: null },
      ],
    },
  },
  gestures: workGestures,
  endings: {
    'xstate.done.actor.retrieverCheck': async (driver, { output }) => {
      if (output === null) return driver.click('button', 'Annuler')
      await driver.upload('Fichier des adhérents', membersFile)
      await driver.click('button', 'Vérifier le fichier')
      await driver.answer('checkRetrievers', membersCheck)
      return driver.click('button', 'Importer')
    },
    'xstate.done.actor.federationJob': endJob,
  },
  expects: {
    ...workSights,
    preparing: async (person, { context: { job } }) => {
      await person.sees('dialog', 'Importer les adhérents')
      await person.sees('button', 'Vérifier le fichier')
      if (job?.report)
        await person.seesText('Dernier import, le mardi 10 mars 2026 : 2 nouveaux, 0 mis à jour')
      else if (job) await person.seesText('Le dernier import, le mardi 10 mars 2026, n’est pas allé au bout.')
      else await person.doesNotSeeText('ernier import')
    },
    starting: (person) => person.seesText('Envoi du fichier…'),
    running: async (person, { context: { job } }) => {
      await person.seesText('Import des adhérents…')
      if (job!.progress > 0) await person.seesText('40 000 sur 100 000 adhérents')
    },
    broken: showing('L’import n’est pas allé au bout. Rien n’a été modifié', ['button', 'Réessayer']),
    done: async (person) => {
      await person.seesText('Les adhérents sont importés.')
      await seesReport(person, membersReport)
    },
  },
  screen: async () => (await import('../../../src/screens/federations/retriever-import.tsx')).RetrieverImport,
  browser: {
    entryIsLost: 'le fichier choisi reste sur l’appareil',
    recordsIn: {
      federation_jobs:
        'importer deux fois le même fichier fait deux travaux, dont le second ne trouve rien à changer',
    },
    reloadDiffers: { starting: goesOn, running: goesOn, broken: goesOn },
    as: 'admin',
    navigate: async (driver) => {
      await driver.open('/federations')
      await driver.interceptCalls()
      await act(driver, initialised, `Importer les adhérents de ${theFederation(initialised.name)}`)
    },
    extraCalls: ['checkRetrievers'],
  },
})
