import type { FederationJob, ImportReport, InitReport } from '../../contract/federations/federation-jobs.ts'
import type { RetrieverCheck } from '../../contract/federations/retrievers.ts'
import type { SampleFile } from '../model/person.ts'

type Shown = Partial<Pick<FederationJob, 'state' | 'progress' | 'total'>>
const started_at = '2026-03-10T11:00:00.000Z'
const common = { id: 1, state: 'running', progress: 0, total: null, started_at, ended_at: null } as const

/** An initialisation as the server answers it, running by default. */
export const initJob = (shown: Shown = {}, report: InitReport | null = null): FederationJob => {
  return { ...common, ...shown, kind: 'init', report }
}
/** The same for an import. */
export const importJob = (shown: Shown = {}, report: ImportReport | null = null): FederationJob => {
  return { ...common, total: 100_000, ...shown, kind: 'import', report }
}

/** A file of two unknown members, and an invalid line. */
export const membersFile: SampleFile = {
  name: 'adherents.csv',
  type: 'text/csv',
  content: [
    'NOM;PRENOM;NIT;MAIL;ADRESSE;CP;COMMUNE;PORTABLE',
    'Lambert;Étienne;1800101;etienne.lambert@example.org;;18000;Bourges;0639980101',
    'Garnier;Solène;1800102;;;18700;Aubigny-sur-Nère;',
    'Perrot;Gaëtan;180;;;18100;Vierzon;',
  ].join('\r\n'),
}

/** The result of its import. */
export const membersReport: ImportReport = {
  imported: 2,
  updated: 0,
  unchanged: 0,
  removed: 0,
  refused: 1,
  refusals: [{ line: 4, reason: 'NIT doit compter 7 caractères.' }],
}
const checksum = 'a'.repeat(64)
export const membersCheck: RetrieverCheck = { ...membersReport, checksum }

/** The check of a file without any valid line, with more errors than are listed. */
export const uselessCheck = { ...membersCheck, imported: 0, unchanged: 4000, refused: 1200 }

const accepted: RetrieverCheck = { ...membersCheck, refused: 0, refusals: [] }
/** The check of a file that would remove most members, as one of another federation does. */
export const emptyingCheck = { ...accepted, imported: 4, updated: 1, unchanged: 2, removed: 7 }
/** The check of a file that only removes members. */
export const shorterCheck = { ...accepted, imported: 0, unchanged: 3988, removed: 12 }
