import type { SecondFactorDuty } from '../../../contract/shared/second-factor/second-factor-duty.ts'
import { paths } from '../../paths.ts'
import { Notice } from '../../ui/notices/notice.tsx'
import { LinkButton } from '../../ui/page/link-button.tsx'
import { dayInWords } from '../../words/words.ts'

/** The reminder of the day from which a second factor is required; empty without such a day. */
export const SecondFactorReminder = ({ duty }: { duty: SecondFactorDuty | null }) =>
  duty?.state === 'open' && duty.due_on !== null ? (
    <div className="mb-6">
      <Notice
        tone="warning"
        still
        title={`Activez la double vérification avant le ${dayInWords(duty.due_on)}`}
        action={<LinkButton to={paths.account}>L’activer dans « Mon compte »</LinkButton>}
      >
        Elle protège les données des personnes inscrites si votre mot de passe est découvert. Deux minutes
        suffisent.
      </Notice>
    </div>
  ) : null
