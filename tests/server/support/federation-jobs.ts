import { expect } from 'vitest'
import type { FederationJob } from '../../../contract/federations/federation-jobs.ts'
import type { Visitor } from './app.ts'
import { multipart } from './files/forms.ts'
import type { World } from './in-world.ts'

/** The federations of the world: two initialised ones, and one that is not. */
export const [CHER, INDRE, CREUSE] = [1, 2, 3]
export const FEDERATIONS = '/api/v1/federations'

export const jobOf = async (visitor: Visitor, id: number) =>
  (await visitor.get(`${FEDERATIONS}/${id}/jobs/current`)).json().data as FederationJob | null

/** The job of a federation after it ended. */
export async function ended(visitor: Visitor, id: number): Promise<FederationJob> {
  await expect.poll(async () => (await jobOf(visitor, id))?.state).not.toBe('running')
  return (await jobOf(visitor, id))!
}

/** Asks for the initialisation of a federation. */
export const init = (visitor: Visitor, id: number) => visitor.post(`${FEDERATIONS}/${id}/init`)

/** The communes attached to a federation. */
export const townsOf = (world: World, id: number) => world.all('federation_cities', { federation_id: id })

type Fields = Parameters<typeof multipart>[0]
/** Sends a form; `change` is that of a federation. */
export const send = async (visitor: Visitor, url: string, fields: Fields) =>
  visitor.send('POST', url, await multipart(fields))
export const change = (visitor: Visitor, id: number | string, fields: Fields) =>
  send(visitor, `${FEDERATIONS}/${id}`, { ...fields, _method: 'PUT' })

/** Three lines of a file of members, and a wrong one. */
export const roux = 'Roux;Éva;1810001;eva.roux@example.org;1 rue Haute;18000;Bourges;0639980100'
export const blanc = 'Blanc;Luc;1810002;;;;;'
export const vert = 'Vert;Zoé;1810003;;;;Vierzon;'
export const wrong = 'Noir;Léa;12;;;;;'

/** The form with a file of these lines. */
export const members = (...lines: string[]) => ({
  file_retrivers: new File(
    [['NOM;PRENOM;NIT;MAIL;ADRESSE;CP;COMMUNE;PORTABLE', ...lines].join('\r\n')],
    'adherents.csv',
  ),
})
export const importing = (id: number) => `${FEDERATIONS}/${id}/import_retrievers`

/** Imports these lines into a federation, and answers the report. */
export async function imported(visitor: Visitor, id: number, ...lines: string[]) {
  expect((await send(visitor, importing(id), members(...lines))).statusCode).toBe(200)
  const { state, report } = await ended(visitor, id)
  expect(state).toBe('done')
  return report
}
