import type { SnapshotFrom } from 'xstate'
import type { AccountPart } from '../../../machines/account/account-draft.ts'
import { draftOf } from '../../../machines/account/account-draft.ts'
import { accountSavingMachine } from '../../../machines/account/account-saving.ts'
import { httpError, commonFailures, rareFailures } from '../../model/failures.ts'
import { flow } from '../../model/model.ts'
import type { Person } from '../../model/person.ts'
import { atForm, giverUser, outcomes, receiverUser, errorsOf, settlePart } from '../pages/account.ts'

type State = SnapshotFrom<typeof accountSavingMachine>

const labels: Record<AccountPart, string> = {
  account: 'Nom, téléphone, commune',
  giver: 'NIT',
  receiver: 'Chasseur ou non',
}
const sends = (part: AccountPart) => (person: Person) => person.seesText(`${labels[part]} : Enregistrement…`)
const isOver = (part: AccountPart) => (person: Person) =>
  person.doesNotSeeText(`${labels[part]} : Enregistrement…`)
/** Once every part has ended, the form replaces this progress. */
const ends = (part: AccountPart, end: string) => async (person: Person, state: State) => {
  if (state.status === 'active') await person.seesText(`${labels[part]} : ${end}`)
}
const refusal = (part: AccountPart) => httpError(422, { fields: errorsOf([part]) })

export const accountSaving = flow(accountSavingMachine, {
  name: 'account-saving',
  inputs: [
    { draft: draftOf(giverUser), unsaved: ['account', 'giver'] },
    { draft: draftOf(giverUser), unsaved: ['giver'] },
    { draft: draftOf(receiverUser), unsaved: ['account', 'receiver'] },
  ],
  samples: {
    failures: {
      updateAccount: [...commonFailures(), refusal('account'), ...rareFailures()],
      updateGiver: [httpError(500), refusal('giver')],
      updateReceiver: [httpError(500), refusal('receiver')],
    },
  },
  gestures: {},
  expects: {
    'account.sending': sends('account'),
    'account.unneeded': isOver('account'),
    'account.saved': ends('account', 'enregistré.'),
    'account.unsaved': ends('account', 'non enregistré.'),
    'giver.sending': sends('giver'),
    'giver.unneeded': isOver('giver'),
    'giver.saved': ends('giver', 'enregistré.'),
    'giver.unsaved': ends('giver', 'non enregistré.'),
    'receiver.sending': sends('receiver'),
    'receiver.unneeded': isOver('receiver'),
    'receiver.saved': ends('receiver', 'enregistré.'),
    'receiver.unsaved': ends('receiver', 'non enregistré.'),
  },
  screen: async () => (await import('../../../src/screens/account/account-progress.tsx')).AccountProgress,
  browser: {
    as: 'giver',
    navigate: async (driver, { input }) => {
      await atForm(driver)
      await driver.interceptCalls()
      await driver.click('button', 'Enregistrer')
      if (input.unsaved.length > 1) return
      await settlePart(driver, 'account', outcomes('account')[0]!)
      await settlePart(driver, 'giver', outcomes('giver')[1]!)
      await driver.click('button', 'Réessayer')
    },
    // Only receivers say whether they hunt, and giver@ is not one.
    unreachable: (_, { context }: State) => context.unsaved.includes('receiver'),
  },
})
