/**
 * The server or a command cannot go on. The message, in French, says to its operator why and what to do,
 * and is printed without a stack.
 */
export class StartRefused extends Error {}
