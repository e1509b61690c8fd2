import { useActorRef } from '@xstate/react'
import { useSearchParams } from 'react-router-dom'
import type { Boot } from '../../contract/shared/session.ts'
import { askedForm } from '../routes/staff-window-url.ts'
import { SanitaryRules } from '../screens/federations/sanitary/sanitary-rules.tsx'
import { sanitaryRulesMachine } from '../../machines/federations/sanitary/sanitary-rules.ts'
import { wire } from '../actors/wire.ts'

const sanitaryRules = wire(sanitaryRulesMachine)

/** Starts the list of sanitary rules for the signed-in person; loaded with its route. */
export function SanitaryRulesSpace({ boot }: { boot: Boot }) {
  const [params] = useSearchParams()
  const actor = useActorRef(sanitaryRules, {
    input: { isNational: boot.federation === null, asked: askedForm(params) },
  })
  return <SanitaryRules actor={actor} />
}
