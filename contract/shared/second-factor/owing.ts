/**
 * French reasons for a 403 while a session owes its second factor, by state. The browser recognises them
 * and asks for the factor instead of displaying them.
 */
export const owing = {
  asked: 'Confirmez d’abord que c’est bien vous : rechargez la page.',
  owed: 'Protégez d’abord votre compte par une double vérification : rechargez la page.',
} as const
