import type { SnapshotFrom } from 'xstate'
import type { AccountPart } from '../../../machines/account/account-draft.ts'
import { draftOf } from '../../../machines/account/account-draft.ts'
import { accountSavingMachine } from '../../../machines/account/account-saving.ts'
import type { PartOutcome } from '../../../machines/patterns/saved-part.ts'
import { flow, type Driver } from '../../model/model.ts'
import type { Person } from '../../model/person.ts'
import { atForm, giverUser, outcomes, receiverUser, settlePart } from '../pages/account.ts'

type State = SnapshotFrom<typeof accountSavingMachine>
type Input = { unsaved: readonly AccountPart[] }

const labels: Record<AccountPart, string> = {
  account: 'Nom, téléphone, commune',
  giver: 'NIT',
  receiver: 'Chasseur ou non',
}
const sends = (part: AccountPart) => (person: Person) => person.seesText(`${labels[part]} : Enregistrement…`)
const isOver = (part: AccountPart) => (person: Person) =>
  person.doesNotSeeText(`${labels[part]} : Enregistrement…`)
const ends = (part: AccountPart) => (driver: Driver, event: { output?: unknown }) =>
  settlePart(driver, part, event.output as PartOutcome)

export const accountSaving = flow(accountSavingMachine, {
  name: 'account-saving',
  inputs: [
    { draft: draftOf(giverUser), unsaved: ['account', 'giver'] },
    { draft: draftOf(giverUser), unsaved: ['giver'] },
    { draft: draftOf(receiverUser), unsaved: ['account', 'receiver'] },
  ],
  samples: {
    events: {},
    answers: {
      accountPart: outcomes('account'),
      giverPart: outcomes('giver'),
      receiverPart: outcomes('receiver'),
    },
  },
  gestures: {},
  endings: {
    'xstate.done.actor.accountPart': ends('account'),
    'xstate.done.actor.giverPart': ends('giver'),
    'xstate.done.actor.receiverPart': ends('receiver'),
  },
  expects: {
    'account.deciding': null,
    'account.sending': sends('account'),
    'account.settled': isOver('account'),
    'giver.deciding': null,
    'giver.sending': sends('giver'),
    'giver.settled': isOver('giver'),
    'receiver.deciding': null,
    'receiver.sending': sends('receiver'),
    'receiver.settled': isOver('receiver'),
  },
  screen: async () => (await import('../../../src/screens/account/account-progress.tsx')).AccountProgress,
  browser: {
    as: 'giver',
    navigate: async (driver, { input }) => {
      await atForm(driver)
      await driver.interceptCalls()
      await driver.click('button', 'Enregistrer')
      if ((input as Input).unsaved.length > 1) return
      await settlePart(driver, 'account', outcomes('account')[0]!)
      await settlePart(driver, 'giver', outcomes('giver')[1]!)
      await driver.click('button', 'Réessayer')
    },
    extraCalls: ['updateAccount', 'updateGiver'],
    // Only a receiver says whether they hunt; giver@ is none.
    unreachable: (_, { context }: State) => context.unsaved.includes('receiver'),
  },
})
