import { limits } from '../../../../contract/limits.ts'
import type { SanitaryDemand } from '../../../../contract/shared/sanitary.ts'
import { Notice } from '../../../ui/notices/notice.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { demandInWords } from '../../../words/sanitary.ts'

type Props = { isBoar: boolean; informing: SanitaryDemand[] }

/** The label of the answer that includes passing the message on. */
export const TOLD = 'C’est dit, remettre'

/** What the recipient must be informed of: trichinella for a boar, and applicable sanitary rules. */
export function HandOverMessage({ isBoar, informing }: Props) {
  if (!isBoar && informing.length === 0) return null
  return (
    <Notice tone="warning" title="Dites-le à la personne" still>
      <div className="grid gap-2">
        {isBoar ? (
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
