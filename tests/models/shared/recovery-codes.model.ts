import { recoveryCodesMachine } from '../../../machines/shared/recovery-codes.ts'
import { flow } from '../../model/model.ts'
import { atSetup, codes, first, seesCodes, tieApplication } from '../pages/second-factor.ts'

export const recoveryCodes = flow(recoveryCodesMachine, {
  name: 'recovery-codes',
  input: { codes },

  gestures: {
    'codes.copied': (driver) => driver.click('button', 'Copier'),
    'codes.downloaded': (driver) => driver.click('button', 'Télécharger'),
    'codes.printed': (driver) => driver.click('button', 'Imprimer'),
    'codes.noted': (driver) => driver.click('button', 'Je les ai notés'),
  },
  endings: {
    // A browser copies by itself.
    'xstate.done.actor.copyText': (driver) => driver.answer('copyText'),
  },
  expects: {
    'shown.fresh': async (person) => {
      await seesCodes(person)
      await person.seesText('Ils ne seront plus montrés.')
      await person.doesNotSeeText('Les codes sont copiés.')
    },
    'shown.copying': seesCodes,
    'shown.copied': (person) => person.seesText('Les codes sont copiés.'),
    'shown.uncopied': (person) => person.seesText('Votre navigateur refuse la copie.'),
    'shown.downloaded': (person) => person.seesText('Le fichier se trouve dans vos téléchargements.'),
  },
  screen: async () => (await import('../../../src/screens/shared/recovery-codes.tsx')).RecoveryCodes,
  browser: {
    as: 'admin',
    extraCalls: ['readSecondFactors', 'beginTotp', 'confirmTotp'],
    navigate: async (driver) => {
      await atSetup(driver)
      await driver.click('button', 'Utiliser une application')
      await tieApplication(driver, first)
    },
    transient: ['shown.copying'],
    reloadDiffers: 'les codes ne sont montrés qu’une fois',
    unreachable: ({ type }) => type === 'xstate.error.actor.copyText',
  },
})
