import type { TagClaim } from '../../../../contract/federations/tag-claims.ts'
import { tagClaimListMachine } from '../../../../machines/federations/sanitary/tag-claim-list.ts'
import { sampled } from '../../../world/sanitary.ts'
import { pagedListFlow } from '../../patterns/paged-list.ts'

const noted = { giver: 'Bertrand Roux', phone: '06 39 98 00 02', started_at: '2026-03-09', city: 'Vierzon' }
const claim: TagClaim = {
  id: 1,
  tag: sampled.tag,
  holder: noted,
  claimant: { giver: 'Hélène Moreau', phone: null, started_at: '2026-03-10', city: 'Bourges' },
}
const gone: TagClaim = { ...claim, id: 2, tag: 'SA 0901', holder: { ...noted, giver: null, phone: null } }
const rows = { own: [claim], first: [claim], second: [gone] }

export const tagClaimList = pagedListFlow(tagClaimListMachine, {
  name: 'tag-claim-list',
  call: 'listTagClaims',
  rows,
  texts: {
    role: 'table',
    name: 'Bracelets notés deux fois',
    reading: 'Lecture des bracelets notés deux fois…',
    empty: 'Aucun bracelet n’est noté deux fois.',
    failed: 'Les bracelets notés deux fois n’ont pas pu être lus',
  },
  filled: async (person, { context: { rows: shown } }) => {
    for (const { tag, holder, claimant } of shown) {
      const row = person.within('row', new RegExp(tag))
      for (const one of [holder, claimant])
        await row.seesText(`${one.giver ?? 'Un responsable anonymisé'}, la chasse du`)
      if (holder.phone) await row.seesText(holder.phone)
    }
  },
  screen: async () =>
    (await import('../../../../src/screens/federations/sanitary/tag-claim-list.tsx')).TagClaimList,
  browser: { as: 'cher', navigate: '/federations/samples' },
})
