import { isPower, type Permission } from '../../../contract/permissions.ts'
import { asked, generous } from '../../world/hunts.ts'
import { giver, wolfhunter } from '../../world/people.ts'
import { CHER, emptyRole, INDRE, type Kind, wholeRole } from './matrix-callers.ts'

/** A row of the matrix; `matrix-table.ts` explains its parts. */
export type Row = {
  opens?: 'everybody' | 'signedIn'
  who: (caller: Kind) => boolean
  rows?: Rows
  personal?: true
  owing?: readonly ('asked' | 'owed')[]
  query?: string
  sends?: object
  form?: () => Record<string, string | File>
  status?: number | ((caller: Kind, which: Which) => number)
}
export type Which = 'near' | 'far'
type Rows = { near: number | string; far: number | string; sees: (caller: Kind, which: Which) => boolean }

/** Every caller who has passed the gates. */
const all = () => true
export const givers = ({ isGiver = false }: Kind) => isGiver
export const receivers = ({ isReceiver = false }: Kind) => isReceiver
export const planners = (caller: Kind) => givers(caller) && caller.held.includes('hunts.self.write')
export const holds =
  (...codes: Permission[]) =>
  ({ held }: Kind) =>
    codes.some((code) => held.includes(code))
export const national = (code: Permission) => (caller: Kind) =>
  caller.federation === null && holds(code)(caller)

export const everybody = { opens: 'everybody', who: all } as const
export const signedIn = { opens: 'signedIn', who: all } as const
/** Rows about the caller's own address. */
export const addressRows = {
  requestAddressConfirmation: {
    ...signedIn,
    status: ({ account }) => (account && 'email_verified_at' in account ? 200 : 409),
  },
  changeOwnAddress: {
    ...signedIn,
    personal: true,
    sends: { email: 'other@example.org', password: 'x' },
    status: 422,
  },
} satisfies Record<string, Row>
/** Anybody with a power over others, as soon as they are signed in. */
export const staff = { opens: 'signedIn', who: ({ held }: Kind) => held.some(isPower) } as const
/** Proves the requested second factor. */
export const proof = {
  ...staff,
  personal: true,
  owing: ['asked'],
  status: ({ gate }) => (gate === 'asked' ? 422 : 409),
} satisfies Row
/** Adds an owed second factor. */
export const addition = { ...staff, personal: true, owing: ['owed'] } satisfies Row
/** A row of the giver and one of the wolfhunter. */
export const owned = (near: number, far: number): Rows => ({
  near,
  far,
  sees: ({ id }, which) => id === (which === 'near' ? giver.id : wolfhunter.id),
})
/** Hunts of both; the wolfhunter's has no report. */
export const reported = (unreported: number): Row => ({
  who: givers,
  rows: owned(generous.id, 21),
  status: (_, which) => (which === 'near' ? 200 : unreported),
})
/** A row of Cher and one of Indre. */
export const scoped = (near: number, far: number): Rows => ({
  near,
  far,
  sees: ({ federation }, which) => federation === null || federation === (which === 'near' ? CHER : INDRE),
})
/** A row of Cher, and one that does not exist. */
const waiting: Rows = {
  near: asked.id,
  far: 999_999,
  sees: ({ federation }, which) => which === 'near' && (federation === null || federation === CHER),
}
/** Rows about pending corrections. */
export const corrections = {
  listCorrections: { who: holds('users.write') },
  countCorrections: { who: holds('users.write') },
  acceptCorrection: { who: holds('users.write'), rows: waiting },
  refuseCorrection: { who: holds('users.write'), rows: waiting, sends: { reason: 'Rien ne le montre' } },
} satisfies Record<string, Row>
const sanitaryRule = {
  effect: 'examination',
  specimen_type_ids: [1],
  cities: [],
  starts_on: '2026-03-01',
  ends_on: null,
  source: 'Arrêté 2026-1142',
  dated_on: '2026-02-27',
}
/** Drafts of Cher and of Indre, and the published rules there. */
const drafts = scoped(2, 3)
/** Rows about the sanitary rules and samples of a federation. */
export const sanitaryRules = {
  listSanitaryRules: { who: holds('users.write') },
  readSanitaryRule: { who: holds('users.write'), rows: scoped(1, 4) },
  createSanitaryRule: { who: holds('users.write'), sends: { ...sanitaryRule, department_code: '18' } },
  updateSanitaryRule: { who: holds('users.write'), rows: drafts, sends: { ...sanitaryRule, version: 1 } },
  publishSanitaryRule: { who: holds('users.write'), rows: drafts },
  endSanitaryRule: { who: holds('users.write'), rows: scoped(1, 4) },
  deleteSanitaryRule: { who: holds('users.write'), rows: drafts },
  listSamples: { who: holds('users.write') },
  readSample: { who: holds('users.write'), rows: scoped(1, 2) },
  createSample: {
    who: holds('users.write'),
    // Its tag is noted in Cher.
    status: ({ federation }) => (federation === INDRE ? 422 : 200),
    sends: {
      tags: ['SA 0451'],
      laboratory: 'LDA',
      reference: 'A-1',
      taken_on: '2026-03-09',
      department_code: '18',
    },
  },
  updateSample: {
    who: holds('users.write'),
    rows: scoped(1, 2),
    sends: { state: 'negative', on: '2026-03-09', version: 1 },
  },
} satisfies Record<string, Row>
/** The role without permissions, and the role with every permission and a user. */
export const roles: Rows = { near: emptyRole, far: wholeRole, sees: all }
/** Only callers with every power may change the role that gives them. */
export const above = (done: number) => (caller: Kind, which: Which) =>
  which === 'near' ? 200 : caller.name === 'an administrator' ? done : 403
