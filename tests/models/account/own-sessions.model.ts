import type { OwnSession } from '../../../contract/account/own-sessions.ts'
import { ownSessionsMachine } from '../../../machines/account/own-sessions.ts'
import { commonFailures, httpError, rareFailures } from '../../model/failures.ts'
import { flow } from '../../model/model.ts'
import { manonsPhone } from '../../world/people.ts'
import { assist } from '../pages/assistance.ts'
import { atAccount } from '../pages/account.ts'

const title = 'Appareils connectés'
const at = '2026-03-09T17:00:00.000Z'
const session = (id: number, device: string, more: Partial<OwnSession> = {}): OwnSession => ({
  id,
  device,
  created_at: at,
  seen_at: at,
  is_current: false,
  assisted_by: null,
  ...more,
})
const here = session(1, 'Chrome sur Linux', { is_current: true })
/** In the world Manon is also signed in on her phone. */
const phone = session(manonsPhone.id, manonsPhone.device)
const helped = session(3, '', { assisted_by: 'Denis Perrin' })

export const ownSessions = flow(ownSessionsMachine, {
  name: 'own-sessions',
  inputs: [{ isAssisted: false }, { isAssisted: true }],
  samples: {
    events: { 'closing.requested': [{ id: phone.id }] },
    answers: {
      listSessions: [[here, phone], [here, phone, helped], [here]],
    },
    failures: { closeSession: [...commonFailures(), httpError(404), ...rareFailures()] },
  },
  machineOnly: { samples: { 'closing.requested': [{ id: here.id }] } },
  gestures: {
    'sessions.retried': (driver) => driver.within('region', title).click('button', 'Réessayer'),
    'closing.requested': (driver) =>
      driver.within('region', title).click('button', /^Fermer la session de Firefox sur Android/),
    'closingOthers.requested': (driver) => driver.click('button', 'Fermer toutes les autres'),
    'question.confirmed': (driver) => driver.within('alertdialog', /Fermer toutes/).click('button', 'Fermer'),
    'question.cancelled': (driver) =>
      driver.within('alertdialog', /Fermer toutes/).click('button', 'Annuler'),
  },
  expects: {
    closed: (person) => person.doesNotSee('region', title),
    loading: (person) => person.within('region', title).seesText('Lecture de vos sessions…'),
    unavailable: (person) => person.seesText('Vos sessions n’ont pas pu être lues. Vérifiez votre réseau'),
    'listed.fresh': async (person, { context: { sessions } }) => {
      const card = person.within('region', title)
      await card.within('list', 'Sessions ouvertes').seesText('Cet appareil')
      if (sessions.length === 1) await card.seesText('Votre compte n’est ouvert nulle part ailleurs.')
      else await card.within('list', 'Sessions ouvertes').seesText('Firefox sur Android')
      if (sessions.length === 3)
        await card.seesText('Ouverte par votre fédération, pour vous aider : Denis Perrin')
    },
    'listed.failed': (person) =>
      person.within('region', title).seesText('La fermeture n’a pas abouti. Vérifiez votre réseau'),
    closing: (person) => person.within('region', title).sees('button', 'Fermeture…'),
    confirming: async (person) => {
      const question = person.within('alertdialog', /Fermer toutes les autres sessions/)
      await question.seesText('Cet appareil reste connecté.')
    },
    closingOthers: (person) => person.within('region', title).sees('button', 'Fermeture…'),
  },
  screen: async () => (await import('../../../src/screens/account/own-sessions.tsx')).OwnSessions,
  browser: {
    as: 'manon.lefevre',
    navigate: async (driver, path) => {
      if (path.input.isAssisted) return assist(driver)
      await driver.interceptCalls()
      await atAccount(driver)
    },
  },
})
