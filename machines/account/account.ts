import { assign, sendTo, setup } from 'xstate'
import { readSession } from '../../contract/shared/session.ts'
import type { User } from '../../contract/shared/users.ts'
import { limits } from '../../contract/limits.ts'
import { accountFormMachine } from './account-form.ts'
import { call } from '../patterns/calls.ts'
import { dataExportMachine } from './data-export.ts'
import { deletionRequestMachine } from './deletion-request.ts'
import { shellActions } from '../patterns/failures.ts'
import { gdprChoiceMachine } from './gdpr-choice.ts'
import { ownSessionsMachine } from './own-sessions.ts'
import { newsletterMachine } from './newsletter.ts'
import { passwordChangeMachine } from './password-change.ts'
import { phoneHoldersMachine } from './phone-holders.ts'
import type { Children } from '../patterns/windows.ts'

/**
 * `user`: the last known record. `showForm`: whether the form is initially open. `isAssisted`: whether
 * staff acts on the person's behalf.
 */
type Input = { user: User; showForm: boolean; isAssisted: boolean }
type Event = { type: 'account.retried' } | { type: 'account.changed' }

const actors = {
  readSession: call(readSession),
  accountForm: accountFormMachine,
  newsletter: newsletterMachine,
  gdprChoice: gdprChoiceMachine,
  passwordChange: passwordChangeMachine,
  dataExport: dataExportMachine,
  deletionRequest: deletionRequestMachine,
  phoneHolders: phoneHoldersMachine,
  ownSessions: ownSessionsMachine,
}

/** The page « Mon compte » (spec §2). */
export const accountMachine = setup({
  types: {} as {
    context: Input
    events: Event
    input: Input
    children: Children<typeof actors>
  },
  actors,
  guards: {
    isAssisted: ({ context }) => context.isAssisted,
    isReceiver: ({ context }) => context.user.receiver !== null,
    isNoReceiver: ({ context }) => context.user.receiver === null,
  },
  actions: {
    ...shellActions,
    rememberUser: assign({ user: (_, { user }: { user: User }) => user }),
    forwardGdprChoice: sendTo('gdprChoice', (_, { user }: { user: User }) => ({
      type: 'choice.read' as const,
      value: user.gdpr_state,
    })),
    forwardDeletionRequest: sendTo('deletionRequest', (_, { user }: { user: User }) => ({
      type: 'choice.read' as const,
      value: user.deletion_requested_at !== null,
    })),
    /** Passes the new user record to the session. Does nothing until the page provides it. */
    updateSession: (_, _params: { user: User }) => {},
  },
}).createMachine({
  id: 'account',
  description: 'La page « Mon compte » : ce que le service sait d’une personne, et ce qu’elle en décide.',
  context: ({ input }) => input,
  initial: 'loading',
  states: {
    loading: {
      description: 'Le compte est en cours de lecture.',
      tags: 'busy',
      invoke: {
        id: 'readSession',
        src: 'readSession',
        onDone: {
          target: 'ready',
          actions: [
            { type: 'rememberUser', params: ({ event }) => event.output },
            { type: 'updateSession', params: ({ event }) => event.output },
          ],
        },
        onError: { target: 'unavailable', actions: { type: 'reportFailure', params: ({ event }) => event } },
      },
    },
    unavailable: {
      description: 'Le compte n’a pas pu être lu ; on peut réessayer.',
      on: { 'account.retried': 'loading' },
    },
    ready: {
      description: 'Le compte est montré, et la personne peut agir.',
      type: 'parallel',
      states: {
        details: {
          description: 'Ses informations.',
          initial: 'current',
          on: { 'account.changed': '.reading' },
          states: {
            current: { description: 'Ce qui est montré est ce que le serveur a gardé.' },
            reading: {
              description: 'Quelque chose a changé : le compte est relu.',
              invoke: {
                id: 'readSession',
                src: 'readSession',
                onDone: {
                  target: 'current',
                  actions: [
                    { type: 'rememberUser', params: ({ event }) => event.output },
                    { type: 'updateSession', params: ({ event }) => event.output },
                    { type: 'forwardGdprChoice', params: ({ event }) => event.output },
                    { type: 'forwardDeletionRequest', params: ({ event }) => event.output },
                  ],
                },
                onError: {
                  target: 'stale',
                  actions: { type: 'reportFailure', params: ({ event }) => event },
                },
              },
            },
            stale: {
              description: 'Le compte n’a pas pu être relu : ce qui est montré n’est plus à jour.',
              on: { 'account.retried': 'reading' },
            },
          },
        },
        form: {
          description: 'La fenêtre « Modifier mes informations ».',
          invoke: {
            id: 'accountForm',
            src: 'accountForm',
            input: ({ context, self }) => ({ ...context, parent: self }),
          },
        },
        newsletter: {
          description: 'La lettre d’information.',
          invoke: { id: 'newsletter', src: 'newsletter', input: ({ self }) => ({ parent: self }) },
        },
        gdpr: {
          description: 'L’utilisation de ses données.',
          invoke: {
            id: 'gdprChoice',
            src: 'gdprChoice',
            input: ({ context, self }) => ({ parent: self, value: context.user.gdpr_state }),
          },
        },
        password: {
          description: 'Le changement de mot de passe.',
          invoke: { id: 'passwordChange', src: 'passwordChange' },
        },
        data: {
          description: 'Le téléchargement de ses données.',
          invoke: { id: 'dataExport', src: 'dataExport' },
        },
        deletion: {
          description: 'La suppression de son compte.',
          invoke: {
            id: 'deletionRequest',
            src: 'deletionRequest',
            input: ({ context, self }) => ({
              parent: self,
              value: context.user.deletion_requested_at !== null,
            }),
          },
        },
        decisions: {
          description: 'Ce dont seule la personne décide.',
          initial: 'deciding',
          states: {
            deciding: {
              description: 'Quelqu’un agit-il à sa place ?',
              always: [{ guard: 'isAssisted', target: 'closed' }, { target: 'open' }],
            },
            open: {
              description: 'Elle décide de ses données, de son mot de passe et de son compte.',
              type: 'final',
            },
            closed: {
              description: 'Quelqu’un agit à sa place : ces choix sont fermés, et la page le dit.',
              type: 'final',
            },
          },
        },
        sessions: {
          description: 'Où son compte est ouvert.',
          invoke: {
            id: 'ownSessions',
            src: 'ownSessions',
            input: ({ context: { isAssisted } }) => ({ isAssisted }),
          },
        },
        holders: {
          description: 'Qui a obtenu son numéro de téléphone.',
          initial: 'absent',
          states: {
            absent: {
              description: 'Seul un particulier a un numéro que des chasseurs obtiennent.',
              always: { guard: 'isReceiver', target: 'listed' },
            },
            listed: {
              description: 'Un particulier voit qui a son numéro, aussi longtemps qu’il en est un.',
              always: { guard: 'isNoReceiver', target: 'absent' },
              invoke: {
                id: 'phoneHolders',
                src: 'phoneHolders',
                input: { where: {}, perPage: limits.pastHunts },
              },
            },
          },
        },
      },
    },
  },
})
