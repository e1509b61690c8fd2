import { absenceLiftingMachine } from '../../../../machines/users/todo/absence-lifting.ts'
import { absenceUpholdingMachine } from '../../../../machines/users/todo/absence-upholding.ts'
import { clicking } from '../../../model/navigation.ts'
import { atAbsences, called, waiting } from '../../pages/absences.ts'
import { confirmedCommandFlow } from '../../patterns/confirmed-command.ts'

export const absenceLifting = confirmedCommandFlow(absenceLiftingMachine, {
  name: 'absence-lifting',
  subject: waiting,
  confirm: 'Annuler l’absence',
  consequence: 'L’absence de Julie Fontaine ne comptera plus',
  busy: 'Enregistrement…',
  failed: 'L’annulation n’a pas abouti. Vérifiez votre réseau, puis réessayez.',
  screen: async () => (await import('../../../../src/screens/users/todo/absence-answers.tsx')).AbsenceLifting,
  browser: { as: 'cher', navigate: clicking(`Annuler ${called(waiting)}`, atAbsences) },
})

export const absenceUpholding = confirmedCommandFlow(absenceUpholdingMachine, {
  name: 'absence-upholding',
  subject: waiting,
  confirm: 'Maintenir',
  consequence: 'L’absence de Julie Fontaine comptera de nouveau.',
  busy: 'Enregistrement…',
  failed: 'La décision n’a pas abouti. Vérifiez votre réseau, puis réessayez.',
  screen: async () =>
    (await import('../../../../src/screens/users/todo/absence-answers.tsx')).AbsenceUpholding,
  browser: { as: 'cher', navigate: clicking(`Maintenir ${called(waiting)}`, atAbsences) },
})
