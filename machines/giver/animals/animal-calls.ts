import type { Animal } from '../../../contract/giver/animals.ts'
import type { Hunt } from '../../../contract/giver/hunts.ts'
import { BOAR } from '../../../contract/shared/specimen-types.ts'
import { keyOfAttempt } from '../attempt-key.ts'
import { entryOf } from './animal-note.ts'
import { informingOf, toldOf } from './messages.ts'

type Failed = { event: { error: unknown } }

/**
 * The entry of the next animal. `formKey`: the opening of the window; `count`: animals noted in it; `animals`:
 * the list as it was read.
 */
type Entry = {
  hunt: Hunt
  formKey: string
  count: number
  animals: readonly Animal[]
  typeId: number | null
  tag: string
}

/**
 * An animal that is in the list was noted, even if its answer was lost: the next one without a tag is another.
 * A tag is that of one animal only.
 */
const attemptOf = ({ formKey, count, animals, tag }: Entry) =>
  `${formKey}.${count}${tag.trim() === '' ? `.${animals.length}` : ''}`

/**
 * The call that notes the next animal, in a chart whose state `at` has its entry. That state shows by
 * `refused`, `rejected` and `failed` why nothing was noted; otherwise the list is read again.
 */
export const noting = <const S extends string>(at: S) =>
  ({
    invoke: {
      id: 'noteAnimal',
      src: 'noteAnimal',
      input: ({ context }: { context: Entry }) => ({
        params: { id: context.hunt.id },
        body: entryOf(context),
        idempotencyKey: keyOfAttempt(attemptOf(context), entryOf(context)),
      }),
      onDone: {
        target: 'loading',
        actions: {
          type: 'rememberNote',
          params: ({ event }: { event: { output: { id: number } } }) => event.output,
        },
      },
      onError: [
        {
          guard: 'wasRefused',
          target: `${at}.refused`,
          actions: { type: 'rememberErrors', params: ({ event }: Failed) => event },
        },
        {
          guard: 'wasInConflict',
          target: `${at}.rejected`,
          actions: { type: 'rememberReason', params: ({ event }: Failed) => event },
        },
        { target: `${at}.failed`, actions: { type: 'reportFailure', params: ({ event }: Failed) => event } },
      ],
    },
  }) as const

/** The request that hands an animal over to a contact, with what the giver confirms to have said. */
export const handOverTo = (contactId: number, animal: Animal) => ({
  params: { id: animal.id },
  body: { contact_id: contactId, ...toldOf(animal.specimen_type_id === BOAR, informingOf(animal)) },
})

/** How a hand-over ends without being noted. `missing`: the state if the animal is gone. */
export const unnotedHandOver = <const S extends string>(missing: S) =>
  [
    { guard: 'wasMissing', target: missing },
    {
      guard: 'wasRefused',
      target: 'refused',
      actions: { type: 'rememberReason', params: ({ event }: Failed) => event },
    },
    {
      guard: 'wasInConflict',
      target: 'refused',
      actions: { type: 'rememberReason', params: ({ event }: Failed) => event },
    },
    { target: 'failed', actions: { type: 'reportFailure', params: ({ event }: Failed) => event } },
  ] as const
