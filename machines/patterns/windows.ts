type Ended = { event: { output: { changed: boolean } } }
const outputOf = ({ event }: Ended) => event

/** What a chart invokes, each under the name of its actor. `A`: the actors of its `setup`. */
export type Children<A> = { [Name in keyof A & string]: Name }

/** Whether what lies under a window that closed may have changed, so that it must be read again. */
export const windowGuards = {
  hasChanged: (_: unknown, { output }: Ended['event']) => output.changed,
}

/** Where a window that closed leads: `changed` if it may have changed something, otherwise `back`. */
export const leadingBack = <const Changed extends object, const Back extends string>(
  changed: Changed,
  back: Back,
) => [{ guard: { type: 'hasChanged', params: outputOf }, ...changed }, { target: back }] as const

/**
 * A state in which a window is open. `id`: its actor. `input`: what the window is about. `onDone`: where it leads
 * once it is closed.
 */
export const openWindow = <const Id extends string, Input, const Done>(
  id: Id,
  description: string,
  input: Input,
  onDone: Done,
) => ({ description, invoke: { id, src: id, input, onDone } }) as const
