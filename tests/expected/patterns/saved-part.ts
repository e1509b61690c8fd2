import { call } from './call.ts'

/** One part of an entry, sent unless already stored, by its region and its call. */
export const savedPart = (region: string, name: string) => ({
  [region]: { start: `${region}.deciding` },
  [`${region}.deciding`]: { always: [`${region}.unneeded if isSaved`, `${region}.sending`] },
  [`${region}.sending`]: call(
    name,
    `${region}.saved`,
    `${region}.unsaved if wasRefused`,
    `${region}.unsaved`,
  ),
})
