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

/** Where the windows over a list lead: it is read again if it may have changed. */
export const backToList = leadingBack({ target: 'closed', actions: 'rereadList' }, 'closed')

/** The row that a window is about. */
const onSubject = <S>({ context }: { context: { subject: S | null } }): { subject: S } => ({
  subject: context.subject!,
})

/** The invocation of a window over a list, about the row that was remembered. */
export const rowWindow = <const Id extends string>(id: Id) =>
  ({ id, src: id, input: onSubject, onDone: backToList }) as const

/** What an event carries, which a guard or an action takes. */
const carried = <E>({ event }: { event: E }) => event

/** Opens the window of `target` about what an event carries, which `action` remembers. */
export const opening = <const Target extends string, const Action extends string>(
  target: Target,
  action: Action,
) => ({ target, actions: { type: action, params: carried } }) as const

/** Opens it if `guard` allows it for what the event carries. */
export const openingIf = <
  const Guard extends string,
  const Target extends string,
  const Action extends string,
>(
  guard: Guard,
  target: Target,
  action: Action,
) => ({ ...opening(target, action), guard: { type: guard, params: carried } }) as const

/** Opens the window of `target` about the row of a list that an event names. */
export const openingOnRow = <const Target extends string>(target: Target) =>
  opening(target, 'rememberSubject')

/**
 * The types of a page over one list. `S`: a row; `subject` is the one that a window is about. `E`: the events that
 * open a window about a row. `A`: the actors.
 */
export type ListPage<S, E extends string, A> = {
  context: { subject: S | null }
  events: { type: E; subject: S }
  children: Children<A>
}
