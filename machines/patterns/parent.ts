import type { ActorRef, AnyActorRef, EventObject, Snapshot } from 'xstate'

/** The actor to which a child sends its events. */
type Parent<E extends EventObject> = ActorRef<Snapshot<unknown>, E>

/**
 * Input and context of a child that sends `E` to its parent. The parent passes itself as `parent: self`.
 * Absent when the child runs alone, or when its parent does not listen.
 */
export type WithParent<E extends EventObject> = { parent?: Parent<E> | undefined }

/** The receiver of a child's events; without a parent, the child itself, which ignores them. */
export const parentOf = <E extends EventObject>({ parent }: WithParent<E>, self: AnyActorRef): Parent<E> =>
  parent ?? self
