/** One of the two calls of a form. */
type Sending<K, I> = {
  /** The endpoint. */
  call: K
  /** What it takes. */
  input: I
  description: string
}

/** The calls of a form, and what becomes of its entry, in French. */
type Saving<C, CI, U, UI> = {
  create: Sending<C, CI>
  update: Sending<U, UI>
  /** The toast once it is saved. */
  announced: string
  states: { outdated: string; saved: string; dismissed: string; abandoned: string }
}

type Failed = { event: { error: unknown } }

const sending = <K extends string, I, O>(
  { call, input, description }: Sending<K, I>,
  announced: string,
  outdated: readonly O[],
) =>
  ({
    description,
    tags: 'busy',
    entry: 'forgetMistakes',
    invoke: {
      id: call,
      src: call,
      input,
      onDone: { target: 'saved', actions: { type: 'announce', params: { text: announced } } },
      onError: [
        {
          guard: 'wasReproached',
          target: 'editing.refused',
          actions: { type: 'rememberRefusal', params: ({ event }: Failed) => event },
        },
        ...outdated,
        {
          target: 'editing.failed',
          actions: { type: 'reportFailure', params: ({ event }: Failed) => event },
        },
      ],
    },
    after: { CALL_TIMEOUT: 'editing.failed' },
  }) as const

/**
 * The states of a form beside those in which it is opened and filled in: from `editing` on, its
 * entry is saved, given up after confirmation, or too late as what it is about has changed.
 */
export const saving = <C extends string, CI, U extends string, UI>({
  create,
  update,
  announced,
  states,
}: Saving<C, CI, U, UI>) =>
  ({
    discarding: {
      description: 'La saisie serait perdue : on demande confirmation.',
      on: { 'question.confirmed': 'abandoned', 'question.cancelled': 'editing.resumed' },
    },
    creating: sending(create, announced, []),
    updating: sending(update, announced, [{ guard: 'wasOutdated', target: 'outdated' } as const]),
    outdated: { description: states.outdated, on: { 'form.closed': 'dismissed' } },
    saved: { description: states.saved, type: 'final', output: { changed: true } },
    dismissed: { description: states.dismissed, type: 'final', output: { changed: true } },
    abandoned: { description: states.abandoned, type: 'final', output: { changed: false } },
  }) as const
