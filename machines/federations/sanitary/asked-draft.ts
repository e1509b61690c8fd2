import type { Answer } from '../../../contract/endpoint.ts'
import type { Endpoints } from '../../../contract/endpoints.ts'

type Read<Src extends keyof Endpoints> = { event: { output: Answer<Endpoints[Src]> } }

/** What the URL of a page names: the form of something new, or of the one with this id. */
export type Asked = { asked?: 'addition' | number | null }

/** The guards of `arriving` and of `reading`. */
export const askedGuards = {
  isAdditionAsked: ({ context }: { context: Asked }) => context.asked === 'addition',
  isEditionAsked: ({ context }: { context: Asked }) => typeof context.asked === 'number',
}

/** The first state of a page whose URL may name a form. */
export const arriving = {
  description: 'L’adresse de la page nomme peut-être un formulaire, qui s’ouvre alors par-dessus.',
  always: [
    { guard: 'isAdditionAsked', target: 'editing' },
    { guard: 'isEditionAsked', target: 'reading' },
    { target: 'closed' },
  ],
} as const

/**
 * Reads by `src` the one that the URL names, and opens its form if `guard` allows it. Otherwise the page says
 * why not: it can no longer be changed (`unchangeable`), is gone (`missing`) or was not read.
 */
export const readingAsked = <
  const Src extends 'readSample' | 'readSanitaryRule',
  const Guard extends string,
>({
  src,
  guard,
  unchangeable,
  missing,
}: {
  src: Src
  guard: Guard
  unchangeable: string
  missing: string
}) =>
  ({
    tags: 'busy',
    invoke: {
      id: src,
      src,
      input: ({ context }: { context: Asked }) => ({ params: { id: Number(context.asked) } }),
      onDone: [
        {
          guard: { type: guard, params: ({ event }: Read<Src>) => event },
          target: 'editing',
          actions: { type: 'rememberRead', params: ({ event }: Read<Src>) => event },
        },
        { target: 'closed', actions: { type: 'announce', params: { text: unchangeable } } },
      ],
      onError: [
        {
          guard: 'wasMissing',
          target: 'closed',
          actions: { type: 'announce', params: { text: missing } },
        },
        {
          guard: 'wasUnanswered',
          target: 'closed',
          actions: {
            type: 'announce',
            params: { text: 'La fenêtre n’a pas pu s’ouvrir. Ouvrez-la depuis la liste.' },
          },
        },
        {
          target: 'closed',
          actions: { type: 'reportFailure', params: ({ event }: { event: { error: unknown } }) => event },
        },
      ],
    },
    on: { 'window.closed': 'closed' },
  }) as const
