import type { Animal, AnimalList } from '../../../contract/giver/animals.ts'
import type { Contact } from '../../../contract/giver/contacts.ts'
import type { Hunt } from '../../../contract/giver/hunts.ts'
import type { CommandEvent } from '../../patterns/command-states.ts'
import type { ConfirmationEvent } from '../../patterns/confirmation.ts'
import type { FieldErrors } from '../../patterns/field-errors.ts'
import type { Told } from './person-animals.ts'

/** `formKey` identifies one opening of the window. */
export type Input = { hunt: Hunt; contact: Contact; formKey: string }
/**
 * `typeId`, `tag`: the entry of an animal that is not noted yet; `isTyped`: its tag is no suggestion. `noted`: the id of the one just noted, to
 * be handed over next. `count`: animals noted in this window. `animal`: the chosen one. `told`: what was
 * handed over last. `isRepeated`: the note is one more of the same. `errors`: the server's validation
 * messages in French by field; `reason`: why it refused altogether.
 */
export type Context = Input & {
  animals: Animal[]
  nextTags: AnimalList['next_tags']
  typeId: number | null
  tag: string
  isTyped: boolean
  noted: number | null
  count: number
  animal: Animal | null
  told: Told | null
  isRepeated: boolean
  errors: FieldErrors
  reason: string
}
/** What happens in the window. */
export type Event =
  | { type: 'loading.retried' }
  | { type: 'animal.picked' | 'return.requested'; animal: Animal }
  | { type: 'specimenType.chosen'; typeId: number }
  | { type: 'tag.typed'; value: string }
  | { type: 'note.submitted' }
  | { type: 'another.requested' }
  | { type: 'window.closed' }
  | CommandEvent
  | ConfirmationEvent
