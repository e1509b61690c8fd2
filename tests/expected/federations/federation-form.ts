import { entryForm } from '../patterns/entry-form.ts'

/** Spec §2 « Federations list », §5 « Federation ». */
export const federationForm = {
  ...entryForm('createFederation', 'updateFederation', {
    // §5: « department code 2 digits, digits only, not editable once created ».
    'department.typed': '= if isNew',
    // A department that has a federation is told at its field, before anything else is typed.
    'department.left': '= if isTaken',
    'name.typed': '=',
    // Contact details of the federation, each optional.
    'contact.typed': '=',
    // A federation may require a second factor earlier than others.
    'grace.chosen': '=',
    // A federation may allow territories in neighbouring communes.
    'reach.chosen': '=',
    'logo.chosen': 'editing.reading',
    // The chosen file is no logo: the person keeps the former one knowingly, or chooses another.
    'logo.dropped': 'editing.fresh if isLogoOptional',
  }),
  'editing.reading': {
    'previewLogo done': 'editing.fresh',
    // A logo that cannot be read is told at its field, nothing was sent yet; one whose preview is only slow is sent anyway.
    'previewLogo failed': 'editing.fresh',
    'after READ_TIMEOUT': 'editing.fresh',
  },
}
