import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { limits } from '../../contract/limits.ts'
import type { SpecimenType } from '../../contract/specimen-types.ts'
import type { huntFormMachine } from '../../machines/hunt-form.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { DateField } from '../ui/date-field.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { Select } from '../ui/select.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { expected } from '../words.ts'
import { QuantityFields } from './quantity-fields.tsx'

type Props = {
  actor: ActorRefFrom<typeof huntFormMachine>
  specimenTypes: SpecimenType[]
  isWolfhunter: boolean
}

const quantities = Array.from({ length: limits.prevision.max + 1 }, (_, n) => ({
  value: String(n),
  label: expected(n),
}))

/** Plans a hunt or changes a planned one (spec §2 « Hunt create/edit form », §5 « Hunt »). */
export function HuntForm({ actor, specimenTypes, isWolfhunter }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { hunt, territories, startedAt, cityId, errors, today } = state.context
  const isSaving = state.matches('creating') || state.matches('updating')
  const isOpen = !state.matches('loading') && !state.matches('unavailable') && !state.matches('outdated')
  const close = () => actor.send({ type: 'form.closed' })
  const submit = () => actor.send({ type: 'hunt.submitted' })
  return (
    <Dialog
      title={hunt ? 'Modifier la chasse' : 'Prévoir une chasse'}
      busy={isSaving}
      onClose={close}
      actions={
        isOpen ? (
          <>
            <Button disabled={isSaving} onClick={close}>
              Annuler
            </Button>
            <Button variant="primary" busy={isSaving} busyLabel="Enregistrement…" onClick={submit}>
              Enregistrer
            </Button>
          </>
        ) : (
          <Button onClick={close}>Fermer</Button>
        )
      }
    >
      {state.matches('loading') ? (
        <Skeleton label="Lecture de vos territoires…" count={3} look="line" />
      ) : null}
      {state.matches('unavailable') ? (
        <Notice
          tone="danger"
          action={<Button onClick={() => actor.send({ type: 'loading.retried' })}>Réessayer</Button>}
        >
          Vos territoires n’ont pas pu être lus. Vérifiez votre réseau, puis réessayez.
        </Notice>
      ) : null}
      {state.matches('outdated') ? (
        <Notice tone="warning">
          Cette chasse a déjà eu lieu ou n’existe plus : elle ne peut plus être modifiée.
        </Notice>
      ) : null}
      {isOpen ? (
        <form
          className="grid gap-5"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          {state.matches({ editing: 'failed' }) ? (
            <Notice tone="danger">
              L’enregistrement n’a pas abouti. Votre saisie est gardée : vérifiez votre réseau, puis
              réessayez.
            </Notice>
          ) : null}
          <DateField
            label="Date"
            required
            min={today}
            value={startedAt}
            error={errors['started_at']}
            onChange={(value) => actor.send({ type: 'date.chosen', value })}
          />
          <Select
            label="Territoire"
            placeholder="Choisissez un territoire"
            hint={hunt ? 'Le territoire ne peut plus être changé.' : undefined}
            disabled={hunt !== null}
            value={cityId === null ? '' : String(cityId)}
            options={territories.map(({ id, label_full }) => ({ value: String(id), label: label_full }))}
            error={errors['city_id']}
            onChange={(value) => actor.send({ type: 'territory.chosen', cityId: Number(value) })}
          />
          {isWolfhunter ? (
            <Checkbox
              label="Chasse administrative"
              checked={state.context.isWolfhunter}
              error={errors['is_wolfhunter']}
              onChange={(marked) => actor.send({ type: 'wolfhunt.marked', marked })}
            />
          ) : null}
          <QuantityFields
            legend="Gibiers attendus"
            specimenTypes={specimenTypes}
            chosen={state.context.quantities}
            options={quantities}
            onChoose={(specimenTypeId, quantity) =>
              actor.send({ type: 'quantity.chosen', specimenTypeId, quantity })
            }
          />
        </form>
      ) : null}
    </Dialog>
  )
}
