/** How much longer than told a wait may be: by up to a quarter. */
export const LONGEST_WAIT = 1.25

/**
 * Seconds that a page waits which an overloaded server has told to come back: a random part longer, never
 * less, so that all the pages refused in one second do not come back in one second.
 */
export const spreadWait = (told: number) => told * (1 + Math.random() * (LONGEST_WAIT - 1))
