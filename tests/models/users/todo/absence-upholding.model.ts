import { absenceUpholdingMachine } from '../../../../machines/users/todo/absence-upholding.ts'
import { confirmedCommandFlow } from '../../patterns/confirmed-command.ts'
import { atAbsences, called, waiting } from '../../pages/absences.ts'

export const absenceUpholding = confirmedCommandFlow(absenceUpholdingMachine, {
  name: 'absence-upholding',
  subject: waiting,
  confirm: 'Maintenir',
  consequence: 'L’absence de Julie Fontaine comptera de nouveau.',
  busy: 'Enregistrement…',
  failed: 'La décision n’a pas abouti. Vérifiez votre réseau, puis réessayez.',
  screen: async () =>
    (await import('../../../../src/screens/users/todo/absence-answers.tsx')).AbsenceUpholding,
  browser: {
    as: 'cher',
    navigate: async (driver) => {
      await atAbsences(driver)
      await driver.interceptCalls()
      await driver.click('button', `Maintenir ${called(waiting)}`)
    },
  },
})
