import { limits } from '../../../contract/limits.ts'
import type { OwnOffer } from '../../../contract/receiver/offers.ts'
import { demandInWords } from '../../words/sanitary.ts'
import { Notice } from '../../ui/notices/notice.tsx'
import { Text } from '../../ui/text/text.tsx'

/** Whether a person must read a message before accepting what is promised. */
export const isMessageOwed = ({ is_boar, informing }: OwnOffer) => is_boar || informing.length > 0

/** The message to read: about trichinella for a boar, and applicable sanitary rules. */
export function OfferMessage({ offer }: { offer: OwnOffer }) {
  const { state, is_boar, informing } = offer
  if (state !== 'confirmed' || !isMessageOwed(offer)) return null
  return (
    <Notice tone="warning" title="À lire avant d’accepter" still>
      <div className="grid gap-2">
        {is_boar ? (
          <Text>
            {`Le sanglier peut porter la trichine, un parasite dangereux. Cuisez sa viande à cœur, à ${limits.coreTemperature} °C au moins. Congeler ne suffit pas.`}
          </Text>
        ) : null}
        {informing.map((rule) => (
          <Text key={rule.rule_id}>{demandInWords(rule)}</Text>
        ))}
      </div>
    </Notice>
  )
}
