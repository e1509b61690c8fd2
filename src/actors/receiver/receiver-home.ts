import { readAvailabilities, saveAvailabilities } from '../../../contract/receiver/availabilities.ts'
import { setGdprState } from '../../../contract/shared/gdpr-choice.ts'
import { readReachability } from '../../../contract/receiver/reachability.ts'
import { countContacts } from '../../../contract/receiver/receivers.ts'
import { answerOffer, contestAbsence, listOwnOffers } from '../../../contract/receiver/offers.ts'
import { listReceivedAnimals, reportProblem } from '../../../contract/receiver/received-animals.ts'
import { listSpecimenTypes } from '../../../contract/shared/specimen-types.ts'
import { listWishes, saveWishes } from '../../../contract/receiver/wishes.ts'
import { availabilitiesMachine } from '../../../machines/receiver/availabilities.ts'
import { ownOffersMachine } from '../../../machines/receiver/own-offers.ts'
import { receivedAnimalsMachine } from '../../../machines/receiver/received-animals.ts'
import { problemReportMachine } from '../../../machines/receiver/problem-report.ts'
import { preferencesMachine } from '../../../machines/receiver/preferences.ts'
import { reachabilityMachine } from '../../../machines/receiver/reachability.ts'
import { receiverHomeMachine } from '../../../machines/receiver/receiver-home.ts'
import { calling, callingAny } from '../calls.ts'
import { shell } from '../shell.ts'
import { readSession } from '../../../contract/shared/session.ts'
import { updateReceiver } from '../../../contract/shared/receivers.ts'

/** The receiver's home with its calls. */
export const receiverHome = receiverHomeMachine.provide({
  actions: shell,
  actors: {
    countContacts: calling(countContacts),
    readSession: calling(readSession),
    listSpecimenTypes: calling(listSpecimenTypes),
    listWishes: calling(listWishes),
    reachability: reachabilityMachine.provide({
      actions: shell,
      actors: {
        readReachability: calling(readReachability),
        setGdprState: calling(setGdprState),
        saveAvailabilities: calling(saveAvailabilities),
      },
    }),
    preferences: preferencesMachine.provide({
      actions: shell,
      actors: {
        updateReceiver: calling(updateReceiver),
        saveWishes: calling(saveWishes),
      },
    }),
    ownOffers: ownOffersMachine.provide({
      actions: shell,
      actors: {
        listOwnOffers: calling(listOwnOffers),
        answerOffer: calling(answerOffer),
        contestAbsence: calling(contestAbsence),
      },
    }),
    receivedAnimals: receivedAnimalsMachine.provide({
      actions: shell,
      actors: {
        listReceivedAnimals: calling(listReceivedAnimals),
        problemReport: problemReportMachine.provide({
          actions: shell,
          actors: { call: callingAny(reportProblem) },
        }),
      },
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
