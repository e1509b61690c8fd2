import type { Contact } from '../../../../contract/giver/contacts.ts'
import type { SpecimenType } from '../../../../contract/shared/specimen-types.ts'
import { type Quantities, reportOf } from '../../../../machines/giver/reports/donation-draft.ts'
import { animals, counted, fullName } from '../../../words/words.ts'

/** How many animals are given, and to how many people, each counted once. */
function countsOf(quantities: Quantities) {
  const report = reportOf(quantities)
  const total = report.quantities.reduce((sum, quantity) => sum + quantity, 0)
  return { total, people: new Set(report.contact_ids).size }
}

/** The report in one sentence, before it is sent: « 3 gibiers cédés à 2 particuliers. » */
export function summaryOf(quantities: Quantities): string {
  const { total, people } = countsOf(quantities)
  return total === 0
    ? 'Aucun don : votre fédération sera informée qu’aucun gibier n’a été cédé.'
    : `${counted(total, 'gibier cédé', 'gibiers cédés')} à ${counted(people, 'particulier', 'particuliers')}.`
}

/** The total so far: « Total : 3 gibiers pour 2 personnes ». */
export function totalOf(quantities: Quantities): string {
  const { total, people } = countsOf(quantities)
  return total === 0
    ? 'Total : aucun gibier'
    : `Total : ${counted(total, 'gibier', 'gibiers')} pour ${counted(people, 'personne', 'personnes')}`
}

/** One line per person who receives something: « Manon Lefèvre : 2 sangliers, 1 chevreuil ». */
export function givenIn(
  quantities: Quantities,
  contacts: Pick<Contact, 'id' | 'firstname' | 'lastname'>[],
  specimenTypes: SpecimenType[],
): { id: number; line: string }[] {
  return contacts.flatMap((contact) => {
    const given = Object.entries(quantities[contact.id] ?? {}).filter(([, quantity]) => quantity > 0)
    if (given.length === 0) return []
    const said = given.map(([typeId, quantity]) => {
      const type = specimenTypes.find(({ id }) => id === Number(typeId))
      return `${quantity} ${type ? animals(type, quantity) : quantity > 1 ? 'gibiers' : 'gibier'}`
    })
    return [{ id: contact.id, line: `${fullName(contact)} : ${said.join(', ')}` }]
  })
}
