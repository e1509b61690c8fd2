import { updateNewsletter } from '../../contract/account/account.ts'
import { repeatableCommand } from '../patterns/repeatable-command.ts'

/** Gives or withdraws consent to the newsletter (spec §2 « My account »). */
export const newsletterMachine = repeatableCommand({
  id: 'newsletter',
  call: updateNewsletter,
  description: 'Une personne dit si elle veut recevoir la lettre d’information.',
  announced: 'Modification enregistrée.',
  states: {
    fresh: 'Ce qui est montré est ce que le serveur a gardé.',
    done: 'Le nouveau choix est enregistré.',
  },
})
