import { survivorsOnServer } from './survivors-on-server.ts'
import { survivorsOfScreens } from './survivors-of-screens.ts'

/** Mutants by the reason why no test kills them. */
export type Survivors = readonly { reason: string; of: readonly string[] }[]

/** Reviewed mutants that no test kills, in French for the page. */
export const survivors: Survivors = [
  {
    reason:
      'Deux endroits oublient la même chose : ce que l’un n’oublie plus, l’autre l’a déjà oublié, ou l’oubliera.',
    of: [
      'statistic-export: muted, statisticExport — filters.changed → statisticExport.idle, without forgetUrl',
    ],
  },
  {
    reason:
      'Les erreurs des champs sont déjà oubliées quand la question est posée : il n’en reste aucune à oublier à l’envoi, comme le font les formulaires qui envoient sans question.',
    of: ['recall-form: muted, recallForm.creating, entry without forgetMistakes'],
  },
  ...survivorsOfScreens,
  ...survivorsOnServer,
]
