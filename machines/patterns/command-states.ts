/** What an act sends, and what becomes of it, in French. */
type Sent<K extends string, S extends string, I> = {
  /** The endpoint, whose name the invocation bears. */
  call: K
  /** The actor of the chart that stands for it. */
  src: S
  input: I
  /** The toast once it is done. */
  announced: string
  states: { done: string; refused: string }
}

type Failed = { event: { error: unknown } }

/** How a person goes on after a failure or a refusal. */
export type CommandEvent = { type: 'command.retried' } | { type: 'command.closed' }

/**
 * The states of an act from `sending` on: it is done by the server, fails or is refused. The output
 * of the chart says whether what was shown before is to be read again.
 */
export const commandStates = <K extends string, S extends string, I>(sent: Sent<K, S, I>) =>
  ({
    sending: {
      description: 'La demande est envoyée au serveur.',
      tags: 'busy',
      invoke: {
        id: sent.call,
        src: sent.src,
        input: sent.input,
        onDone: { target: 'done', actions: { type: 'announce', params: { text: sent.announced } } },
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
      after: { CALL_TIMEOUT: 'failed' },
    },
    failed: {
      description: 'La demande n’a pas abouti ; on peut réessayer ou renoncer.',
      on: { 'command.retried': 'sending', 'command.closed': 'abandoned' },
    },
    refused: { description: sent.states.refused, on: { 'command.closed': 'outdated' } },
    done: { description: sent.states.done, type: 'final', output: { changed: true } },
    outdated: {
      description: 'Ce qui était montré a changé entre-temps ; il faut le relire.',
      type: 'final',
      output: { changed: true },
    },
    abandoned: {
      description: 'La personne a renoncé, rien n’a changé.',
      type: 'final',
      output: { changed: false },
    },
  }) as const
