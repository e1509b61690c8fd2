import type { ValidationType } from '../../contract/shared/users.ts'
import type { place } from './places.ts'

/** The password of every account of the test world. */
export const password = 'Venaison-2026'
/** Its Argon2id hash with minimal cost, so that signing in is fast in tests. */
export const passwordHash =
  '$argon2id$v=19$m=8,t=1,p=1$dmVuYWlzb24tZXhlbXBsZQ$/Ify8PouWsCJ4WXB5+eM0rXHddde01bBJyIqn4e4yek'

/** The token of the link by which giver@ may choose another password. */
export const resetLinkToken = 'the-link-that-was-mailed-to-the-giver'

/** The token of the link by which unverified@ may confirm their address. */
export const confirmLinkToken = 'the-link-that-was-mailed-to-the-new-person'

/** The token of the link by which Sylvie can stop the change of her address. */
export const stopLinkToken = 'the-link-that-was-mailed-to-stop-a-change'

/** The token of a link that opens an assisted session of giver@. */
export const signInLinkToken = 'the-link-that-staff-has-given-for-the-giver'

/** The session on Manon's phone, besides the one opened in a test. */
export const manonsPhone = { id: 900, device: 'Firefox sur Android' }

type Person = { id: number; email: string; firstname: string; lastname: string; phone: string; city: string }
const person = (id: number, name: string, city: Parameters<typeof place>[0], email?: string) => {
  const [firstname, lastname] = name.split(' ') as [string, string]
  return {
    id,
    email:
      email ?? `${firstname}.${lastname}@example.org`.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''),
    firstname,
    lastname,
    phone: `06399800${String(id).padStart(2, '0')}`,
    city: city as string,
  } satisfies Person
}

/**
 * Givers: the main one validated, a wolfhunter, one waiting, one refused, and one who has waited for ten
 * days.
 */
export const giver = person(1, 'Hélène Moreau', 'Bourges', 'giver@example.org')
export const wolfhunter = person(2, 'Bertrand Roux', 'Saint-Amand-Montrond', 'louvetier@example.org')
export const waiting = person(3, 'Michel Faure', 'Sancerre', 'waiting@example.org')
export const banned = person(4, 'Serge Blanc', 'Vierzon', 'banned@example.org')
export const patient = person(50, 'Sylvie Renaud', 'Dun-sur-Auron')
type GiverSeed = { nit: string; validation_type: ValidationType; is_wolfhunter: boolean; daysAgo?: number }
export const givers: (Person & GiverSeed)[] = [
  { ...giver, nit: '1800001', validation_type: 'auto', is_wolfhunter: false },
  { ...wolfhunter, nit: '1800002', validation_type: 'manual', is_wolfhunter: true },
  { ...waiting, nit: '1800003', validation_type: 'waiting', is_wolfhunter: false },
  { ...banned, nit: '1800004', validation_type: 'ban', is_wolfhunter: false },
  { ...patient, nit: '1800050', validation_type: 'waiting', is_wolfhunter: false, daysAgo: 10 },
]

/** A receiver with an account for tests; lives too far away to be a contact of the planned hunt. */
export const receiver = person(5, 'Julie Fontaine', 'Aubigny-sur-Nère', 'receiver@example.org')

/** A receiver who has just registered: neither is their address confirmed nor are the terms accepted. */
export const unverified = person(28, 'Zoé Nouvelle', 'Bourges', 'unverified@example.org')

/** Back office: all permissions, one federation (Cher), roles only, statistics only. */
export const admin = person(6, 'Anne Chevalier', 'Bourges', 'admin@example.org')
export const cher = person(7, 'Denis Perrin', 'Bourges', 'cher@example.org')
export const roleManager = person(8, 'Claire Masson', 'Bourges', 'roles@example.org')
export const statistician = person(9, 'Olivier Noël', 'Bourges', 'stats@example.org')
export const staff = [
  { ...admin, role: 'admin', federation_id: null },
  { ...cher, role: 'federation_admin', federation_id: 1 },
  { ...roleManager, role: 'role_manager', federation_id: null },
  { ...statistician, role: 'statistics_viewer', federation_id: null },
]

/** A clerk of another federation (Indre), added by tests that need one. */
export const indre = person(40, 'Ève Lambert', 'Châteauroux', 'indre@example.org')

/**
 * The six receivers who match the planned hunt (Bourges, boar and roe deer), in the order of its
 * contacts: least received first, then nearest, then by name. Wishes: [game type, quantity].
 */
export const luc = person(11, 'Luc Petit', 'Bourges')
export const manon = person(12, 'Manon Lefèvre', 'Bourges')
export const camille = person(13, 'Camille Bernard', 'Saint-Doulchard')
export const paul = person(14, 'Paul Mercier', 'Vierzon')
export const yves = person(15, 'Yves Garnier', 'Issoudun')
export const nadia = person(16, 'Nadia Rousseau', 'Fussy')

type Exception = 'blocked' | 'deleted' | 'refused' | 'unavailable' | 'terms pending' | 'unverified'
type Wishing = Person & { radius: number; wishes: [number, number][]; except?: Exception }
const wishing = (who: Person, radius: number, ...wishes: [number, number][]): Wishing => ({
  ...who,
  radius,
  wishes,
})
export const matching = [
  wishing(manon, 20, [1, 1], [2, 3]),
  wishing(luc, 20, [1, 2]),
  wishing(camille, 30, [2, 1]),
  wishing(paul, 50, [1, 5], [3, 1]),
  wishing(yves, 80, [1, 1]),
  wishing(nadia, 15, [1, 2], [2, 2]),
]

/** Somebody of Bourges, who would match but for the reason named in their address. */
const excepted = (id: number, name: string, reason: string, except?: Exception, type = 1): Wishing => ({
  ...wishing(person(id, name, 'Bourges', `${reason}@example.org`), 20, [type, 1]),
  ...(except && { except }),
})
/** Receivers who do not match the planned hunt, each for the single reason named in `email`. */
export const others = [
  wishing(receiver, 20, [1, 1]),
  excepted(21, 'Rémi Bloqué', 'blocked', 'blocked'),
  excepted(22, 'Ada Refus', 'refused', 'refused'),
  excepted(23, 'Noé Absent', 'unavailable', 'unavailable'),
  excepted(24, 'Léa Presque', 'terms', 'terms pending'),
  excepted(25, 'Guy Daim', 'deer', undefined, 4),
  wishing(person(26, 'Eva Proche', 'Vierzon', 'near@example.org'), 10, [1, 1]),
  excepted(27, 'Max Effacé', 'deleted', 'deleted'),
  excepted(unverified.id, 'Zoé Nouvelle', 'unverified', 'unverified'),
]

/** Deletion requests by address, with their age in days; the second one is overdue. */
export const deletionAskedDaysAgo: Partial<Record<string, number>> = {
  'near@example.org': 10,
  'deer@example.org': 40,
}
