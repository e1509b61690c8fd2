import { createElement } from 'react'
import type { User, ValidationType } from '../../../contract/shared/users.ts'
import { giverWaitingMachine } from '../../../machines/sign-in/giver-waiting.ts'
import { flow } from '../../model/model.ts'
import { type Person, showing } from '../../model/person.ts'
import { giverBoot } from '../../world/boot-values.ts'
import { waiting } from '../../world/people.ts'

const boot = giverBoot(waiting)
const user = boot.user!
const decided = (validation_type: ValidationType): User => ({
  ...user,
  giver: { ...user.giver!, validation_type },
})

const refused: User = {
  ...user,
  giver: {
    ...user.giver!,
    validation_type: 'ban',
    refused_at: '2026-11-12T09:00:00.000Z',
    refusal_reason: 'Ce NIT n’est pas le vôtre.',
  },
}

const seesContact = async (person: Person) => {
  const contact = person.within('region', 'Joindre votre fédération')
  await contact.sees('link', '06 39 98 00 18')
  await contact.seesText('cher@chasse.example.org')
  await contact.seesText('Du lundi au vendredi, de 9 h à 12 h et de 14 h à 17 h')
}
const seesWaiting = showing(
  seesContact,
  ['heading', 'Votre compte est en attente de validation'],
  'Il doit être validé par votre fédération (Cher)',
  'Sans réponse sous 48 heures ouvrées, contactez-la.',
)
const seesRefused = async (person: Person) => {
  await seesContact(person)
  await person.sees('heading', 'Votre inscription a été refusée')
  await person.seesText('a refusé votre compte chasseur le 12/11/2026. Contactez-la')
  await person.within('region', 'Raison donnée par votre fédération').seesText('Ce NIT n’est pas le vôtre.')
}
const seesDecision = (person: Person, { context }: { context: { user: User } }) =>
  context.user.giver?.validation_type === 'ban' ? seesRefused(person) : seesWaiting(person)

export const giverWaiting = flow(giverWaitingMachine, {
  name: 'giver-waiting',
  input: { user },
  samples: {
    answers: { readSession: [{ user }, { user: refused }, { user: decided('manual') }] },
  },
  gestures: {
    'account.checked': (driver, _, { context }) =>
      driver.click(
        'button',
        context.user.giver?.validation_type === 'ban'
          ? 'Vérifier si la décision a changé'
          : 'Vérifier si mon compte est validé',
      ),
  },
  expects: {
    waiting: seesWaiting,
    refused: seesRefused,
    checking: showing(seesDecision, ['button', 'Vérification…']),
    unchecked: showing(seesDecision, 'Votre compte n’a pas pu être relu.'),
  },
  screen: async () => {
    const { GiverWaiting } = await import('../../../src/screens/sign-in/giver-waiting.tsx')
    return ({ actor }) => createElement(GiverWaiting, { actor, federation: boot.federation })
  },
  browser: {
    as: 'waiting',
    navigate: (driver) => driver.open('/'),
  },
})
