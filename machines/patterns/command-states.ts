/** The call of a command, and the French descriptions of its outcomes. */
type Command<K extends string, S extends string, I> = {
  /** The endpoint; also the id of the invocation. */
  call: K
  /** The actor that the chart declares for the call. */
  src: S
  input: I
  /** The toast on success. */
  announced: string
  states: { done: string; refused: string }
}

type Failed = { event: { error: unknown } }

/** How a person continues after a failure or a refusal. */
export type CommandEvent = { type: 'command.retried' } | { type: 'command.closed' }

/**
 * The states of a command after confirmation: sending, success, failure, refusal. The chart's output must
 * say that the page must be reloaded as soon as the command was sent, since the server may have executed
 * it even if its answer was lost.
 */
export const commandStates = <K extends string, S extends string, I>(command: Command<K, S, I>) =>
  ({
    sending: {
      description: 'La demande est envoyée au serveur.',
      tags: 'busy',
      invoke: {
        id: command.call,
        src: command.src,
        input: command.input,
        onDone: { target: 'done', actions: { type: 'announce', params: { text: command.announced } } },
        onError: [
          { guard: 'wasMissing', target: 'outdated' },
          {
            guard: 'wasInConflict',
            target: 'refused',
            actions: { type: 'rememberReason', params: ({ event }: Failed) => event },
          },
          { target: 'failed', actions: { type: 'reportFailure', params: ({ event }: Failed) => event } },
        ],
      },
    },
    failed: {
      description: 'La demande n’a pas abouti ; on peut réessayer ou renoncer.',
      on: { 'command.retried': 'sending', 'command.closed': 'outdated' },
    },
    refused: { description: command.states.refused, on: { 'command.closed': 'outdated' } },
    done: { description: command.states.done, type: 'final', output: { changed: true } },
    outdated: {
      description: 'Ce qui était montré a pu changer ; il faut le relire.',
      type: 'final',
      output: { changed: true },
    },
    abandoned: {
      description: 'La personne a renoncé, rien n’a changé.',
      type: 'final',
      output: { changed: false },
    },
  }) as const
