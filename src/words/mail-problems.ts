/** Why a mail was not sent, from the error code of its last attempt, in one sentence. */
export function mailProblem(code: string | null): string {
  const status = /\b([45])\d\d\b/.exec(code ?? '')?.[1]
  if (status === '5') return 'Le serveur du destinataire a refusé l’e-mail : l’adresse est peut-être fausse.'
  if (status === '4') return 'Le serveur du destinataire n’a pas voulu de l’e-mail, chaque fois.'
  return 'Le serveur d’envoi des e-mails n’a pas répondu.'
}
