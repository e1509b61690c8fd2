import { call } from '../../patterns/call.ts'
import { changeForm } from '../../patterns/entry-form.ts'

/**
 * « Confirmer »: the promised game, and a meeting that is entered once and suggested again; outdated, if the person
 * or the animal is no longer available.
 */
export const offerConfirmation = {
  ...changeForm('confirmOffer', { 'field.typed': '=' }),
  '*': { start: 'loading' },
  loading: { ...call('listConfirmationChoices', 'editing', 'unavailable'), 'form.closed': 'abandoned' },
  unavailable: { 'loading.retried': 'loading', 'form.closed': 'abandoned' },
}
