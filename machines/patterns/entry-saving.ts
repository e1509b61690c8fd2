/** One of the two calls of a form. */
type Sending<K, I> = {
  /** The endpoint. */
  call: K
  /** The input of the call. */
  input: I
  description: string
  /** The toast on success, if not the form's. */
  announced?: string
}

/** The calls of a form, and the French descriptions of its states. */
type Saving<C, CI, U, UI, A, T> = {
  /** `remember`: the action that stores the answer. `target`: the next state, by default `saved`. */
  create: Sending<C, CI> & { remember?: A; target?: T }
  update: Sending<U, UI>
  /** The toast on success. */
  announced: string
  states: { outdated: string; saved: string; dismissed: string; abandoned: string }
}

type Failed = { event: { error: unknown } }

const sending = <K extends string, I, O, A, T>(
  { call, input, description }: Sending<K, I>,
  announced: string,
  outdated: readonly O[],
  target: T,
  remembering: readonly A[],
) =>
  ({
    description,
    tags: 'busy',
    entry: ['forgetMistakes', 'rememberSending'],
    invoke: {
      id: call,
      src: call,
      input,
      onDone: {
        target,
        actions: [...remembering, { type: 'announce', params: { text: announced } }],
      },
      onError: [
        {
          guard: 'wasInvalid',
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
  }) as const

/** The states of a form besides `editing`: saving, saved, discarding after confirmation, outdated. */
export const saving = <C extends string, CI, U extends string, UI, const A = never, const T = 'saved'>({
  create,
  update,
  announced,
  states,
}: Saving<C, CI, U, UI, A, T>) =>
  ({
    discarding: {
      description: 'La saisie serait perdue : on demande confirmation.',
      on: {
        'question.confirmed': [{ guard: 'wasSent', target: 'dismissed' }, { target: 'abandoned' }],
        'question.cancelled': 'editing.resumed',
      },
    },
    creating: sending(
      create,
      create.announced ?? announced,
      [],
      create.target ?? ('saved' as const),
      create.remember ? [create.remember] : [],
    ),
    updating: sending(
      update,
      announced,
      [{ guard: 'wasOutdated', target: 'outdated' } as const],
      'saved' as const,
      [],
    ),
    outdated: { description: states.outdated, on: { 'form.closed': 'dismissed' } },
    saved: { description: states.saved, type: 'final', output: { changed: true } },
    dismissed: { description: states.dismissed, type: 'final', output: { changed: true } },
    abandoned: { description: states.abandoned, type: 'final', output: { changed: false } },
  }) as const
