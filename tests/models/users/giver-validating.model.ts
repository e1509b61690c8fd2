import { giverValidatingMachine } from '../../../machines/users/giver-validating.ts'
import { clicking } from '../../model/navigation.ts'
import { confirmedCommandFlow } from '../patterns/confirmed-command.ts'
import { atValidation, late } from './giver-validation.ts'

export const giverValidating = confirmedCommandFlow(giverValidatingMachine, {
  name: 'giver-validating',
  subject: late,
  confirm: 'Valider',
  consequence:
    'Le compte chasseur de Sylvie Renaud (NIT 1800050) sera validé : son titulaire pourra prévoir des chasses, et en sera averti par e-mail. Une validation ne s’annule pas ; un compte validé peut seulement être bloqué.',
  busy: 'Validation…',
  failed: 'La validation n’a pas abouti. Vérifiez votre réseau, puis réessayez.',
  screen: async () => (await import('../../../src/screens/users/giver-validating.tsx')).GiverValidating,
  browser: { as: 'cher', navigate: clicking('Valider Sylvie Renaud', atValidation) },
})
