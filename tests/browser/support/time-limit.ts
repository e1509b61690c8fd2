/**
 * Milliseconds that a test waits for the page or the server. Never reached on an idle machine; on a busy
 * one it only makes a test slower.
 */
export const TIME_LIMIT = 30_000
