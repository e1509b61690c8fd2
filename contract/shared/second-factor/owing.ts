/**
 * Why a session that owes its second factor is refused (403), by its state. The page knows the words,
 * and asks for what is owed in place of showing them.
 */
export const owing = {
  asked: 'Confirmez d’abord que c’est bien vous : rechargez la page.',
  owed: 'Protégez d’abord votre compte par une double vérification : rechargez la page.',
} as const
