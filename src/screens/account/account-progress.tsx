import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { accountSavingMachine } from '../../../machines/account/account-saving.ts'
import { SavedPart } from '../patterns/saved-part.tsx'

/** How far the saving of each part of an account is. */
export function AccountProgress({ actor }: { actor: ActorRefFrom<typeof accountSavingMachine> }) {
  const { accountPart, giverPart, receiverPart } = useSelector(actor, ({ children }) => children)
  return (
    <div role="status" className="grid gap-1">
      {accountPart ? <SavedPart actor={accountPart} label="Nom, téléphone, commune" /> : null}
      {giverPart ? <SavedPart actor={giverPart} label="NIT" /> : null}
      {receiverPart ? <SavedPart actor={receiverPart} label="Chasseur ou non" /> : null}
    </div>
  )
}
