import { deleteAnimal, listAnimals, noteAnimal, updateAnimal } from '../../../contract/giver/animals.ts'
import { readDonations } from '../../../contract/giver/donations.ts'
import { handAnimalOver, takeAnimalBack, withdrawAnimal } from '../../../contract/giver/hand-overs.ts'
import { noteOwnSample, sendOwnSample } from '../../../contract/giver/samples.ts'
import { listHuntOffers } from '../../../contract/giver/offers.ts'
import { animalDeletionMachine } from '../../../machines/giver/animals/animal-deletion.ts'
import { animalFormMachine } from '../../../machines/giver/animals/animal-form.ts'
import { animalReturnMachine } from '../../../machines/giver/animals/animal-return.ts'
import { animalWindowsMachine } from '../../../machines/giver/animals/animal-windows.ts'
import { animalWithdrawalMachine } from '../../../machines/giver/animals/animal-withdrawal.ts'
import { handOverMachine } from '../../../machines/giver/animals/hand-over.ts'
import { ownSampleMachine } from '../../../machines/giver/animals/own-sample.ts'
import { personHandOverMachine } from '../../../machines/giver/animals/person-hand-over.ts'
import { callingAny, calling } from '../calls.ts'
import { shell } from '../shell.ts'

const actions = shell

const animalReturn = animalReturnMachine.provide({ actions, actors: { call: callingAny(takeAnimalBack) } })

/** The windows of one animal with their calls. */
export const animalWindows = animalWindowsMachine.provide({
  actors: {
    animalForm: animalFormMachine.provide({
      actions,
      actors: { updateAnimal: calling(updateAnimal), listAnimals: calling(listAnimals) },
    }),
    animalDeletion: animalDeletionMachine.provide({ actions, actors: { call: callingAny(deleteAnimal) } }),
    animalReturn,
    animalWithdrawal: animalWithdrawalMachine.provide({
      actions,
      actors: { call: callingAny(withdrawAnimal) },
    }),
    ownSample: ownSampleMachine.provide({
      actions,
      actors: { noteOwnSample: calling(noteOwnSample), sendOwnSample: calling(sendOwnSample) },
    }),
    handOver: handOverMachine.provide({
      actions,
      actors: {
        readDonations: calling(readDonations),
        listHuntOffers: calling(listHuntOffers),
        handAnimalOver: calling(handAnimalOver),
      },
    }),
  },
})

/** The window of what one person took, with its calls. */
export const personHandOver = personHandOverMachine.provide({
  actions,
  actors: {
    animalReturn,
    listAnimals: calling(listAnimals),
    noteAnimal: calling(noteAnimal),
    handAnimalOver: calling(handAnimalOver),
  },
})
