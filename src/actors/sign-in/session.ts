import { endAssistance } from '../../../contract/sign-in/sign-in-links.ts'
import { assistanceMachine } from '../../../machines/sign-in/assistance.ts'
import { signIn, signOut } from '../../../contract/sign-in/session.ts'
import { sessionMachine } from '../../../machines/session.ts'
import { signInMachine } from '../../../machines/sign-in/sign-in.ts'
import { paths, userPath } from '../../paths.ts'
import { calling } from '../calls.ts'
import { pageAccount } from '../page-account.ts'
import { dropRegistrations, dropKeptOf } from '../shared/kept-drafts.ts'
import { shell } from '../shell.ts'

/** Reloads the application with the browser's current session. */
const leadOn = () => location.replace('/')

/** The same, at the record of the person whom the page was about. */
const leadBack = () => {
  const id = pageAccount()
  location.replace(id === null ? paths.home : userPath(id))
}

/** The session, with its calls. */
export const session = sessionMachine.provide({
  actions: {
    ...shell,
    leadOn,
    dropRegistrations,
    dropReports: ({ context: { user } }) => {
      if (user) dropKeptOf(user.id)
    },
  },
  actors: {
    signOut: calling(signOut),
    assistance: assistanceMachine.provide({
      actions: { ...shell, leadOn: leadBack },
      actors: { endAssistance: calling(endAssistance) },
    }),
    signInFlow: signInMachine.provide({ actions: shell, actors: { signIn: calling(signIn) } }),
  },
})
