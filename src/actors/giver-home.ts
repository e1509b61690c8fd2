import { searchCities } from '../../contract/cities.ts'
import { listContactOrders, obtainContacts, revealPhone } from '../../contract/contacts.ts'
import { readDonations, recordDonations } from '../../contract/donations.ts'
import { addTerritory, readGiver, removeTerritory } from '../../contract/givers.ts'
import { createHunt, deleteHunt, listHunts, updateHunt } from '../../contract/hunts.ts'
import { listSpecimenTypes } from '../../contract/specimen-types.ts'
import { citySearchMachine } from '../../machines/city-search.ts'
import { contactRevealMachine } from '../../machines/contact-reveal.ts'
import { contactsMachine } from '../../machines/contacts.ts'
import { donationMachine } from '../../machines/donation.ts'
import { giverHomeMachine } from '../../machines/giver-home.ts'
import { giverWindowsMachine } from '../../machines/giver-windows.ts'
import { huntDeletionMachine } from '../../machines/hunt-deletion.ts'
import { huntFormMachine } from '../../machines/hunt-form.ts'
import { huntListMachine } from '../../machines/hunt-list.ts'
import { territoriesMachine } from '../../machines/territories.ts'
import { acting, calling } from './calls.ts'
import { draftsOf } from './draft.ts'
import { shell } from './shell.ts'

const actions = shell

const huntForm = huntFormMachine.provide({
  actions,
  actors: {
    readGiver: calling(readGiver),
    createHunt: calling(createHunt),
    updateHunt: calling(updateHunt),
  },
})

const contacts = contactsMachine.provide({
  actions,
  actors: {
    obtainContacts: calling(obtainContacts),
    readDonations: calling(readDonations),
    listContactOrders: calling(listContactOrders),
    contactReveal: contactRevealMachine.provide({
      actions,
      actors: { revealPhone: calling(revealPhone) },
    }),
  },
})

const territories = territoriesMachine.provide({
  actions,
  actors: {
    readGiver: calling(readGiver),
    addTerritory: calling(addTerritory),
    removeTerritory: calling(removeTerritory),
    citySearch: citySearchMachine.provide({ actors: { searchCities: calling(searchCities) } }),
  },
})

/** The giver's home with its calls; `userId` owns the drafts kept on this device. */
export function giverHomeOf(userId: number) {
  const { recallDraft, keepDraft, dropDraft } = draftsOf(userId)
  return giverHomeMachine.provide({
    actions,
    actors: {
      listSpecimenTypes: calling(listSpecimenTypes),
      huntList: huntListMachine.provide({ actions, actors: { act: acting(listHunts) } }),
      giverWindows: giverWindowsMachine.provide({
        actors: {
          huntForm,
          huntDeletion: huntDeletionMachine.provide({
            actions,
            actors: { act: calling(deleteHunt) },
          }),
          contacts,
          territories,
          donation: donationMachine.provide({
            actions: { ...actions, keepDraft, dropDraft },
            actors: { recallDraft, recordDonations: calling(recordDonations) },
          }),
        },
      }),
    },
  })
}
