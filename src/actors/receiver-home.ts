import { readAvailabilities, saveAvailabilities } from '../../contract/availabilities.ts'
import { countContacts, updateReceiver } from '../../contract/receivers.ts'
import { readSession } from '../../contract/session.ts'
import { listSpecimenTypes } from '../../contract/specimen-types.ts'
import { listWishes, saveWishes } from '../../contract/wishes.ts'
import { availabilitiesMachine } from '../../machines/availabilities.ts'
import { preferencesMachine } from '../../machines/preferences.ts'
import { receiverHomeMachine } from '../../machines/receiver-home.ts'
import { calling } from './calls.ts'
import { shell } from './shell.ts'

/** The receiver's home with its calls. */
export const receiverHome = receiverHomeMachine.provide({
  actions: shell,
  actors: {
    countContacts: calling(countContacts),
    readSession: calling(readSession),
    listSpecimenTypes: calling(listSpecimenTypes),
    listWishes: calling(listWishes),
    preferences: preferencesMachine.provide({
      actions: shell,
      actors: { updateReceiver: calling(updateReceiver), saveWishes: calling(saveWishes) },
    }),
    availabilities: availabilitiesMachine.provide({
      actions: shell,
      actors: {
        readAvailabilities: calling(readAvailabilities),
        saveAvailabilities: calling(saveAvailabilities),
      },
    }),
  },
})
