/** The hunts with an unfinished entry on this device: of their report, or of its correction. */
export type BegunEntries = { reports: number[]; corrections: number[] }

/** No entry was begun. */
export const nothingBegun: BegunEntries = { reports: [], corrections: [] }
