import { sessionMachine } from '../../../machines/session.ts'
import { paths, userPath } from '../../paths.ts'
import { pageAccount } from '../page-account.ts'
import { dropRegistrations, dropKeptOf } from '../shared/kept-drafts.ts'
import type { Boot } from '../../../contract/shared/session.ts'
import { wire } from '../wire.ts'

/** Reloads the application with the browser's current session. */
const reopenApplication = () => location.replace('/')

/** The same, at the record of the person whom the page was about. */
const reopenRecord = () => {
  const id = pageAccount()
  location.replace(id === null ? paths.home : userPath(id))
}

/** The session of the page. */
export const session = wire(sessionMachine, {
  actions: {
    reopenApplication,
    reopenRecord,
    dropRegistrations,
    dropReports: ({ context: { user } }: { context: Boot }) => {
      if (user) dropKeptOf(user.id)
    },
  },
})
