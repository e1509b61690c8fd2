import { limits } from '../../../contract/limits.ts'
import type { OwnOffer } from '../../../contract/receiver/offers.ts'
import { demandInWords } from '../../words/sanitary.ts'
import { Notice } from '../../ui/notices/notice.tsx'
import { Text } from '../../ui/text/text.tsx'

/** Whether a person has to read something before they accept what is promised to them. */
export const isMessageOwed = ({ is_boar, informing }: OwnOffer) => is_boar || informing.length > 0

/** What they read: of a boar about trichinella, and what sanitary rules inform of. */
export function OfferMessage({ offer }: { offer: OwnOffer }) {
  const { state, is_boar, informing } = offer
  if (state !== 'confirmed' || !isMessageOwed(offer)) return null
  return (
    <Notice tone="warning" title="À lire avant d’accepter" still>
      <div className="grid gap-2">
        {is_boar ? (
          <Text>
            {`Le sanglier peut porter la trichine, un parasite dangereux. La viande se cuit à cœur partout, à ${limits.coreTemperature} °C au moins. Congeler ne suffit pas.`}
          </Text>
        ) : null}
        {informing.map((rule) => (
          <Text key={rule.rule_id}>{demandInWords(rule)}</Text>
        ))}
      </div>
    </Notice>
  )
}
