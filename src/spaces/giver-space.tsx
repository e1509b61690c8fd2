import { useActorRef } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Permission } from '../../contract/permissions.ts'
import type { User } from '../../contract/shared/users.ts'
import { fetchGiverWindows, giverHomeOf } from '../actors/giver/giver-home.ts'
import { atFirstGesture } from '../routes/first-gesture.ts'
import { askedWindow } from '../routes/giver-window-url.ts'
import { fetchReminder, GiverHome } from '../screens/giver/giver-home.tsx'
import { Writer } from '../screens/shared/writer.ts'
import { lazyPart } from '../ui/page/lazy-part.tsx'
import { fullName, today } from '../words/words.ts'

const GiverWindows = lazyPart(async () => {
  const [screens] = await Promise.all([import('../screens/giver/giver-windows.tsx'), fetchGiverWindows()])
  return screens.GiverWindows
})

/** Loads in advance what may be needed after the network is lost in the field. */
const fetchWindowsSoon = () =>
  atFirstGesture(() => Promise.all([GiverWindows.fetch(), import('../screens/shell/error-modal.tsx')]))

/** Loads in advance what a gesture on the hunts needs first; the hunts are under way. */
const fetchNext = () => void Promise.all([fetchReminder(), fetchGiverWindows()]).catch(() => {})

type Props = { user: User; permissions: readonly Permission[]; nearTerritories: boolean }

/** Starts the giver's home for the signed-in giver; loaded with its route only. */
export function GiverSpace({ user, permissions, nearTerritories }: Props) {
  const logic = useMemo(() => giverHomeOf(user.id), [user.id])
  const [params] = useSearchParams()
  const actor = useActorRef(logic, {
    input: {
      asked: askedWindow(params),
      today: today(),
      mayPlan: permissions.includes('hunts.self.write'),
      mainCityId: user.city_id,
      federationId: user.federation_id,
      nearTerritories,
    },
  })
  useEffect(fetchNext, [])
  useEffect(fetchWindowsSoon, [])
  return (
    <Writer value={fullName(user)}>
      <GiverHome
        actor={actor}
        isWolfhunter={user.giver?.is_wolfhunter ?? user.is_wolfhunter}
        GiverWindows={GiverWindows}
      />
    </Writer>
  )
}
