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
const person = (
  id: number,
  name: string,
  phone: string,
  city: Parameters<typeof place>[0],
  email?: string,
) => {
  const [firstname, lastname] = name.split(' ') as [string, string]
  return {
    id,
    email:
      email ?? `${firstname}.${lastname}@example.org`.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''),
    firstname,
    lastname,
    phone,
    city: city as string,
  } satisfies Person
}

/**
 * Givers: the main one validated, a wolfhunter, one waiting, one refused, and one who has waited for ten
 * days.
 */
export const giver = person(1, 'Hélène Moreau', '0639980001', 'Bourges', 'giver@example.org')
export const wolfhunter = person(
  2,
  'Bertrand Roux',
  '0639980002',
  'Saint-Amand-Montrond',
  'louvetier@example.org',
)
export const waiting = person(3, 'Michel Faure', '0639980003', 'Sancerre', 'waiting@example.org')
export const banned = person(4, 'Serge Blanc', '0639980004', 'Vierzon', 'banned@example.org')
export const patient = person(50, 'Sylvie Renaud', '0639980050', 'Dun-sur-Auron')
type GiverSeed = { nit: string; validation_type: ValidationType; is_wolfhunter: boolean; daysAgo?: number }
export const givers: (Person & GiverSeed)[] = [
  { ...giver, nit: '1800001', validation_type: 'auto', is_wolfhunter: false },
  { ...wolfhunter, nit: '1800002', validation_type: 'manual', is_wolfhunter: true },
  { ...waiting, nit: '1800003', validation_type: 'waiting', is_wolfhunter: false },
  { ...banned, nit: '1800004', validation_type: 'ban', is_wolfhunter: false },
  { ...patient, nit: '1800050', validation_type: 'waiting', is_wolfhunter: false, daysAgo: 10 },
]

/** A receiver with an account for tests; lives too far away to be a contact of the planned hunt. */
export const receiver = person(5, 'Julie Fontaine', '0639980005', 'Aubigny-sur-Nère', 'receiver@example.org')

/** A receiver who has just registered: neither is their address confirmed nor are the terms accepted. */
export const unverified = person(28, 'Zoé Nouvelle', '0639980028', 'Bourges', 'unverified@example.org')

/** Back office: all permissions, one federation (Cher), roles only, statistics only. */
export const admin = person(6, 'Anne Chevalier', '0639980006', 'Bourges', 'admin@example.org')
export const cher = person(7, 'Denis Perrin', '0639980007', 'Bourges', 'cher@example.org')
export const roleManager = person(8, 'Claire Masson', '0639980008', 'Bourges', 'roles@example.org')
export const statistician = person(9, 'Olivier Noël', '0639980009', 'Bourges', 'stats@example.org')
export const staff = [
  { ...admin, role: 'admin', federation_id: null },
  { ...cher, role: 'federation_admin', federation_id: 1 },
  { ...roleManager, role: 'role_manager', federation_id: null },
  { ...statistician, role: 'statistics_viewer', federation_id: null },
]

/** A clerk of another federation (Indre), added by tests that need one. */
export const indre = person(40, 'Ève Lambert', '0639980040', 'Châteauroux', 'indre@example.org')

/**
 * The six receivers who match the planned hunt (Bourges, boar and roe deer), in the order of its
 * contacts: least received first, then nearest, then by name. Wishes: [game type, quantity].
 */
export const luc = person(11, 'Luc Petit', '0639980011', 'Bourges')
export const manon = person(12, 'Manon Lefèvre', '0639980012', 'Bourges')
export const camille = person(13, 'Camille Bernard', '0639980013', 'Saint-Doulchard')
export const paul = person(14, 'Paul Mercier', '0639980014', 'Vierzon')
export const yves = person(15, 'Yves Garnier', '0639980015', 'Issoudun')
export const nadia = person(16, 'Nadia Rousseau', '0639980016', 'Fussy')

type Wishing = Person & { radius: number; wishes: [number, number][]; except?: Exception }
type Exception = 'blocked' | 'deleted' | 'refused' | 'unavailable' | 'terms pending' | 'unverified'
export const matching: Wishing[] = [
  {
    ...manon,
    radius: 20,
    wishes: [
      [1, 1],
      [2, 3],
    ],
  },
  { ...luc, radius: 20, wishes: [[1, 2]] },
  { ...camille, radius: 30, wishes: [[2, 1]] },
  {
    ...paul,
    radius: 50,
    wishes: [
      [1, 5],
      [3, 1],
    ],
  },
  { ...yves, radius: 80, wishes: [[1, 1]] },
  {
    ...nadia,
    radius: 15,
    wishes: [
      [1, 2],
      [2, 2],
    ],
  },
]

/** Receivers who do not match the planned hunt, each for the single reason named in `email`. */
export const others: Wishing[] = [
  { ...receiver, radius: 20, wishes: [[1, 1]] },
  {
    ...person(21, 'Rémi Bloqué', '0639980021', 'Bourges', 'blocked@example.org'),
    radius: 20,
    wishes: [[1, 1]],
    except: 'blocked',
  },
  {
    ...person(22, 'Ada Refus', '0639980022', 'Bourges', 'refused@example.org'),
    radius: 20,
    wishes: [[1, 1]],
    except: 'refused',
  },
  {
    ...person(23, 'Noé Absent', '0639980023', 'Bourges', 'unavailable@example.org'),
    radius: 20,
    wishes: [[1, 1]],
    except: 'unavailable',
  },
  {
    ...person(24, 'Léa Presque', '0639980024', 'Bourges', 'terms@example.org'),
    radius: 20,
    wishes: [[1, 1]],
    except: 'terms pending',
  },
  { ...person(25, 'Guy Daim', '0639980025', 'Bourges', 'deer@example.org'), radius: 20, wishes: [[4, 1]] },
  { ...person(26, 'Eva Proche', '0639980026', 'Vierzon', 'near@example.org'), radius: 10, wishes: [[1, 1]] },
  {
    ...person(27, 'Max Effacé', '0639980027', 'Bourges', 'deleted@example.org'),
    radius: 20,
    wishes: [[1, 1]],
    except: 'deleted',
  },
  { ...unverified, radius: 20, wishes: [[1, 1]], except: 'unverified' },
]

/** Deletion requests by address, with their age in days; the second one is overdue. */
export const deletionAskedDaysAgo: Partial<Record<string, number>> = {
  'near@example.org': 10,
  'deer@example.org': 40,
}
