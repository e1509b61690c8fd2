import type { SampledAnimal } from '../../../../contract/federations/tag-claims.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import { notedAndPhone, notedBy } from '../../../words/tag-claims.ts'

type Props = { named: readonly SampledAnimal[]; onCancel: () => void; onConfirm: () => void }

/** Names the boars of a new sample before it is kept, and the tags that somebody else noted too. */
export function SampledQuestion({ named, onCancel, onConfirm }: Props) {
  const disputed = named.filter(({ claims }) => claims.length > 0)
  return (
    <ConfirmDialog
      message="Ce prélèvement est-il celui de ces sangliers ?"
      confirm="Enregistrer"
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <div className="grid gap-3">
        <ul className="list-disc pl-5">
          {named.map(({ tag, noted }) => (
            <li key={tag}>{`${tag} : ${notedBy(noted)}`}</li>
          ))}
        </ul>
        {disputed.map(({ tag, claims, noted }) => (
          <Notice key={tag} tone="danger" title={`Le bracelet ${tag} est noté deux fois.`} still>
            {`Aussi par : ${claims.map(notedAndPhone).join(' ; ')}. Le résultat irait à la chasse de ${noted.giver ?? 'un responsable anonymisé'}. Appelez-les d’abord : celui qui s’est trompé corrige son bracelet.`}
          </Notice>
        ))}
      </div>
    </ConfirmDialog>
  )
}
