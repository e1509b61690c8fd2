import type { Hunt } from '../../contract/giver/hunts.ts'
import { groundOf, type TypesRead } from './giver-windows-types.ts'
import { leadingBack } from '../patterns/windows.ts'
import { consulting } from './consulting.ts'
import { giverWindowsSetup } from './giver-windows-setup.ts'

/** Closing a window: the lists are reloaded if something may have changed. */
const closing = leadingBack({ target: 'closed', actions: 'notifyChange' }, 'closed')

/** Remembers the hunt of the card whose button was pressed. */
const keepHunt = { type: 'rememberHunt', params: ({ event }: { event: { hunt: Hunt } }) => event } as const

/** Remembers the loaded game types. */
const keepTypes = { type: 'rememberTypes', params: ({ event }: { event: TypesRead }) => event } as const

/** The windows a giver opens over their home, one at a time (spec §2 « Giver home »). */
export const giverWindowsMachine = giverWindowsSetup.createMachine({
  id: 'giverWindows',
  description: 'Les fenêtres que le responsable ouvre par-dessus son espace, une à la fois.',
  context: ({ input }) => ({
    ...input,
    hunt: null,
    askedContact: null,
    askedAnimal: null,
    contact: null,
    report: null,
  }),
  initial: 'closed',
  on: {
    'specimenTypes.read': { actions: keepTypes },
    // Its code could not be loaded, so that nothing was entered in it.
    'window.abandoned': '.closed',
  },
  states: {
    closed: {
      description: 'Aucune fenêtre n’est ouverte.',
      entry: 'forgetHunt',
      on: {
        'documents.requested': 'documents',
        'territories.requested': { guard: 'mayPlan', target: 'territories' },
        'planning.requested': { guard: 'mayPlan', target: 'planning' },
        'duplication.requested': { guard: 'mayPlan', target: 'planning', actions: keepHunt },
        'edition.requested': { guard: 'mayPlan', target: 'planning', actions: keepHunt },
        'deletion.requested': { guard: 'mayPlan', target: 'deleting', actions: keepHunt },
        'contacts.requested': {
          target: 'consulting',
          actions: [keepHunt, { type: 'rememberAskedContact', params: ({ event }) => event }],
        },
        'animals.requested': {
          target: 'noting',
          actions: [keepHunt, { type: 'rememberAskedAnimal', params: ({ event }) => event }],
        },
        'report.requested': { target: 'reporting', actions: keepHunt },
        'versions.requested': { target: 'reviewing', actions: keepHunt },
      },
      initial: 'deciding',
      states: {
        deciding: {
          description: 'La page s’ouvre, peut-être à l’adresse d’une de ses fenêtres.',
          always: [{ guard: 'isUnasked', target: 'idle' }, { target: 'arriving' }],
        },
        arriving: {
          description: 'La fenêtre que l’adresse nomme est cherchée.',
          exit: 'forgetAsked',
          invoke: {
            id: 'windowOpening',
            src: 'windowOpening',
            input: ({ context }) => ({ asked: context.asked! }),
            onDone: [
              {
                guard: { type: 'isFound', params: ({ event }) => event },
                target: 'idle',
                actions: { type: 'requestWindow', params: ({ event }) => event },
              },
              { target: 'idle' },
            ],
          },
        },
        idle: { description: 'Rien n’est à ouvrir.' },
      },
    },
    documents: {
      description: 'Les trois documents à imprimer.',
      on: { 'window.closed': 'closed' },
    },
    territories: {
      description: 'Ses territoires de chasse.',
      invoke: {
        id: 'territories',
        src: 'territories',
        input: ({ context }) => groundOf(context),
        onDone: 'closed',
      },
    },
    planning: {
      description: 'Il prévoit une chasse ou modifie une chasse prévue.',
      invoke: {
        id: 'huntForm',
        src: 'huntForm',
        input: ({ context: { hunt, today, mainCityId, newKey } }) => ({
          hunt,
          today,
          mainCityId,
          formKey: newKey(),
        }),
        onDone: [
          {
            guard: { type: 'wantsContacts', params: ({ event }) => event },
            target: 'closed',
            actions: [{ type: 'askForContacts', params: ({ event }) => event }, 'notifyChange'],
          },
          ...closing,
        ],
      },
    },
    deleting: {
      description: 'Il supprime une chasse prévue.',
      invoke: {
        id: 'huntDeletion',
        src: 'huntDeletion',
        input: ({ context }) => ({ subject: context.hunt! }),
        onDone: closing,
      },
    },
    consulting,
    noting: {
      description: 'Il note les animaux d’une chasse.',
      invoke: {
        id: 'animals',
        src: 'animals',
        input: ({ context: { hunt, mayPlan, askedAnimal, newKey } }) => ({
          hunt: hunt!,
          mayNote: mayPlan,
          asked: askedAnimal,
          formKey: newKey(),
        }),
        onDone: 'closed',
      },
    },
    reporting: {
      description: 'Il informe sa fédération : qui a reçu quoi ?',
      invoke: {
        id: 'donation',
        src: 'donation',
        input: ({ context: { hunt, specimenTypes } }) => ({ hunt: hunt!, specimenTypes }),
        onDone: closing,
      },
      on: { 'specimenTypes.read': { actions: [keepTypes, 'forwardTypes'] } },
    },
    reviewing: {
      description: 'Il relit le compte rendu d’une chasse passée : qui a reçu quoi.',
      invoke: {
        id: 'reportVersions',
        src: 'reportVersions',
        input: ({ context }) => ({ hunt: context.hunt! }),
        onDone: [
          {
            guard: { type: 'wantsCorrection', params: ({ event }) => event },
            target: 'amending',
            actions: { type: 'rememberReport', params: ({ event }) => event.output },
          },
          { target: 'closed' },
        ],
      },
    },
    amending: {
      description: 'Il corrige ce compte rendu, et dit pourquoi.',
      invoke: {
        id: 'reportAmendment',
        src: 'reportAmendment',
        input: ({ context: { hunt, report, specimenTypes, newKey } }) => ({
          hunt: hunt!,
          report: report!,
          specimenTypes,
          formKey: newKey(),
        }),
        onDone: closing,
      },
      on: { 'specimenTypes.read': { actions: [keepTypes, 'forwardTypesToCorrection'] } },
    },
  },
})
