import type { Federation } from '../../../contract/shared/federations.ts'
import type { Name, Person } from '../../model/person.ts'

/** Does something to a listed federation, on a phone. */
export async function act(person: Person, { name }: Pick<Federation, 'name'>, label: Name) {
  await person.click('button', `Actions : ${name}`)
  await person.click('button', label)
}
