import { png } from '../support/files/png.ts'
import { CHER, INDRE, kindOf } from '../authority/matrix-callers.ts'
import { holds, national, scoped } from './callers.ts'
import type { Row, Rows } from './row.ts'

const admin = kindOf('an administrator')
/** The federation that is not initialised. */
const CREUSE = 3
const file = (content: string | Uint8Array<ArrayBuffer>, name: string, type: string) =>
  new File([content], name, { type })
const csv = () => ({ file_retrivers: file('NOM;PRENOM', 'x.csv', 'text/csv') })
const members = 'NOM;PRENOM;NIT;MAIL;ADRESSE;CP;COMMUNE;PORTABLE\nRoux;Paul;1800077;;;;;'
const memberFile = () => ({ file_retrivers: file(members, 'adherents.csv', 'text/csv') })
const jobs = { federation_jobs: 'some' } as const
const federations = scoped(CHER, INDRE)
const importers = {
  who: holds('federations.write', 'federations.import'),
  rows: federations,
} as const satisfies Row
/** Federations and their members. */
export const federationsRows = {
  readFederation: { who: holds('federations.view'), rows: federations },
  readServiceState: { who: national('federations.write') },
  createFederation: {
    who: national('federations.write'),
    form: () => ({
      department_code: '41',
      name: 'Loir-et-Cher',
      logo: file(png(10, 10), 'logo.png', 'image/png'),
    }),
    changes: { federations: 1 },
    acts: 'federation.created',
  },
  updateFederation: {
    who: holds('federations.write'),
    rows: federations,
    form: () => ({ name: 'Autre' }),
    changes: { federations: 0 },
    acts: 'federation.updated',
  },
  readFederationActions: { who: holds('federations.write'), rows: federations },
  deleteFederation: {
    who: holds('federations.write'),
    rows: federations,
    status: 409,
    right: { by: admin, near: CREUSE },
    changes: {
      federations: -1,
      federation_cities: 'some',
      retrievers: 'some',
      removed_retrievers: 'some',
      ...jobs,
    },
    acts: 'federation.deleted',
  },
  readFederationJob: importers,
  initFederation: {
    who: holds('federations.write'),
    rows: federations,
    status: 409,
    right: { by: admin, near: CREUSE },
    changes: { ...jobs, federation_cities: 'some', federations: 0 },
    acts: 'federation.initialised',
  },
  checkRetrievers: {
    ...importers,
    form: csv,
    status: 422,
    right: { by: admin, near: CHER, form: memberFile },
    changes: {},
    acts: null,
  },
  importRetrievers: {
    ...importers,
    form: csv,
    status: 422,
    right: { by: admin, near: CHER, form: memberFile },
    changes: { ...jobs, retrievers: 'some', removed_retrievers: 'some' },
    acts: 'federation.imported',
  },
  listRetrievers: importers,
} satisfies Partial<Rows>
