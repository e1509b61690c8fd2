import { assign, setup } from 'xstate'
import type { Animal, AnimalList } from '../../../contract/giver/animals.ts'
import type { Contact } from '../../../contract/giver/contacts.ts'
import type { Hunt } from '../../../contract/giver/hunts.ts'
import { limits } from '../../../contract/limits.ts'
import { fieldsOf } from '../../../contract/problem.ts'
import { BOAR } from '../../../contract/shared/specimen-types.ts'
import { call, callDelays } from '../../patterns/calls.ts'
import type { CommandEvent } from '../../patterns/command-states.ts'
import type { ConfirmationEvent } from '../../patterns/confirmation.ts'
import { failureGuards, shellActions } from '../../patterns/failures.ts'
import { type FieldErrors, messagesOf } from '../../patterns/field-errors.ts'
import { likelyType, nextTag } from './animal-note.ts'
import { animalReturnMachine } from './animal-return.ts'
import { isAllTold, isGivable, isReturnable, oneMore, toldBy, type Told } from './person-animals.ts'

/** `formKey` identifies one opening of the window. */
type Input = { hunt: Hunt; contact: Contact; formKey: string }
/**
 * `typeId`, `tag`: the entry of an animal that is not noted yet. `noted`: the id of the one just noted, to
 * be handed over next. `count`: animals noted in this window. `animal`: the chosen one. `told`: what was
 * handed over last. `isRepeated`: the note is one more of the same. `errors`: the server's validation
 * messages in French by field; `reason`: why it refused altogether.
 */
type Context = Input & {
  animals: Animal[]
  nextTags: AnimalList['next_tags']
  typeId: number | null
  tag: string
  noted: number | null
  count: number
  animal: Animal | null
  told: Told | null
  isRepeated: boolean
  errors: FieldErrors
  reason: string
}
type Event =
  | { type: 'loading.retried' }
  | { type: 'animal.picked' | 'return.requested'; animal: Animal }
  | { type: 'specimenType.chosen'; typeId: number }
  | { type: 'tag.typed'; value: string }
  | { type: 'note.submitted' }
  | { type: 'another.requested' }
  | { type: 'window.closed' }
  | CommandEvent
  | ConfirmationEvent

/** Types, children, guards and actions of « Remis à … ». */
export const personHandOverSetup = setup({
  types: {} as {
    context: Context
    events: Event
    input: Input
    children: { animalReturn: 'animalReturn' }
  },
  actors: {
    listAnimals: call('listAnimals'),
    noteAnimal: call('noteAnimal'),
    handAnimalOver: call('handAnimalOver'),
    animalReturn: animalReturnMachine,
  },
  guards: {
    ...failureGuards,
    mayBeHandedOver: ({ context }, { animal }: { animal: Animal }) => isGivable(context.hunt, animal),
    mayReturn: ({ context: { hunt, contact } }, { animal }: { animal: Animal }) =>
      isReturnable(hunt, animal, contact.id),
    /** The one just noted is among them and may be handed over. */
    isNotedGivable: ({ context }, { list }: { list: AnimalList }) =>
      list.animals.some((animal) => animal.id === context.noted && isGivable(context.hunt, animal)),
    /** So it may, and all there is to say about it was said of the one before. */
    isNotedTold: ({ context }, { list }: { list: AnimalList }) =>
      context.isRepeated &&
      list.animals.some(
        (animal) =>
          animal.id === context.noted && isGivable(context.hunt, animal) && isAllTold(context.told, animal),
      ),
    mayRepeat: ({ context }) => oneMore(context) !== null,
    /** A boar may stand outside a marking scheme; any other animal needs its tag. */
    isTagged: ({ context: { typeId, tag } }) => typeId === BOAR || tag.trim() !== '',
    hasChanged: (_, { output }: { output: { changed: boolean } }) => output.changed,
  },
  actions: {
    ...shellActions,
    rememberAnimals: assign(({ context }, { list }: { list: AnimalList }) => {
      const { animals, next_tags: nextTags } = list
      const typeId = context.typeId ?? likelyType(context.hunt, animals)
      const animal = animals.find(({ id }) => id === context.noted) ?? null
      return {
        animals,
        nextTags,
        typeId,
        tag: nextTag(nextTags, typeId),
        animal,
        noted: null,
        isRepeated: false,
      }
    }),
    rememberAnimal: assign({ animal: (_, { animal }: { animal: Animal }) => animal }),
    rememberType: assign(({ context }, { typeId }: { typeId: number }) => ({
      typeId,
      tag: nextTag(context.nextTags, typeId),
    })),
    rememberTag: assign({ tag: (_, { value }: { value: string }) => value.slice(0, limits.animals.tag) }),
    rememberNote: assign(({ context }, { id }: { id: number }) => ({ noted: id, count: context.count + 1 })),
    rememberTold: assign({ told: ({ context }) => context.animal && toldBy(context.animal) }),
    repeatNote: assign(({ context }) => ({ ...oneMore(context), isRepeated: true })),
    forgetRepeat: assign({ isRepeated: false }),
    rememberErrors: assign({ errors: (_, { error }: { error: unknown }) => fieldsOf(error) }),
    forgetRefusal: assign({ errors: {}, reason: '' }),
    rememberReason: assign({ reason: (_, { error }: { error: unknown }) => messagesOf(error).join(' ') }),
  },
  delays: callDelays,
})
