import type { SanitaryRule } from '../../../contract/federations/sanitary-rules.ts'
import type { BrowserDriver } from '../../model/model.ts'

export const table = 'Règles sanitaires'
/** Distinguishes the rules of the world from others of the same source and date. */
const told = {
  'Note de service 12': 'Examen initial exigé ; Sanglier, chevreuil ; Bourges',
  'Arrêté 2026-18': 'Analyse négative exigée ; Chamois ou isard ; tout le département',
}
export const called = ({ source, starts_on }: SanitaryRule) => {
  const day = starts_on.split('-').toReversed().join('/')
  return `la règle « ${source} » (${told[source as keyof typeof told]} ; à partir du ${day})`
}

/** Opens the page as cher@ and waits for the list. */
export async function atSanitaryRules(driver: BrowserDriver) {
  await driver.open('/federations/sanitary-rules')
  await driver.sees('table', table)
}
