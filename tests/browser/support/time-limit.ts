/**
 * Milliseconds that a test waits for what it expects of a page or of the server. Nothing waits this
 * long on an idle machine; a busy one only makes a test slower.
 */
export const TIME_LIMIT = 30_000
