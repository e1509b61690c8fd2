import { correctionAcceptanceMachine } from '../../../../machines/users/todo/correction-acceptance.ts'
import { confirmedCommandFlow } from '../../patterns/confirmed-command.ts'
import { atCorrections, called, waiting } from '../../pages/corrections.ts'

export const correctionAcceptance = confirmedCommandFlow(correctionAcceptanceMachine, {
  name: 'correction-acceptance',
  subject: waiting,
  confirm: 'Accepter',
  consequence: 'dira ce que demande Hélène Moreau, et les statistiques le suivront.',
  busy: 'Enregistrement…',
  failed: 'L’acceptation n’a pas abouti. Vérifiez votre réseau, puis réessayez.',
  screen: async () =>
    (await import('../../../../src/screens/users/todo/correction-answers.tsx')).CorrectionAcceptance,
  browser: {
    as: 'cher',
    navigate: async (driver) => {
      await atCorrections(driver)
      await driver.interceptCalls()
      await driver.click('button', `Accepter ${called(waiting)}`)
    },
  },
})
