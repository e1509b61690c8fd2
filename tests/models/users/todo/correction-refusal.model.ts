import { correctionRefusalMachine } from '../../../../machines/users/todo/correction-refusal.ts'
import { flow } from '../../../model/model.ts'
import { wordedCommand } from '../../patterns/confirmed-command.ts'
import { atCorrections, called, waiting } from '../../pages/corrections.ts'

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
  browser: {
    as: 'cher',
    navigate: async (driver) => {
      await atCorrections(driver)
      await driver.interceptCalls()
      await driver.click('button', `Refuser ${called(waiting)}`)
    },
  },
})
