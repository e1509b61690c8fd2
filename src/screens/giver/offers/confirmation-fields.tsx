import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { dayAfter } from '../../../../contract/days.ts'
import { limits } from '../../../../contract/limits.ts'
import type { ConfirmationDraft } from '../../../../machines/giver/offers/confirmation-draft.ts'
import type { offerConfirmationMachine } from '../../../../machines/giver/offers/offer-confirmation.ts'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { NativeSelect } from '../../../ui/fields/native-select.tsx'
import { PhoneField } from '../../shared/phone-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import { capital, fullName, momentInWords } from '../../../words/words.ts'
import { EntryTrouble } from '../../patterns/entry-form.tsx'

type Props = { actor: ActorRefFrom<typeof offerConfirmationMachine>; id: string }

const shown = ['animal_id', 'specimen_type_id', 'place', 'city_id', 'day', 'from', 'to']
const contact = ['contact_name', 'contact_phone']

/** The promised game, the meeting, and the delegate. */
export function ConfirmationFields({ actor, id }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { draft, choices, errors, hunt, offer } = state.context
  const type = (field: keyof ConfirmationDraft) => (value: string) =>
    actor.send({ type: 'field.typed', field, value })
  const what = [
    ...choices.animals.map(({ id: one, label, tag }) => ({
      value: `animal:${one}`,
      label: `${capital(label)}${tag === null ? ' sans bracelet' : `, bracelet ${tag}`}`,
    })),
    ...choices.types.map(({ id: one, label }) => ({
      value: `type:${one}`,
      label: `${capital(label)}, sans préciser l’animal`,
    })),
  ]
  return (
    <form
      id={id}
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'form.submitted' })
      }}
    >
      <EntryTrouble
        state={state}
        title="Ce rendez-vous ne peut pas être proposé ainsi."
        shown={[...shown, ...contact]}
      />
      {offer.state === 'accepted' ? (
        <Notice
          tone="warning"
          title={`${fullName(offer)} est attendu${offer.meeting ? ` le ${momentInWords(offer.meeting.starts_at)}` : ''}.`}
        >
          Si vous changez ce rendez-vous, un e-mail lui dit tout de suite de ne pas y venir, et d’accepter le
          nouveau.
        </Notice>
      ) : null}
      <NativeSelect
        label="Animal réservé"
        value={draft.what}
        placeholder="Choisissez"
        options={what}
        hint={offer.given === null ? undefined : `Promis jusqu’ici : ${offer.given}.`}
        error={errors['animal_id'] ?? errors['specimen_type_id']}
        onChange={type('what')}
      />
      <TextField
        label="Lieu du rendez-vous"
        value={draft.place}
        maxLength={limits.meetings.place}
        hint="Donné à la personne quand elle accepte. Par exemple : place de l’église."
        error={errors['place']}
        onChange={type('place')}
      />
      <NativeSelect
        label="Commune"
        value={draft.cityId}
        options={choices.cities.map((city) => ({ value: String(city.id), label: city.label }))}
        error={errors['city_id']}
        onChange={type('cityId')}
      />
      <div className="grid gap-4 md:grid-cols-3">
        <DateField
          label="Jour"
          value={draft.day}
          min={hunt.started_at}
          max={dayAfter(hunt.started_at, limits.meetings.days)}
          error={errors['day']}
          onChange={type('day')}
        />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-4 md:col-span-2">
          <TextField
            label="De"
            type="time"
            value={draft.from}
            error={errors['from']}
            onChange={type('from')}
          />
          <TextField label="À" type="time" value={draft.to} error={errors['to']} onChange={type('to')} />
        </div>
      </div>
      <div className="grid gap-4 md:grid-cols-2 md:items-end">
        <TextField
          label="Qui est sur place"
          optional
          value={draft.contactName}
          maxLength={limits.name}
          hint="Laissez vide si c’est vous."
          error={errors['contact_name']}
          onChange={type('contactName')}
        />
        <PhoneField
          label="Son téléphone"
          optional
          value={draft.contactPhone}
          error={errors['contact_phone']}
          onChange={type('contactPhone')}
        />
      </div>
    </form>
  )
}
