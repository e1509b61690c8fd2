import { requestPasswordChange } from '../../contract/account/account.ts'
import { repeatableCommand } from '../patterns/repeatable-command.ts'

/** Sends the signed-in person the link to choose a new password (spec §2 « My account », §7). */
export const passwordChangeMachine = repeatableCommand({
  id: 'passwordChange',
  call: requestPasswordChange,
  description: 'Une personne connectée demande le lien pour changer de mot de passe.',
  announced: 'Un mail de réinitialisation de mot de passe vous a été envoyé.',
  states: { fresh: 'Rien n’a encore été demandé.', done: 'Le lien est en route.' },
})
