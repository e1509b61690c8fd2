import { useSelector } from '@xstate/react'
import type { ActorRefFrom, StateValueFrom } from 'xstate'
import type { AccountPart } from '../../../machines/account/account-draft.ts'
import type { accountSavingMachine } from '../../../machines/account/account-saving.ts'
import { Text } from '../../ui/text/text.tsx'

const labels: Record<AccountPart, string> = {
  account: 'Nom, téléphone, commune',
  giver: 'NIT',
  receiver: 'Chasseur ou non',
}

const progress = {
  sending: 'Enregistrement…',
  saved: 'enregistré.',
  unsaved: 'non enregistré.',
}

const isShown = (state: string | undefined): state is keyof typeof progress =>
  state !== undefined && state in progress

/** The progress of each part of an account that is being saved. */
export function AccountProgress({ actor }: { actor: ActorRefFrom<typeof accountSavingMachine> }) {
  const value: StateValueFrom<typeof accountSavingMachine> = useSelector(actor, (snapshot) => snapshot.value)
  return (
    <div role="status" className="grid gap-1">
      {(['account', 'giver', 'receiver'] as const).map((part) => {
        const state = value[part]
        return isShown(state) ? (
          <Text key={part} look="small">{`${labels[part]} : ${progress[state]}`}</Text>
        ) : null
      })}
    </div>
  )
}
