/** A moment in UTC to the second, as calendar files and file names have it: « 20260317T170000Z ». */
export const utcStamp = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, '')
