import type { ExpectedTransitions } from '../../model/expected-transitions.ts'
import { entryForm } from '../patterns/entry-form.ts'

/** Spec §2 « Federations list », §5 « Federation ». */
export const federationForm: ExpectedTransitions = {
  ...entryForm('createFederation', 'updateFederation', {
    // §5: « department code 2 digits, digits only, not editable once created ».
    'department.typed': '= if isNew',
    'name.typed': '=',
    // How people reach the federation, of which each part is optional.
    'contact.typed': '=',
    // A federation may ask its staff for a second factor earlier than others.
    'grace.chosen': '=',
    // A federation may let its givers hunt in the communes near it.
    'reach.chosen': '=',
    'logo.chosen': 'editing.reading',
    // What was chosen is no logo: one keeps the former one knowingly, or chooses another.
    'logo.dropped': 'editing.fresh if isLogoOptional',
  }),
  'editing.reading': {
    'previewLogo done': 'editing.fresh',
    // A logo that cannot be read is a wrong field; one that is only slow to show is sent all the same.
    'previewLogo failed': 'editing.incomplete',
    'after READ_TIMEOUT': 'editing.fresh',
  },
}
