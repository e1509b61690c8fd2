import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { Problem } from '../../../contract/problem.ts'
import type { errorModalMachine } from '../../../machines/shell/error-modal.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { ErrorDialog } from '../../ui/dialogs/error-dialog.tsx'
import { Text } from '../../ui/text/text.tsx'

/** The details displayed for each source of error (spec §8). */
function sourceFacts(problem: Problem): [string, string | number][] {
  if (problem.source === 'PHP')
    return [
      ['Source', problem.source],
      ['Exception', problem.exception],
      ['Fichier', problem.file],
      ['Ligne', problem.line],
    ]
  if (problem.source === 'API')
    return [
      ['Source', problem.source],
      ['Version', problem.version],
      ['Code', problem.code],
      ['Statut', problem.status],
    ]
  return []
}

/**
 * Those, and the request's id, which is what the person tells who helps them and the logs know it by.
 */
const facts = (problem: Problem): [string, string | number][] =>
  'requestId' in problem && problem.requestId
    ? [...sourceFacts(problem), ['Référence', problem.requestId]]
    : sourceFacts(problem)

/** The global error modal (spec §8); renders nothing while there is no error. */
export function ErrorModal({ actor }: { actor: ActorRefFrom<typeof errorModalMachine> }) {
  const problem = useSelector(actor, (snapshot) => snapshot.context.problem)
  const isOtherAccount = useSelector(actor, (snapshot) => snapshot.matches({ open: 'otherAccount' }))
  if (!problem) return null
  if (isOtherAccount)
    return (
      <ConfirmDialog
        message="Un autre compte est connecté"
        cancel="Fermer"
        confirm="Recharger la page"
        onCancel={() => actor.send({ type: 'modal.closed' })}
        onConfirm={() => actor.send({ type: 'page.reloaded' })}
      >
        <div className="grid gap-3">
          <Text>{'message' in problem ? problem.message : ''}</Text>
          <Text>
            Cette page est celle d’un autre compte. Rien n’a été enregistré : si vous étiez en train d’écrire,
            fermez ceci pour copier votre texte, puis rechargez la page.
          </Text>
        </div>
      </ConfirmDialog>
    )
  return (
    <ErrorDialog
      onClose={() => actor.send({ type: 'modal.closed' })}
      {...(problem.source === 'API' && { details: problem.details })}
    >
      <Text>{('message' in problem && problem.message) || 'Erreur inconnue'}</Text>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm empty:hidden">
        {facts(problem).map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-ink-soft">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </ErrorDialog>
  )
}
