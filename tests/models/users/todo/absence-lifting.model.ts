import { absenceLiftingMachine } from '../../../../machines/users/todo/absence-lifting.ts'
import { confirmedCommandFlow } from '../../patterns/confirmed-command.ts'
import { atAbsences, called, waiting } from '../../pages/absences.ts'

export const absenceLifting = confirmedCommandFlow(absenceLiftingMachine, {
  name: 'absence-lifting',
  subject: waiting,
  confirm: 'Annuler l’absence',
  consequence: 'L’absence de Julie Fontaine ne comptera plus',
  busy: 'Enregistrement…',
  failed: 'L’annulation n’a pas abouti. Vérifiez votre réseau, puis réessayez.',
  screen: async () => (await import('../../../../src/screens/users/todo/absence-answers.tsx')).AbsenceLifting,
  browser: {
    as: 'cher',
    navigate: async (driver) => {
      await atAbsences(driver)
      await driver.interceptCalls()
      await driver.click('button', `Annuler ${called(waiting)}`)
    },
  },
})
