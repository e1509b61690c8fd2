import type { FederationJob } from '../../../contract/federations/federation-jobs.ts'
import { httpError } from '../../model/failures.ts'
import type { Driver } from '../../model/model.ts'
import { type Person, showing } from '../../model/person.ts'
import { isChanged } from '../patterns/ended-windows.ts'

/** Gestures shared by the windows of background jobs. */
export const workGestures = {
  'work.retried': (driver: Driver) => driver.click('button', 'Réessayer'),
  'work.resumed': (driver: Driver) => driver.click('button', 'Voir où en est la fédération'),
  'work.closed': (driver: Driver) => driver.click('button', 'Fermer'),
}

/** The job ends, or no longer exists. */
export async function endJob(driver: Driver, { output }: { output?: unknown }) {
  await driver.elapse(1000)
  await driver.stubAnswer('readFederationJob', (output as { job: FederationJob | null }).job)
}

export const workSights = {
  lookingForWork: (person: Person) => person.seesText('Lecture de l’état de la fédération…'),
  unread: showing('L’état de la fédération n’a pas pu être lu.', ['button', 'Réessayer']),
  unstarted: showing('La demande n’a pas abouti.', ['button', 'Réessayer']),
  refused: async (person: Person, { context }: { context: { reason: string } }) => {
    await person.seesText(context.reason)
    await person.sees('button', 'Voir où en est la fédération')
  },
  left: null,
  abandoned: null,
}

/** Somebody else has deleted the federation, or the person closes the window before the job starts. */
export async function endWork(driver: Driver, { output }: { output?: unknown }) {
  if (isChanged(output)) return driver.fail('readFederationJob', httpError(404))
  await driver.stubAnswer('readFederationJob', null)
  return driver.click('button', 'Annuler')
}
