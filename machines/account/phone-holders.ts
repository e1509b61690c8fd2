import { pagedList } from '../patterns/paged-list.ts'
import { listPhoneHolders, type PhoneHolder } from '../../contract/account/phone-holders.ts'

/** Who obtained the receiver's phone number, page by page, latest first. */
export const phoneHoldersMachine = pagedList<PhoneHolder, object>({
  id: 'phoneHolders',
  call: listPhoneHolders,
  description: 'Le particulier voit quels chasseurs ont obtenu son numéro de téléphone, et quand.',
  states: {
    filled: 'Les chasseurs de la page sont montrés, le plus récent en premier.',
    empty: 'Aucun chasseur n’a obtenu son numéro.',
  },
})
