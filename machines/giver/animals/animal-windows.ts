import { assign, type EventFromLogic, sendTo, setup } from 'xstate'
import type { Animal } from '../../../contract/giver/animals.ts'
import type { Hunt } from '../../../contract/giver/hunts.ts'
import { animalLifecycle } from '../../lifecycles/animal.ts'
import { parentOf, type WithParent } from '../../patterns/parent.ts'
import { animalDeletionMachine } from './animal-deletion.ts'
import { animalFormMachine } from './animal-form.ts'
import { animalReturnMachine } from './animal-return.ts'
import { animalWithdrawalMachine } from './animal-withdrawal.ts'
import { handOverMachine } from './hand-over.ts'
import { nextStepOf, poolable } from './own-sample-draft.ts'
import { ownSampleMachine } from './own-sample.ts'

/** `mayNote`: holds hunts.self.write. */
type Input = { hunt: Hunt; mayNote: boolean } & WithParent<{ type: 'animals.changed' }>
/** `boars`: those of the hunt that may be pooled in one sample with the animal. */
type Context = Input & { animal: Animal | null; boars: Animal[] }
type Command =
  | 'edition.requested'
  | 'deletion.requested'
  | 'departure.requested'
  | 'return.requested'
  | 'handOver.requested'
type Event =
  | { type: 'animal.opened' | Command; animal: Animal }
  | { type: 'sample.requested'; animal: Animal; animals: Animal[] }
  | { type: 'window.closed' }

/** The lifecycle event of each command (`machines/lifecycles/animal.ts`). */
const deeds: Record<Command, EventFromLogic<typeof animalLifecycle>['type']> = {
  'edition.requested': 'animal.foundSound',
  'deletion.requested': 'animal.deleted',
  'departure.requested': 'animal.withdrawn',
  'return.requested': 'animal.returned',
  'handOver.requested': 'animal.handedOver',
}

type Viewer = { hunt: Hunt; mayNote: boolean }

/**
 * Whether a command is offered: the hunt is not yet reported, the animal's lifecycle allows it, and no
 * sanitary rule bars a hand-over.
 */
export const isPermitted = ({ hunt, mayNote }: Viewer, animal: Animal, command: Command): boolean =>
  mayNote &&
  hunt.hunt_state.code !== 'finished' &&
  (command !== 'handOver.requested' || !animal.demands?.some(({ is_barring }) => is_barring)) &&
  animalLifecycle.resolveState({ value: animal.state, context: {} }).can({ type: deeds[command] })

/**
 * Whether the giver may update the animal's sample. Possible after the report too, since results take
 * days.
 */
export const maySample = ({ mayNote }: Viewer, animal: Animal): boolean =>
  mayNote && nextStepOf(animal) !== null

const permits =
  (command: Command) =>
  ({ context }: { context: Context }, { animal }: { animal: Animal }) =>
    isPermitted(context, animal, command)

type Asked = { event: { animal: Animal } }
type Ended = { event: { output: { changed: boolean } } }

/** Opens the window of a command if it is permitted. */
const opening = <G extends string, T extends string>(guard: G, target: T) =>
  ({
    guard: { type: guard, params: ({ event }: Asked) => event },
    target,
    actions: { type: 'rememberAnimal', params: ({ event }: Asked) => event },
  }) as const

const commands = {
  'edition.requested': opening('mayEdit', 'editing'),
  'deletion.requested': opening('mayDelete', 'deleting'),
  'departure.requested': opening('mayWithdraw', 'withdrawing'),
  'return.requested': opening('mayReturn', 'returning'),
  'handOver.requested': opening('mayHandOver', 'handingOver'),
} as const

const ending = [
  {
    guard: { type: 'hasChanged', params: ({ event }: Ended) => event },
    target: 'closed',
    actions: 'notifyChange',
  },
  { target: 'closed' },
] as const

