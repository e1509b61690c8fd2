import { Button } from '../ui/button.tsx'
import { Heading } from '../ui/heading.tsx'
import { Notice } from '../ui/notice.tsx'
import { limits } from '../../contract/limits.ts'

type Props = { isBanned: boolean; onCheck: () => void }

/** Where a giver is held until the federation decides, or after it refused (spec §2 « Giver waiting page »). */
export function Waiting({ isBanned, onCheck }: Props) {
  const check = <Button onClick={onCheck}>Vérifier si mon compte est validé</Button>
  return (
    <div className="grid gap-6">
      <Heading level={1}>
        {isBanned ? 'Votre inscription a été refusée' : 'Votre compte est en attente de validation'}
      </Heading>
      <Notice tone={isBanned ? 'danger' : 'info'} still action={check}>
        {isBanned
          ? 'La fédération a refusé votre compte chasseur. Pour en connaître la raison, contactez votre fédération départementale des chasseurs.'
          : `Votre fédération doit valider votre compte. Sans réponse sous ${limits.validationDelay} heures ouvrées, contactez-la.`}
      </Notice>
    </div>
  )
}
