/** The number of classes of departments. */
export const CLASSES = 5

/** The departments with the highest values, highest first. */
export const highest = (values: ReadonlyMap<string, number>, most: number): [string, number][] =>
  [...values]
    .filter(([, value]) => value > 0)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, most)

/** Upper bounds of the classes, with about the same number of values in each. */
export function boundsOf(values: readonly number[]): number[] {
  const sorted = values.filter((value) => value > 0).toSorted((a, b) => a - b)
  const bounds = Array.from(
    { length: CLASSES },
    (_, index) => sorted[Math.ceil(((index + 1) / CLASSES) * sorted.length) - 1] ?? 0,
  )
  return [...new Set(bounds)].filter((bound) => bound > 0)
}

/** The class of a value, from 1; 0 for none. */
export const classOf = (value: number, bounds: readonly number[]): number =>
  value <= 0 ? 0 : bounds.findIndex((bound) => value <= bound) + 1

/**
 * The shade of a class out of `classes`, from 1 to `CLASSES`: the highest is darkest, a single one is in
 * the middle.
 */
export const shadeOf = (one: number, classes: number): number => {
  if (one === 0) return 0
  return classes === 1 ? Math.ceil(CLASSES / 2) : 1 + Math.round(((one - 1) * (CLASSES - 1)) / (classes - 1))
}

/** The colour of a department's border, which contrasts with its shade in light and dark. */
export const borderOf = (shade: number): 'ink' | 'surface' => (shade < CLASSES / 2 ? 'ink' : 'surface')
