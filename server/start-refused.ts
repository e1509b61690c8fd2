/**
 * The server or a command cannot go on. The message, in French, says to its operator why and what to do,
 * and is printed without a stack.
 */
export class StartRefused extends Error {}

/**
 * Only for now the server or a command cannot go on: started again later, it may. The message is printed in
 * the same way.
 */
export class StartPostponed extends Error {}

/**
 * The exit code of a server or worker that was refused (`EX_CONFIG`). Starting it again changes nothing, so
 * that the units of `docs/deployment/` do not.
 */
export const REFUSED = 78
