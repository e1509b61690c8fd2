import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Permission } from '../../../contract/permissions.ts'
import type { sessionMachine } from '../../../machines/session.ts'
import { tellReader } from '../../actors/reader.ts'
import {
  absenceCount,
  correctionCount,
  deletionCount,
  overdueHuntCount,
  recallCount,
  refusedMailCount,
  giverValidationCount,
  type WaitingCountRef,
} from '../../actors/waiting-counts.ts'
import { paths } from '../../paths.ts'
import { WaitingNumber } from '../../screens/shell/waiting-number.tsx'

type Props = { session: ActorRefFrom<typeof sessionMachine> }

/** A count of pending work, requested while a person with the permission is signed in. */
const badge = (count: WaitingCountRef, permission?: Permission) =>
  function WaitingBadge({ session }: Props) {
    useEffect(() => tellReader(session, count, permission), [session])
    return <WaitingNumber actor={count} />
  }

/** The counts beside the menu entries of staff; loaded with their menu only. */
export const waitingBadges = {
  [paths.giverValidation]: badge(giverValidationCount, 'users.view'),
  [paths.overdueHunts]: badge(overdueHuntCount, 'users.view'),
  [paths.refusedMails]: badge(refusedMailCount),
  [paths.deletionRequests]: badge(deletionCount),
  [paths.recalls]: badge(recallCount),
  [paths.corrections]: badge(correctionCount),
  [paths.absences]: badge(absenceCount),
}
