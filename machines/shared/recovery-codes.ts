import { fromPromise, setup } from 'xstate'

type Context = { codes: readonly string[] }
type Event =
  | { type: 'codes.copied' }
  | { type: 'codes.downloaded' }
  | { type: 'codes.printed' }
  | { type: 'codes.noted' }

/** Shows recovery codes, which cannot be shown again, until the person confirms that they saved them. */
export const recoveryCodesMachine = setup({
  types: {} as { context: Context; events: Event; input: Context },
  actors: {
    /** Copies a text to the clipboard. */
    copyText: fromPromise<void, { text: string }>(() => Promise.reject(new Error('copyText absent'))),
  },
  actions: {
    /** Both do nothing until the page provides them. */
    downloadCodes: (_, _params: Context) => {},
    printCodes: (_, _params: Context) => {},
  },
}).createMachine({
  id: 'recoveryCodes',
  description: 'Des codes de secours sont montrés une seule fois : la personne les garde en lieu sûr.',
  context: ({ input }) => input,
  initial: 'shown',
  states: {
    shown: {
      description: 'Les codes sont montrés.',
      initial: 'fresh',
      on: {
        'codes.copied': '.copying',
        'codes.downloaded': {
          target: '.downloaded',
          actions: { type: 'downloadCodes', params: ({ context }) => context },
        },
        'codes.printed': { actions: { type: 'printCodes', params: ({ context }) => context } },
        'codes.noted': 'noted',
      },
      states: {
        fresh: { description: 'Ils n’ont pas encore été copiés.' },
        copying: {
          description: 'Les codes sont en cours de copie.',
          invoke: {
            id: 'copyText',
            src: 'copyText',
            input: ({ context }) => ({ text: context.codes.join('\n') }),
            onDone: 'copied',
            onError: 'uncopied',
          },
        },
        copied: { description: 'Les codes sont copiés.' },
        uncopied: { description: 'Le navigateur refuse la copie ; les codes sont à noter autrement.' },
        downloaded: { description: 'Les codes sont dans les téléchargements.' },
      },
    },
    noted: { description: 'La personne a dit qu’elle les a notés.', type: 'final' },
  },
})
