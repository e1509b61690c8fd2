import { useActorRef } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Permission } from '../../contract/permissions.ts'
import type { User } from '../../contract/shared/users.ts'
import { giverHomeOf } from '../actors/giver/giver-home.ts'
import { atFirstGesture } from '../routes/first-gesture.ts'
import { askedWindow } from '../routes/giver-window-url.ts'
import { fetchReminder, GiverHome } from '../screens/giver/giver-home.tsx'
import { today } from '../words/words.ts'

/** Loads in advance what may be needed after the network is lost in the field. */
const fetchWindowsSoon = () =>
  atFirstGesture(() =>
    Promise.all([import('../screens/giver/giver-windows.tsx'), import('../screens/shell/error-modal.tsx')]),
  )

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
  useEffect(() => void fetchReminder(), [])
  useEffect(fetchWindowsSoon, [])
  return <GiverHome actor={actor} isWolfhunter={user.giver?.is_wolfhunter ?? user.is_wolfhunter} />
}
