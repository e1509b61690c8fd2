import type { ReceivedAnimal } from '../../../contract/receiver/received-animals.ts'
import type { CertifiedAnimal } from '../../queries/receiver/received-animals.ts'

/** A received animal as its receiver reads it in a list, without what only its certificate says. */
export const shownAnimal = (animal: CertifiedAnimal): ReceivedAnimal => {
  const { examination: _, sheet: _sheet, verification_token: _token, time_zone: _zone, ...shown } = animal
  return shown
}
