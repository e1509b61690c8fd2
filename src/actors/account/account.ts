import { setGdprState } from '../../../contract/shared/gdpr-choice.ts'
import {
  setDeletionRequest,
  updateAccount,
  updateNewsletter,
  requestPasswordChange,
  updateGiver,
} from '../../../contract/account/account.ts'
import { searchCities } from '../../../contract/shared/cities.ts'
import { closeOtherSessions, closeSession, listSessions } from '../../../contract/account/own-sessions.ts'
import { type OwnData, readOwnData } from '../../../contract/account/own-data.ts'
import type { User } from '../../../contract/shared/users.ts'
import { accountMachine } from '../../../machines/account/account.ts'
import { accountFormMachine } from '../../../machines/account/account-form.ts'
import { accountSavingMachine } from '../../../machines/account/account-saving.ts'
import { citySearchMachine } from '../../../machines/shared/city-search.ts'
import { dataExportMachine } from '../../../machines/account/data-export.ts'
import { deletionRequestMachine } from '../../../machines/account/deletion-request.ts'
import { gdprChoiceMachine } from '../../../machines/account/gdpr-choice.ts'
import { newsletterMachine } from '../../../machines/account/newsletter.ts'
import { ownSessionsMachine } from '../../../machines/account/own-sessions.ts'
import { passwordChangeMachine } from '../../../machines/account/password-change.ts'
import { phoneHoldersMachine } from '../../../machines/account/phone-holders.ts'
import { callingAny, calling } from '../calls.ts'
import { keepFile } from './own-file.ts'
import { shell } from '../shell.ts'
import { readSession } from '../../../contract/shared/session.ts'
import { updateReceiver } from '../../../contract/shared/receivers.ts'
import { listPhoneHolders } from '../../../contract/account/phone-holders.ts'

const actions = shell

const accountForm = accountFormMachine.provide({
  actions,
  actors: {
    citySearch: citySearchMachine.provide({ actors: { searchCities: calling(searchCities) } }),
    accountSaving: accountSavingMachine.provide({
      actions,
      actors: {
        updateAccount: calling(updateAccount),
        updateGiver: calling(updateGiver),
        updateReceiver: calling(updateReceiver),
      },
    }),
  },
})

/** Staff may ask for the deletion of their own account, which the menu counts; others do not load the counts. */
const recountDeletions = async () => (await import('../waiting-counts.ts')).recount()

/** The account page with its calls. `onUser` is called whenever the user was reloaded. */
export const accountOf = (onUser: (user: User) => void) =>
  accountMachine.provide({
    actions: { ...actions, updateSession: (_, { user }) => onUser(user) },
    actors: {
      readSession: calling(readSession),
      accountForm,
      newsletter: newsletterMachine.provide({ actions, actors: { call: callingAny(updateNewsletter) } }),
      gdprChoice: gdprChoiceMachine.provide({ actions, actors: { call: callingAny(setGdprState) } }),
      passwordChange: passwordChangeMachine.provide({
        actions,
        actors: { call: callingAny(requestPasswordChange) },
      }),
      dataExport: dataExportMachine.provide({
        actions: { ...actions, keepAnswer: (_, { answer }: { answer: OwnData }) => keepFile(answer) },
        actors: { call: callingAny(readOwnData) },
      }),
      deletionRequest: deletionRequestMachine.provide({
        actions,
        actors: { call: callingAny(setDeletionRequest, recountDeletions) },
      }),
      ownSessions: ownSessionsMachine.provide({
        actions,
        actors: {
          listSessions: calling(listSessions),
          closeSession: calling(closeSession),
          closeOtherSessions: calling(closeOtherSessions),
        },
      }),
      phoneHolders: phoneHoldersMachine.provide({ actions, actors: { call: callingAny(listPhoneHolders) } }),
    },
  })
