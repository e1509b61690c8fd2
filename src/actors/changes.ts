const listeners: (() => void)[] = []

/** Tells whoever listens that a call has ended which changes pending work (`Endpoint.changes`). */
export const announceChange = (): void => listeners.forEach((hear) => hear())

/** Hears of every such change from now on. */
export const onChange = (hear: () => void): void => void listeners.push(hear)
