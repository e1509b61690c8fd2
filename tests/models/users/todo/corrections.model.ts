import { createElement } from 'react'
import {
  correctionAcceptanceMachine,
  correctionListMachine,
  correctionRefusalMachine,
  correctionsMachine,
} from '../../../../machines/users/todo/corrections.ts'
import { flow } from '../../../model/model.ts'
import { clicking } from '../../../model/navigation.ts'
import { without, showing } from '../../../model/person.ts'
import { atCorrections, called, other, table, waiting } from '../../pages/corrections.ts'
import { confirmedCommandFlow, wordedCommand } from '../../patterns/confirmed-command.ts'
import { answering, ends, inList, isChanged } from '../../patterns/ended-windows.ts'
import { pagedListFlow } from '../../patterns/paged-list.ts'

const screens = () => import('../../../../src/screens/users/todo/corrections.tsx')
const listed = (button: string) => inList('listCorrections', [waiting], button)

export const correctionList = pagedListFlow(correctionListMachine, {
  name: 'correction-list',
  isWork: true,
  call: 'listCorrections',
  rows: { own: [waiting], first: [waiting], second: [other] },
  texts: {
    role: 'table',
    name: table,
    reading: 'Lecture des corrections…',
    empty: 'Aucune correction n’est demandée.',
    failed: 'Les corrections n’ont pas pu être lues',
  },
  filled: async (person, { context: { rows } }) => {
    for (const { giver, reason } of rows) {
      const row = person.within('row', new RegExp(giver))
      await row.seesText('Luc Petit : rien → 2 sangliers')
      await row.seesText(reason!)
    }
  },
  screen: async () => {
    const { CorrectionList } = await screens()
    return ({ actor }) => createElement(CorrectionList, { actor, withFederation: true, actions: () => null })
  },
  browser: { as: 'cher', navigate: '/users/corrections' },
})

export const correctionAcceptance = confirmedCommandFlow(correctionAcceptanceMachine, {
  name: 'correction-acceptance',
  subject: waiting,
  confirm: 'Accepter',
  consequence: 'dira ce que demande Hélène Moreau, et les statistiques le suivront.',
  busy: 'Enregistrement…',
  failed: 'L’acceptation n’a pas abouti. Vérifiez votre réseau, puis réessayez.',
  screen: async () => (await screens()).CorrectionAcceptance,
  browser: { as: 'cher', navigate: clicking(`Accepter ${called(waiting)}`, atCorrections) },
})

const texts = {
  confirm: 'Refuser',
  consequence: 'Hélène Moreau lira votre raison dans un e-mail et sur sa page',
  busy: 'Enregistrement…',
  failed: 'Le refus n’a pas abouti. Vérifiez votre réseau, puis réessayez.',
}

export const correctionRefusal = flow(correctionRefusalMachine, {
  name: 'correction-refusal',
  input: { subject: waiting },
  ...wordedCommand(texts, 'Raison, pour le responsable', 'Le carnet ne le montre pas'),
  screen: async () => (await screens()).CorrectionRefusal,
  browser: { as: 'cher', navigate: clicking(`Refuser ${called(waiting)}`, atCorrections) },
})

export const corrections = flow(correctionsMachine, {
  name: 'corrections',
  samples: {
    events: {
      'acceptance.requested': [{ subject: waiting }],
      'refusal.requested': [{ subject: waiting }],
    },
    answers: { correctionAcceptance: ends, correctionRefusal: ends },
  },
  gestures: {
    'acceptance.requested': listed(`Accepter ${called(waiting)}`),
    'refusal.requested': listed(`Refuser ${called(waiting)}`),
  },
  endings: {
    'xstate.done.actor.correctionAcceptance': answering('Accepter', 'acceptCorrection'),
    'xstate.done.actor.correctionRefusal': async (driver, { output }) => {
      const question = driver.within('alertdialog', 'Êtes-vous sûrs ?')
      if (!isChanged(output)) return question.click('button', 'Annuler')
      await driver.fill('Raison, pour le responsable', 'Le carnet ne le montre pas')
      await question.click('button', 'Refuser')
      await driver.answer('refuseCorrection')
    },
  },
  expects: {
    closed: showing(['heading', table], without('alertdialog', /./)),
    accepting: (person) => person.seesText('et les statistiques le suivront'),
    refusing: (person) => person.seesText('restera comme il est'),
  },
  screen: async () => {
    const { Corrections } = await screens()
    return ({ actor }) => createElement(Corrections, { actor, withFederation: true })
  },
  browser: {
    as: 'cher',
    navigate: atCorrections,
    // There is only one correction: after it is answered (covered by the windows' own flows), none is left.
    unreachable: ({ type, output }) => type.startsWith('xstate.done.') && isChanged(output),
  },
})
