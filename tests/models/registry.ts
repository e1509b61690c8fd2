import type { Flow } from '../model.ts'
import { availabilities } from './availabilities.model.ts'
import { citySearch } from './city-search.model.ts'
import { confirmation } from './confirmation.model.ts'
import { connectivity } from './connectivity.model.ts'
import { contactFilters } from './contact-filters.model.ts'
import { contactReveal } from './contact-reveal.model.ts'
import { contacts } from './contacts.model.ts'
import { giverHome } from './giver-home.model.ts'
import { giverWindows } from './giver-windows.model.ts'
import { huntDeletion } from './hunt-deletion.model.ts'
import { huntForm } from './hunt-form.model.ts'
import { huntList } from './hunt-list.model.ts'
import { donation } from './donation.model.ts'
import { errorModal } from './error-modal.model.ts'
import { preferences } from './preferences.model.ts'
import { receiverHome } from './receiver-home.model.ts'
import { passwordReset } from './password-reset.model.ts'
import { passwordResetRequest } from './password-reset-request.model.ts'
import { session } from './session.model.ts'
import { signIn } from './sign-in.model.ts'
import { terms } from './terms.model.ts'
import { territories } from './territories.model.ts'

/** Every flow that has a model, in the order in which testers are shown them. */
export const flows: readonly Flow[] = [
  signIn,
  passwordResetRequest,
  passwordReset,
  session,
  terms,
  territories,
  citySearch,
  confirmation,
  errorModal,
  connectivity,
  giverHome,
  giverWindows,
  huntList,
  contacts,
  contactFilters,
  contactReveal,
  huntForm,
  huntDeletion,
  donation,
  receiverHome,
  preferences,
  availabilities,
]