/** The windows of one animal over the list of a hunt, one at a time. */
export const animalWindowsMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: Input
    children: {
      animalForm: 'animalForm'
      animalDeletion: 'animalDeletion'
      animalWithdrawal: 'animalWithdrawal'
      animalReturn: 'animalReturn'
      handOver: 'handOver'
      ownSample: 'ownSample'
    }
  },
  actors: {
    animalForm: animalFormMachine,
    animalDeletion: animalDeletionMachine,
    animalWithdrawal: animalWithdrawalMachine,
    animalReturn: animalReturnMachine,
    handOver: handOverMachine,
    ownSample: ownSampleMachine,
  },
  guards: {
    mayEdit: permits('edition.requested'),
    mayDelete: permits('deletion.requested'),
    mayWithdraw: permits('departure.requested'),
    mayReturn: permits('return.requested'),
    mayHandOver: permits('handOver.requested'),
    maySample: ({ context }, { animal }: { animal: Animal }) => maySample(context, animal),
    hasChanged: (_, { output }: { output: { changed: boolean } }) => output.changed,
  },
  actions: {
    rememberAnimal: assign({ animal: (_, { animal }: { animal: Animal }) => animal }),
    rememberBoars: assign({ boars: (_, { animals }: { animals: Animal[] }) => poolable(animals) }),
    forgetAnimal: assign({ animal: null }),
    notifyChange: sendTo(({ context, self }) => parentOf(context, self), { type: 'animals.changed' }),
  },
}).createMachine({
  id: 'animalWindows',
  description: 'Les fenêtres d’un animal, ouvertes par-dessus la liste, une à la fois.',
  context: ({ input }) => ({ ...input, animal: null, boars: [] }),
  initial: 'closed',
  states: {
    closed: {
      description: 'Aucune fenêtre n’est ouverte.',
      entry: 'forgetAnimal',
      on: {
        'animal.opened': {
          target: 'viewing',
          actions: { type: 'rememberAnimal', params: ({ event }) => event },
        },
        // The line of an animal opens its hand-over directly.
        'handOver.requested': commands['handOver.requested'],
      },
    },
    viewing: {
      description: 'Tout ce qui est noté d’un animal, et ce que l’on peut en faire.',
      on: {
        ...commands,
        'sample.requested': {
          guard: { type: 'maySample', params: ({ event }) => event },
          target: 'sampling',
          actions: { type: 'rememberBoars', params: ({ event }) => event },
        },
        'window.closed': 'closed',
      },
    },
    editing: {
      description: 'Le responsable corrige ce qui est noté.',
      invoke: {
        id: 'animalForm',
        src: 'animalForm',
        input: ({ context: { hunt, animal } }) => ({ hunt, animal: animal! }),
        onDone: ending,
      },
    },
    deleting: {
      description: 'Le responsable efface un animal noté par erreur.',
      invoke: {
        id: 'animalDeletion',
        src: 'animalDeletion',
        input: ({ context }) => ({ subject: context.animal! }),
        onDone: ending,
      },
    },
    withdrawing: {
      description: 'Le responsable dit ce que devient un animal qui n’est remis à personne.',
      invoke: {
        id: 'animalWithdrawal',
        src: 'animalWithdrawal',
        input: ({ context }) => ({ subject: context.animal! }),
        onDone: ending,
      },
    },
    returning: {
      description: 'Le responsable annule une remise ou un retrait.',
      invoke: {
        id: 'animalReturn',
        src: 'animalReturn',
        input: ({ context }) => ({ subject: context.animal! }),
        onDone: ending,
      },
    },
    sampling: {
      description: 'Le responsable note un prélèvement de ses sangliers, ou son envoi.',
      invoke: {
        id: 'ownSample',
        src: 'ownSample',
        input: ({ context: { hunt, animal, boars } }) => ({ hunt, animal: animal!, boars }),
        onDone: ending,
      },
    },
    handingOver: {
      description: 'Le responsable note à qui l’animal est remis.',
      invoke: {
        id: 'handOver',
        src: 'handOver',
        input: ({ context: { hunt, animal } }) => ({ hunt, animal: animal! }),
        onDone: ending,
      },
    },
  },
})
