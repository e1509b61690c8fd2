import { useSelector } from '@xstate/react'
import { Plus, Trash2 } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { citySearchMachine } from '../../machines/city-search.ts'
import type { territoriesMachine } from '../../machines/territories.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Text } from '../ui/text.tsx'
import { CitySearch } from './city-search.tsx'
import { Confirmation } from './confirmation.tsx'

type Actor = ActorRefFrom<typeof territoriesMachine>

/** The window « Territoires de chasse » (spec §2 « Territories modal »). */
export function Territories({ actor }: { actor: Actor }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { territories, mainCityId, chosen } = state.context
  const { confirmation, citySearch } = state.children
  const isAdding = state.matches('adding')
  const close = () => actor.send({ type: 'window.closed' })
  return (
    <Dialog
      title="Territoires de chasse"
      busy={state.hasTag('busy') && !state.matches('loading')}
      onClose={close}
      actions={
        isAdding ? undefined : (
          <>
            <Button onClick={close}>Fermer</Button>
            <Button
              variant="primary"
              icon={Plus}
              disabled={!state.can({ type: 'addition.requested' })}
              onClick={() => actor.send({ type: 'addition.requested' })}
            >
              Ajouter un territoire
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-4">
        {isAdding && citySearch ? <Addition actor={actor} search={citySearch} /> : null}
        {state.matches('unavailable') ? (
          <Notice
            tone="danger"
            action={<Button onClick={() => actor.send({ type: 'loading.retried' })}>Réessayer</Button>}
          >
            Vos territoires n’ont pas pu être lus. Vérifiez votre réseau, puis réessayez.
          </Notice>
        ) : null}
        {state.matches({ removing: 'failed' }) ? (
          <Notice
            tone="danger"
            action={
              <div className="flex flex-wrap gap-2">
                <Button onClick={() => actor.send({ type: 'removal.cancelled' })}>Annuler</Button>
                <Button variant="danger" onClick={() => actor.send({ type: 'removal.retried' })}>
                  Réessayer
                </Button>
              </div>
            }
          >
            La suppression n’a pas abouti. Vérifiez votre réseau, puis réessayez.
          </Notice>
        ) : null}
        {state.matches({ removing: 'refused' }) ? (
          <Notice
            tone="warning"
            action={<Button onClick={() => actor.send({ type: 'removal.cancelled' })}>J’ai compris</Button>}
          >
            Le territoire principal ne peut pas être supprimé.
          </Notice>
        ) : null}
        {state.matches({ removing: 'deleting' }) ? <Text look="soft">Suppression en cours…</Text> : null}
        {state.matches('loading') && territories.length === 0 ? (
          <Skeleton label="Lecture de vos territoires…" count={3} look="line" />
        ) : (
          <ul className="divide-y divide-line" aria-label="Vos territoires">
            {territories.map((territory) => (
              <li key={territory.id} className="flex min-h-14 items-center justify-between gap-3 py-1">
                <span className="min-w-0">{territory.label_full}</span>
                {territory.id === mainCityId ? (
                  <Badge tone="success">Territoire principal</Badge>
                ) : (
                  <Button
                    variant="quiet"
                    icon={Trash2}
                    aria-label={`Supprimer ${territory.label_full}`}
                    disabled={!state.can({ type: 'removal.requested', territory })}
                    onClick={() => actor.send({ type: 'removal.requested', territory })}
                  >
                    Supprimer
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      {confirmation ? (
        <Confirmation actor={confirmation} danger>
          <Text>{`${chosen?.label_full ?? ''} ne fera plus partie de vos territoires de chasse.`}</Text>
        </Confirmation>
      ) : null}
    </Dialog>
  )
}

/** « Ajouter un territoire »: a commune, Annuler and Ajouter. */
function Addition({ actor, search }: { actor: Actor; search: ActorRefFrom<typeof citySearchMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const city = useSelector(search, (snapshot) => snapshot.context.chosen)
  const isSaving = state.matches({ adding: 'saving' })
  return (
    <section aria-label="Ajouter un territoire" className="grid gap-3 rounded-card bg-sunken p-4">
      <CitySearch
        actor={search}
        label="Commune à ajouter"
        error={state.context.errors['city_id']}
        disabled={isSaving}
      />
      {state.matches({ adding: { choosing: 'failed' } }) ? (
        <Notice tone="danger">L’ajout n’a pas abouti. Vérifiez votre réseau, puis réessayez.</Notice>
      ) : null}
      <div className="flex justify-end gap-2">
        <Button disabled={isSaving} onClick={() => actor.send({ type: 'addition.cancelled' })}>
          Annuler
        </Button>
        <Button
          variant="primary"
          disabled={!city}
          busy={isSaving}
          busyLabel="Ajout…"
          onClick={() => city && actor.send({ type: 'addition.submitted', city })}
        >
          Ajouter
        </Button>
      </div>
    </section>
  )
}
