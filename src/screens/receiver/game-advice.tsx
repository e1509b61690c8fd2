import { limits } from '../../../contract/limits.ts'
import { averagePrices } from '../../words/prices.ts'
import { Heading } from '../../ui/page/heading.tsx'
import { Text } from '../../ui/text/text.tsx'

/** Advice for receivers of game: how to cook it, and prices (spec §1). */
export function GameAdvice() {
  return (
    <section aria-labelledby="bon-a-savoir" className="grid gap-2 border-t border-line pt-5">
      <Heading level={2} look={3} id="bon-a-savoir">
        Bon à savoir
      </Heading>
      <Text look="small">
        {`Cuisson : la viande de sanglier peut porter la trichine, un ver invisible à l’œil nu. Cuisez-la à cœur, ${limits.coreTemperature} °C au moins. Congeler, fumer ou saler ne suffit pas.`}
      </Text>
      <Text look="small">
        {`Prix : le gibier est cédé entier, éviscéré et en peau, sans but lucratif. Pour un sanglier hors plan de chasse et hors marquage, ${limits.recommendedBoarPrice} € par animal au plus sont conseillés. Prix moyens constatés, ${averagePrices.join(' ; ')}.`}
      </Text>
    </section>
  )
}
