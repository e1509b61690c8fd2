import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { limits } from '../../../../contract/limits.ts'
import type { giverValidationListMachine } from '../../../../machines/users/todo/giver-validation-list.ts'
import { isPart } from '../../../../machines/users/todo/giver-validation-page.ts'
import { paths } from '../../../paths.ts'
import { Link } from '../../../ui/page/link.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { dayOf } from '../../../words/words.ts'

/** Which accounts are shown, if they are those that a figure counts, and the way to all. */
export function GiverValidationPart({ actor }: { actor: ActorRefFrom<typeof giverValidationListMachine> }) {
  const query = useSelector(actor, ({ context }) => context.query)
  const { from, to, late } = query
  if (!isPart(query)) return null
  const parts = [
    from && `inscrits à partir du ${dayOf(from)}`,
    to && `inscrits jusqu’au ${dayOf(to)}`,
    late && `en attente depuis plus de ${limits.validationDelay} heures ouvrées`,
  ].filter(Boolean)
  return (
    <Text>
      <span>{`Vous ne voyez qu’une partie de la liste : ${parts.join(', ')}. `}</span>
      <Link to={paths.giverValidation}>Voir tous les comptes à valider</Link>
    </Text>
  )
}
