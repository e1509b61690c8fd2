import { findCoverage, findElsewhere, type Elsewhere } from '../queries/statistics/statistics-coverage.ts'
import type { Db } from '../database.ts'
import type { Asked, Found } from './definition.ts'

/** Why the sum by department differs from that by federation; undefined if it does not. */
function differenceOf({ animals, people }: Elsewhere): string | undefined {
  const differs = 'La somme par département diffère de celle par fédération, car'
  if (animals && people)
    return `${differs} chacun compte dans le département de sa commune ou de sa chasse, mais dans la fédération dont il relève.`
  if (animals)
    return `${differs} un animal compte dans le département de sa chasse, mais dans la fédération de son responsable.`
  if (people)
    return `${differs} une personne compte dans le département de sa commune, mais dans la fédération dont elle relève.`
  return undefined
}

/** Coverage, and by department why the sum by federation is another. */
export async function coverage(db: Db, asked: Asked): Promise<Found> {
  const found = await findCoverage(db, asked)
  const remark = asked.place === 'department' ? differenceOf(await findElsewhere(db, asked)) : undefined
  return remark === undefined ? found : { ...found, remark }
}
