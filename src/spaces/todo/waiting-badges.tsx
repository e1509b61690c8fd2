import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { WaitingKind } from '../../../contract/shared/waiting/waiting.ts'
import type { sessionMachine } from '../../../machines/session.ts'
import { tellReader, waitingCounts } from '../../actors/waiting-counts.ts'
import { paths } from '../../paths.ts'
import { WaitingNumber } from '../../screens/shell/waiting-number.tsx'

type Props = { session: ActorRefFrom<typeof sessionMachine> }

/** The count of one list; all are read by one call, while somebody who may see them is signed in. */
const badge = (list: WaitingKind) =>
  function WaitingBadge({ session }: Props) {
    useEffect(() => tellReader(session), [session])
    return <WaitingNumber actor={waitingCounts} list={list} />
  }

/** The counts beside the menu entries of staff; loaded with their menu only. */
export const waitingBadges = {
  [paths.giverValidation]: badge('accounts'),
  [paths.overdueHunts]: badge('hunts'),
  [paths.refusedMails]: badge('mails'),
  [paths.deletionRequests]: badge('deletions'),
  [paths.recalls]: badge('recalls'),
  [paths.samples]: badge('tags'),
  [paths.corrections]: badge('corrections'),
  [paths.absences]: badge('absences'),
}
