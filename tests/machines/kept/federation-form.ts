import { httpError } from '../../model/failures.ts'
import { answered, failed, type KeptByChart } from './kept.ts'

/** A new federation that the server refused, with its messages by field. */
const refused = (fields: Record<string, string[]>) => [
  { type: 'department.typed', value: '41' },
  { type: 'name.typed', value: 'Loiret' },
  { type: 'logo.chosen', file: new File(['x'], 'logo.png', { type: 'image/png' }) },
  answered('previewLogo', { url: 'blob:logo' }),
  { type: 'form.submitted' },
  failed('createFederation', httpError(422, { fields })),
]

/** What the form of a federation says about its fields. */
export const keptOfFederationForm: KeptByChart = {
  'federation-form': [
    {
      input: { federation: null, taken: ['18'] },
      after: [{ type: 'department.typed', value: ' 18' }, { type: 'department.left' }],
      keeps: { isTaken: true, errors: {} },
    },
    {
      // What is typed next is not yet told anything about.
      input: { federation: null, taken: ['18'] },
      after: [
        { type: 'department.typed', value: '18' },
        { type: 'department.left' },
        { type: 'department.typed', value: '1' },
      ],
      keeps: { isTaken: false, departmentCode: '1' },
    },
    {
      // What the server refused at a field no longer holds once that field is changed.
      input: { federation: null, taken: ['18'] },
      after: [
        ...refused({ department_code: ['Aucun.'], name: ['Pris.'], contact_email: ['Faux.'] }),
        { type: 'department.typed', value: '18' },
        { type: 'department.left' },
      ],
      keeps: { isTaken: true, errors: { name: ['Pris.'], contact_email: ['Faux.'] } },
    },
    {
      input: { federation: null },
      after: [
        ...refused({ department_code: ['Aucun.'], name: ['Pris.'], contact_email: ['Faux.'] }),
        { type: 'name.typed', value: 'Loiret' },
        { type: 'contact.typed', field: 'contact_email', value: 'loiret@example.org' },
      ],
      keeps: { errors: { department_code: ['Aucun.'] } },
    },
  ],
}
