import { after, answered, from, type KeptByChart } from './kept.ts'

const boar = { id: 1, label: 'Sanglier', label_plural: 'Sangliers' }
const rule = { id: 6, effect: 'ban', specimen_type_ids: [1], cities: [], version: 1 }
const recall = { id: 4 }
const unchanged = { changed: false }

/** What staff of a federation rules and recalls. */
export const keptOfSanitary: KeptByChart = {
  'sanitary-rules': from({ isNational: true }, [
    after(
      answered('listSpecimenTypes', [boar]),
      { type: 'deletion.requested', subject: rule },
      answered('sanitaryRuleDeletion', unchanged),
    ).keeps({ subject: null }),
  ]),
  'sanitary-rule-form': from({ rule: null, specimenTypes: [boar], isNational: true }, [
    after({ type: 'effect.chosen', effect: 'ban' }).keeps({ effect: 'ban', typeIds: [] }),
  ]),
  recalls: from({ isNational: true }, [
    after({ type: 'recallLifting.requested', recall }, answered('recallLifting', unchanged)).keeps({
      recall: null,
    }),
    after({ type: 'reached.requested', subject: { id: 9 } }, answered('recallReached', unchanged)).keeps({
      subject: null,
    }),
    after(
      { type: 'unreachable.requested', subject: { id: 9 } },
      answered('recallUnreachable', unchanged),
    ).keeps({ subject: null }),
    after({ type: 'givingUp.requested', subject: { id: 9 } }, answered('recallGivingUp', unchanged)).keeps({
      subject: null,
    }),
  ]),
  'recall-form': from({ isNational: true }, [
    after(answered('listSpecimenTypes', [boar])).keeps({ specimenTypes: [boar] }),
  ]),
}
