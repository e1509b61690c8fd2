import { useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { userFormMachine } from '../../../machines/users/user-form.ts'
import { ALL } from '../../../machines/users/user-draft.ts'
import { type ComparedField, type Difference, differencesOf } from '../../../machines/users/user-versions.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { FailureNotice } from '../patterns/failure-notice.tsx'
import { fr } from '../../ui/text/typography.ts'

type Props = { actor: ActorRefFrom<typeof userFormMachine> }
type Context = SnapshotFrom<typeof userFormMachine>['context']

const labels: Record<ComparedField, string> = {
  firstname: 'Prénom',
  lastname: 'Nom',
  email: 'Adresse e-mail',
  phone: 'Téléphone',
  roleId: 'Rôle',
  federation: 'Fédération',
  city: 'Commune',
  isWolfhunter: 'Lieutenant de louveterie',
}

/** What a field holds, as a person reads it. */
function valueOf(
  { roles, federations }: Context,
  field: ComparedField,
  values: Difference['stored'],
): string {
  if (field === 'isWolfhunter') return values.isWolfhunter ? 'Oui' : 'Non'
  if (field === 'city') return values.city?.label_full ?? 'Aucune'
  if (field === 'roleId') return roles.find(({ id }) => id === values.roleId)?.label ?? 'Aucun'
  if (field !== 'federation') return values[field] || 'Rien'
  if (values.federation === ALL) return 'Toutes les fédérations'
  return federations.find(({ id }) => String(id) === values.federation)?.name ?? 'Aucune'
}

/** The entry beside what somebody else stored meanwhile, field by field. */
export function UserVersions({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { context } = state
  if (state.matches({ outdated: 'reading' }))
    return <Skeleton label="Lecture du compte…" count={3} look="line" />
  if (state.matches({ outdated: 'unread' }))
    return (
      <FailureNotice onRetry={() => actor.send({ type: 'reading.retried' })}>
        Ce compte a été modifié pendant votre saisie, et n’a pas pu être relu. Votre saisie est encore à
        l’écran :
      </FailureNotice>
    )
  if (!context.current)
    return (
      <Notice tone="warning">
        Ce compte a été bloqué, anonymisé ou déplacé entre-temps. Fermez cette fenêtre : la liste est relue.
      </Notice>
    )
  return (
    <>
      <Notice tone="warning" title="Ce compte a été modifié pendant votre saisie.">
        Rien n’est perdu. Reprenez votre saisie : elle s’ajoute à ce qui est enregistré maintenant, et vous la
        relisez avant d’enregistrer.
      </Notice>
      <dl className="mt-5 grid gap-3">
        {differencesOf(context, context.current, context.editor).map(({ field, mine, stored }) => (
          <div
            key={field}
            className="grid gap-x-6 gap-y-1 rounded-card border border-line p-4 md:grid-cols-2"
          >
            <dt className="font-bold md:col-span-2">{labels[field]}</dt>
            <dd>
              {mine ? fr(`Votre saisie : ${valueOf(context, field, mine)}`) : 'Vous n’y avez pas touché.'}
            </dd>
            <dd>{fr(`Enregistré maintenant : ${valueOf(context, field, stored)}`)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** What can be done with an outdated entry. */
export function UserVersionsActions({ actor }: Props) {
  const isCompared = useSelector(actor, (snapshot) => snapshot.matches({ outdated: 'compared' }))
  return (
    <>
      <Button onClick={() => actor.send({ type: 'form.closed' })}>Fermer</Button>
      {isCompared ? (
        <Button variant="primary" onClick={() => actor.send({ type: 'entry.reapplied' })}>
          Reprendre ma saisie
        </Button>
      ) : null}
    </>
  )
}
