/** The first page, the last, the current one and its neighbours; 'gap' stands for the others (spec §9). */
export function pageNumbers(page: number, lastPage: number): (number | 'gap')[] {
  const shown = [1, page - 1, page, page + 1, lastPage]
    .filter((number) => number >= 1 && number <= lastPage)
    .toSorted((a, b) => a - b)
  const numbers: (number | 'gap')[] = []
  for (const number of new Set(shown)) {
    const previous = numbers.at(-1)
    if (typeof previous === 'number' && number - previous > 1) numbers.push('gap')
    numbers.push(number)
  }
  return numbers
}
