import type { Ending } from '../../../contract/shared/offers.ts'
import { Notice } from '../../ui/notices/notice.tsx'
import { Text } from '../../ui/text/text.tsx'
import { clockTime, counted, huntCalled, momentDay } from '../../words/words.ts'

type Met = Ending & { meeting: NonNullable<Ending['meeting']> }

const metAs = ({ giver, meeting: { starts_at, ends_at, city, place } }: Met) =>
  `${momentDay(starts_at)}, de ${clockTime(starts_at)} à ${clockTime(ends_at)}, à ${city}${place ? `, ${place}` : ''}, avec ${giver}`

const offeredAs = ({ giver, started_at, city }: Ending) =>
  `${huntCalled(started_at, city)}${giver ? `, de ${giver}` : ''}`

/** What ends when a receiver is no longer shown to givers: meetings first, then other open offers. */
export function EndingOffers({ offers = [] }: { offers?: readonly Ending[] | undefined }) {
  const met = offers.flatMap((offer) => (offer.meeting ? [offer as Met] : []))
  const open = offers.filter(({ meeting }) => meeting === null)
  if (offers.length === 0) return null
  return (
    <div className="grid gap-3">
      {met.length > 0 ? (
        <Notice
          tone="danger"
          title={`${counted(met.length, 'rendez-vous fixé est annulé', 'rendez-vous fixés sont annulés')} tout de suite.`}
          still
        >
          <ul className="list-disc pl-5">
            {met.map((offer) => (
              <li key={offer.id}>{metAs(offer)}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {open.length > 0 ? (
        <div className="grid gap-1">
          <Text>{`${counted(open.length, 'proposition ouverte se termine', 'propositions ouvertes se terminent')} tout de suite :`}</Text>
          <ul className="list-disc pl-5">
            {open.map((offer) => (
              <li key={offer.id}>{offeredAs(offer)}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <Text>
        Un e-mail part au responsable qui comptait sur une réponse déjà donnée. Cela ne s’annule pas : changer
        d’avis ensuite ne rouvre ni rendez-vous ni proposition.
      </Text>
    </div>
  )
}
