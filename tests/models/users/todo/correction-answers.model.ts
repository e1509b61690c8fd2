import { correctionAcceptanceMachine } from '../../../../machines/users/todo/correction-acceptance.ts'
import { correctionRefusalMachine } from '../../../../machines/users/todo/correction-refusal.ts'
import { flow } from '../../../model/model.ts'
import { clicking } from '../../../model/navigation.ts'
import { atCorrections, called, waiting } from '../../pages/corrections.ts'
import { confirmedCommandFlow, wordedCommand } from '../../patterns/confirmed-command.ts'

export const correctionAcceptance = confirmedCommandFlow(correctionAcceptanceMachine, {
  name: 'correction-acceptance',
  subject: waiting,
  confirm: 'Accepter',
  consequence: 'dira ce que demande Hélène Moreau, et les statistiques le suivront.',
  busy: 'Enregistrement…',
  failed: 'L’acceptation n’a pas abouti. Vérifiez votre réseau, puis réessayez.',
  screen: async () =>
    (await import('../../../../src/screens/users/todo/correction-answers.tsx')).CorrectionAcceptance,
  browser: { as: 'cher', navigate: clicking(`Accepter ${called(waiting)}`, atCorrections) },
})

const texts = {
  confirm: 'Refuser',
  consequence: 'Hélène Moreau lira votre raison dans un e-mail et sur sa page',
  busy: 'Enregistrement…',
  failed: 'Le refus n’a pas abouti. Vérifiez votre réseau, puis réessayez.',
}

export const correctionRefusal = flow(correctionRefusalMachine, {
  name: 'correction-refusal',
  input: { subject: waiting },
  ...wordedCommand(texts, 'Raison, pour le responsable', 'Le carnet ne le montre pas'),
  screen: async () =>
    (await import('../../../../src/screens/users/todo/correction-answers.tsx')).CorrectionRefusal,
  browser: { as: 'cher', navigate: clicking(`Refuser ${called(waiting)}`, atCorrections) },
})
