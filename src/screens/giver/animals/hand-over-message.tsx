import { limits } from '../../../../contract/limits.ts'
import type { SanitaryDemand } from '../../../../contract/shared/sanitary.ts'
import { Notice } from '../../../ui/notices/notice.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { demandInWords } from '../../../words/sanitary.ts'

type Props = { isBoar: boolean; informing: SanitaryDemand[] }

/** The answer that says that the message was passed on as well. */
export const TOLD = 'Message transmis : remettre'

/** What whoever takes game has to be told: of a boar about trichinella, and what sanitary rules inform of. */
export function HandOverMessage({ isBoar, informing }: Props) {
  if (!isBoar && informing.length === 0) return null
  return (
    <Notice tone="warning" title="Dites-le à la personne" still>
      <div className="grid gap-2">
        {isBoar ? (
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
