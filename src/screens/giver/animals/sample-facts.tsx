import type { OwnSample } from '../../../../contract/giver/samples.ts'
import { Notice } from '../../../ui/notices/notice.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { sampleDays, sampleNamed, sampleSites, sampleStanding } from '../../../words/sanitary.ts'
import { capital } from '../../../words/words.ts'

/** The known facts about an animal's sample, and who enters its result. */
export const SampleFacts = ({ sample }: { sample: OwnSample }) => (
  <div className="grid gap-2">
    <Text look="soft">
      {`${[
        `${sampleStanding(sample)} : ${sampleDays(sample)}`,
        sample.site && sampleSites[sample.site].toLowerCase(),
        sample.count > 1 && `${sample.count} sangliers réunis`,
      ]
        .filter(Boolean)
        .join(', ')}.`}
    </Text>
    {sample.reference ? <Text look="soft">{`${capital(sampleNamed(sample))}.`}</Text> : null}
    {sample.state === 'taken' || sample.state === 'sent' ? (
      <Notice tone="info" still>
        Votre fédération saisit le résultat. Si le laboratoire vous en annonce un douteux ou positif, ne
        remettez rien et appelez-la.
      </Notice>
    ) : null}
  </div>
)
