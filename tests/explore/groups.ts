import type { Group } from './dictionary.ts'

/** Whom flows serve, in the order in which they are shown. */
export const groupTitles: Record<Group, string> = {
  everybody: 'Tout le monde',
  giver: 'Responsables de territoire',
  receiver: 'Particuliers',
  federation: 'Fédérations',
  roles: 'Rôles et permissions',
  statistics: 'Statistiques',
}
