/** Short French reasons of a refusal, by HTTP status. */
export const failures: Record<number, string> = {
  401: 'la session a expiré',
  403: 'c’est interdit à cette personne',
  404: 'introuvable',
  409: 'changé entre-temps',
  413: 'envoi trop gros',
  419: 'la page est ouverte depuis trop longtemps',
  422: 'saisie refusée',
  429: 'trop d’essais',
  500: 'panne du serveur',
  503: 'trop à faire pour le serveur',
}
