import { setGdprState, type GdprChoice } from '../../contract/shared/gdpr-choice.ts'
import type { GdprState } from '../../contract/shared/users.ts'
import { confirmedChoice } from '../patterns/confirmed-choice.ts'

/** Accepts or refuses the use of the person's data (spec §2 « My account », §4 « GDPR state »). */
export const gdprChoiceMachine = confirmedChoice({
  id: 'gdprChoice',
  call: setGdprState,
  description: 'Une personne accepte ou refuse l’utilisation de ses données.',
  confirmed: 'refused',
  // « pending » is never chosen: the page does not offer it, and the server refuses it.
  request: (value: GdprState) => ({ body: { gdpr_state: value as GdprChoice } }),
})
