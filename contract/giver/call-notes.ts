import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { IdParams, left, Nothing } from '../fields.ts'
import { CALL_WORDS, CallOutcome } from '../shared/call-notes.ts'
import { someLines } from '../typed-text.ts'

const tooLong = `Cette note accepte ${CALL_WORDS} caractères au plus.`

/** What a giver notes about a call; both empty to delete the note. */
export const CallNoteEntry = z.object({
  outcome: left(CallOutcome),
  text: left(z.string(tooLong).check(someLines, z.maxLength(CALL_WORDS, tooLong))),
})

/** Notes what a call to a contact of one's own hunt came to. Replaces the former note. */
export const noteCall = endpoint('noteCall', {
  method: 'PUT',
  path: '/api/v1/contacts/{id}/note',
  summary: 'Noter un appel à un contact',
  access: 'giver',
  personal: true,
  envelope: 'nothing',
  params: IdParams,
  body: CallNoteEntry,
  answer: Nothing,
})
