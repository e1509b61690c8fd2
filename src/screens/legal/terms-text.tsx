import { termsVersions } from '../../../contract/shared/terms.ts'
import { GIVER, RECEIVER } from '../../../contract/shared/users.ts'
import { P, Prose } from '../../ui/text/prose.tsx'
import { TermsForGivers } from './terms-for-givers.tsx'
import { TermsForReceivers } from './terms-for-receivers.tsx'
import type { Level } from './terms-part.tsx'

/** `2025-09-22` as « 22/09/2025 ». */
const written = (version: string) => version.split('-').toReversed().join('/')

/** The terms of use in plain French, one text per role, each with its date (spec §2 « Terms of use »). */
export function TermsText({ isGiver, level = 2 }: { isGiver: boolean; level?: Level }) {
  return (
    <Prose>
      <P>
        {`Version du ${written(termsVersions[isGiver ? GIVER : RECEIVER])}, pour les ${isGiver ? 'responsables de territoire' : 'particuliers'}.`}
      </P>
      {isGiver ? <TermsForGivers level={level} /> : <TermsForReceivers level={level} />}
    </Prose>
  )
}
