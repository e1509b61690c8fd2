import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Permission } from '../../contract/permissions.ts'
import type { User } from '../../contract/shared/users.ts'
import { fetchGiverWindows, giverHomeOf } from '../actors/giver/giver-home.ts'
import { newKey } from '../actors/shared/new-key.ts'
import { atFirstGesture } from '../routes/first-gesture.ts'
import { askedWindow, giverWindowNames } from '../routes/giver-window-url.ts'
import { fetchReminder, GiverHome } from '../screens/giver/giver-home.tsx'
import { KeptHere } from '../screens/giver/reports/kept-here.ts'
import { Writer } from '../screens/shared/writer.ts'
import { useSettledAddress } from '../ui/dialogs/window-history.ts'
import { lazyPart } from '../ui/page/lazy-part.tsx'
import { fullName } from '../words/words.ts'
import { useToday } from './use-today.ts'
import { timeZoneOf } from '../../contract/overseas-time-zones.ts'

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

/** The giver's home, anew each day; loaded with its route only. */
export function GiverSpace(props: Props) {
  const today = useToday(timeZoneOf(props.user.city))
  return <Home key={today} {...props} today={today} />
}

/** Starts the giver's home for the signed-in giver. */
function Home({ user, permissions, nearTerritories, today }: Props & { today: string }) {
  const logic = useMemo(() => giverHomeOf(user.id), [user.id])
  const [params] = useSearchParams()
  const actor = useActorRef(logic, {
    input: {
      asked: askedWindow(params),
      today,
      mayPlan: permissions.includes('hunts.self.write'),
      mainCityId: user.city_id,
      federationId: user.federation_id,
      nearTerritories,
      newKey,
    },
  })
  const windows = useSelector(actor, ({ children }) => children.giverWindows)
  const isClosed = useSelector(windows, (state) => state?.matches({ closed: 'idle' }) ?? false)
  // If nothing can be read, a reload looks for the window again.
  const isReached = useSelector(actor, (state) => state.matches({ specimenTypes: 'loaded' }))
  useSettledAddress(isClosed && isReached, giverWindowNames)
  const begun = useSelector(actor, ({ context }) => context.begun)
  useEffect(fetchNext, [])
  useEffect(fetchWindowsSoon, [])
  return (
    <Writer value={fullName(user)}>
      <KeptHere value={begun}>
        <GiverHome
          actor={actor}
          isWolfhunter={user.giver?.is_wolfhunter ?? user.is_wolfhunter}
          GiverWindows={GiverWindows}
        />
      </KeptHere>
    </Writer>
  )
}
