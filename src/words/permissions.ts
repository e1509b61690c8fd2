import { Permission } from '../../contract/permissions.ts'

/** The permissions, named as on the roles page. */
export const permissionLabels: Record<Permission, string> = {
  'hunts.self.write': 'Prévoir ses chasses et gérer ses territoires',
  'federations.view': 'Voir les fédérations',
  'federations.write': 'Gérer les fédérations',
  'federations.import': 'Importer les adhérents de sa fédération',
  'roles.view': 'Voir les rôles',
  'roles.write': 'Gérer les rôles et leurs permissions',
  'users.view': 'Voir les utilisateurs',
  'users.write': 'Gérer les utilisateurs et valider les comptes chasseurs',
  'users.write.block': 'Bloquer un utilisateur',
  'users.write.token': 'Obtenir un lien de connexion pour un utilisateur',
  'users.write.gdpr': 'Modifier l’état RGPD d’un utilisateur',
  'statistics.view': 'Voir les statistiques',
}

/** A permission in words; one that this version does not know keeps its code. */
export function permissionLabel(code: string): string {
  const known = Permission.safeParse(code)
  return known.success ? permissionLabels[known.data] : code
}
