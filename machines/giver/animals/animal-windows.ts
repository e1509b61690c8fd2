import { assign, sendTo, setup } from 'xstate'
import type { Animal } from '../../../contract/giver/animals.ts'
import { parentOf, type WithParent } from '../../patterns/parent.ts'
import { animalDeletionMachine } from './animal-deletion.ts'
import { animalFormMachine } from './animal-form.ts'
import {
  type AnimalCommand,
  type AnimalViewer,
  type AskedAnimal,
  isPermitted,
  maySample,
  mayOpen,
} from './animal-permissions.ts'
import { animalReturnMachine } from './animal-return.ts'
import { animalWithdrawalMachine } from './animal-withdrawal.ts'
import { handOverMachine } from './hand-over.ts'
import { poolable } from './own-sample-draft.ts'
import { ownSampleMachine } from './own-sample.ts'
import { type Children, leadingBack, windowGuards } from '../../patterns/windows.ts'

/** `asked`: the animal's window that the URL names, until the animals are read; null if it names none. */
type Input = AnimalViewer & { asked: AskedAnimal | null } & WithParent<{ type: 'animals.changed' }>
/** `boars`: those of the hunt that may be pooled in one sample with the animal. */
type Context = Input & { animal: Animal | null; boars: Animal[] }
/** The animals of the hunt were read. */
type AnimalsRead = { type: 'animals.read'; animals: Animal[] }
type Event =
  | AnimalsRead
  | { type: 'animal.opened' | AnimalCommand; animal: Animal }
  | { type: 'sample.requested'; animal: Animal; animals: Animal[] }
  | { type: 'window.closed' }

const permits =
  (command: AnimalCommand) =>
  ({ context }: { context: Context }, { animal }: { animal: Animal }) =>
    isPermitted(context, animal, command)

type Asked = { event: { animal: Animal } }

/** Opens the window of a command if it is permitted. */
const opening = <G extends string, T extends string>(guard: G, target: T) =>
  ({
    guard: { type: guard, params: ({ event }: Asked) => event },
    target,
    actions: { type: 'rememberAnimal', params: ({ event }: Asked) => event },
  }) as const

/** The animal whom the URL names, if it is one of the hunt. */
const askedIn = ({ asked }: Context, { animals }: AnimalsRead) =>
  animals.find(({ id }) => id === asked?.animalId) ?? null

/** Whether the URL names this window of an animal, and it may open. */
const asks =
  (window: AskedAnimal['window']) =>
  ({ context }: { context: Context }, read: AnimalsRead) => {
    const animal = askedIn(context, read)
    return animal !== null && context.asked?.window === window && mayOpen(context, animal, window)
  }

/** Opens the window that the URL names. */
const arriving = <G extends string, T extends string>(guard: G, target: T) =>
  ({
    guard: { type: guard, params: ({ event }: { event: AnimalsRead }) => event },
    target,
    actions: [
      {
        type: 'rememberAnimal',
        params: ({ context, event }: { context: Context; event: AnimalsRead }) => ({
          animal: askedIn(context, event)!,
        }),
      },
      { type: 'rememberBoars', params: ({ event }: { event: AnimalsRead }) => event },
    ],
  }) as const

const commands = {
  'edition.requested': opening('mayEdit', 'editing'),
  'deletion.requested': opening('mayDelete', 'deleting'),
  'departure.requested': opening('mayWithdraw', 'withdrawing'),
  'return.requested': opening('mayReturn', 'returning'),
  'handOver.requested': opening('mayHandOver', 'handingOver'),
} as const

const ending = leadingBack({ target: 'closed', actions: 'notifyChange' }, 'closed')

const actors = {
  animalForm: animalFormMachine,
  animalDeletion: animalDeletionMachine,
  animalWithdrawal: animalWithdrawalMachine,
  animalReturn: animalReturnMachine,
  handOver: handOverMachine,
  ownSample: ownSampleMachine,
}

/** The windows of one animal over the list of a hunt, one at a time. */
export const animalWindowsMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: Input
    children: Children<typeof actors>
  },
  actors,
  guards: {
    mayEdit: permits('edition.requested'),
    mayDelete: permits('deletion.requested'),
    mayWithdraw: permits('departure.requested'),
    mayReturn: permits('return.requested'),
    mayHandOver: permits('handOver.requested'),
    isToView: asks('animal'),
    isToCorrect: asks('correction'),
    isToHandOver: asks('handover'),
    isToSample: asks('sample'),
    maySample: ({ context }, { animal }: { animal: Animal }) => maySample(context, animal),
    ...windowGuards,
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
  initial: 'awaiting',
  states: {
    awaiting: {
      description: 'La liste se lit ; si l’adresse nomme un animal, sa fenêtre s’ouvre ensuite.',
      on: {
        'animals.read': [
          arriving('isToView', 'viewing'),
          arriving('isToCorrect', 'editing'),
          arriving('isToHandOver', 'handingOver'),
          arriving('isToSample', 'sampling'),
          { target: 'closed' },
        ],
      },
    },
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
