import { httpError } from '../../model/failures.ts'
import { after, answered, failed, from, type KeptByChart } from './kept.ts'

/** A new federation that the server refused, with its messages by field. */
const refused = (fields: Record<string, string[]>) => [
  { type: 'department.typed', value: '41' },
  { type: 'name.typed', value: 'Loiret' },
  { type: 'logo.chosen', file: new File(['x'], 'logo.png', { type: 'image/png' }) },
  answered('previewLogo', { url: 'blob:logo' }),
  { type: 'form.submitted' },
  failed('createFederation', httpError(422, { fields })),
]

const unreadable = 'Ce fichier n’est pas une image PNG lisible.'
const federation = { id: 23, name: 'Creuse', department_code: '23', second_factor_grace: 7 }
const unreadableChosen = [
  { type: 'logo.chosen', file: new File(['x'], 'logo.txt') },
  failed('previewLogo', new Error(unreadable)),
]

/** What the form of a federation says about its fields. */
export const keptOfFederationForm: KeptByChart = {
  'federation-form': [
    ...from({ federation: null, taken: ['18'] }, [
      after({ type: 'department.typed', value: ' 18' }, 'department.left').keeps({
        isTaken: true,
        errors: {},
      }),
      // What is typed next is not yet told anything about.
      after({ type: 'department.typed', value: '18' }, 'department.left', {
        type: 'department.typed',
        value: '1',
      }).keeps({ isTaken: false, departmentCode: '1' }),
      // What the server refused at a field no longer holds once that field is changed.
      after(
        ...refused({ department_code: ['Aucun.'], name: ['Pris.'], contact_email: ['Faux.'] }),
        { type: 'department.typed', value: '18' },
        'department.left',
      ).keeps({ isTaken: true, errors: { name: ['Pris.'], contact_email: ['Faux.'] } }),
    ]),
    ...from({ federation: null }, [
      after(
        ...refused({ department_code: ['Aucun.'], name: ['Pris.'], contact_email: ['Faux.'] }),
        { type: 'name.typed', value: 'Loiret' },
        { type: 'contact.typed', field: 'contact_email', value: 'loiret@example.org' },
      ).keeps({ errors: { department_code: ['Aucun.'] } }),
    ]),
    ...from({ federation }, [
      // Saving does not silently keep the former logo, which the person may choose to keep.
      after(...unreadableChosen, { type: 'name.typed', value: 'La Creuse' }, 'form.submitted').keeps({
        errors: { logo: [unreadable] },
      }),
      after(...unreadableChosen, 'logo.dropped', 'form.submitted').keeps({ errors: {}, logoTrouble: null }),
    ]),
  ],
}
