import { federationWork, type Preparation } from './federation-work.ts'
import { retrieverCheckMachine } from './retriever-check.ts'

/** Imports a federation's members from a file that was checked (spec §5 « Retriever import »). */
export const retrieverImportMachine = federationWork(
  {
    id: 'retrieverImport',
    call: 'importRetrievers',
    description: 'Une personne importe les adhérents d’une fédération, et suit ce travail jusqu’au bout.',
    states: {
      preparing: 'Le fichier des adhérents est choisi, vérifié, et l’import confirmé.',
      done: 'Les adhérents sont importés ; on dit combien, et ce qui a été laissé de côté.',
    },
  },
  retrieverCheckMachine as unknown as Preparation,
  ({ id }) => ({ federationId: id }) as object,
)
