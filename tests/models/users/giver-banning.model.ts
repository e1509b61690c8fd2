import { giverBanningMachine } from '../../../machines/users/giver-banning.ts'
import { flow } from '../../model/model.ts'
import { clicking } from '../../model/navigation.ts'
import { answeredAssertions, answeredGestures } from '../patterns/confirmed-command.ts'
import { atValidation, late } from './giver-validation.ts'

const texts = {
  confirm: 'Bannir',
  consequence:
    'Le compte chasseur de Sylvie Renaud (NIT 1800050) sera banni : son inscription est refusée, et son titulaire en sera averti par e-mail. Vous pourrez revenir sur ce refus : dans « Utilisateurs », ouvrez sa fiche, puis « Valider ».',
  busy: 'Bannissement…',
  failed: 'Le bannissement n’a pas abouti. Vérifiez votre réseau, puis réessayez.',
}
const labels = {
  reason: 'Raison, pour la personne (facultatif)',
  note: 'Note, pour votre équipe (facultatif)',
}
const command = answeredAssertions(texts)

export const giverBanning = flow(giverBanningMachine, {
  name: 'giver-banning',
  input: { subject: late },
  key: ({ context: { texts: typed } }) => typed,
  samples: {
    events: {
      'field.typed': ({ context: { texts: typed } }) =>
        typed.reason === ''
          ? [{ field: 'reason', value: 'Ce NIT n’est pas le vôtre.' }]
          : typed.note === ''
            ? [{ field: 'note', value: 'À rappeler mardi.' }]
            : [],
    },
  },
  gestures: {
    ...answeredGestures(texts),
    'field.typed': (driver, { field, value }) => driver.fill(labels[field], value),
  },
  expects: {
    ...command,
    confirming: async (person, { context: { texts: typed } }) => {
      await command.confirming(person)
      await person.seesValue(labels.reason, typed.reason)
      await person.seesValue(labels.note, typed.note)
    },
  },
  screen: async () => (await import('../../../src/screens/users/giver-banning.tsx')).GiverBanning,
  browser: { as: 'cher', navigate: clicking('Bannir Sylvie Renaud', atValidation) },
})
