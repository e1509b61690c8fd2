import { inDays } from '../gestures.ts'
import { scenario } from '../scenario.ts'

const REASON = 'Lésions vues à la découpe'

/** Decision 0042: who has taken part of an animal that is not to be eaten is told, and who was told is known. */
export const recalls = [
  scenario(
    {
      says: ['right.users-write', 'route.receiver'],
      given: 'un sanglier remis hier, que la fédération rappelle parce que des lésions ont été vues',
      when: 'la personne qui l’a ouvre le lien de son e-mail, puis dit en un geste qu’elle le sait',
      then: 'l’ouvrir ne change rien, le geste termine le rappel, et la fédération n’a plus personne à appeler',
    },
    async (world) => {
      const staff = await world.as('cher', '/federations/recalls')
      await staff.click('button', 'Ouvrir un rappel')
      const form = staff.within('dialog', 'Ouvrir un rappel')
      await form.fill('Jour de la chasse', inDays(-1))
      await form.fill('Bracelets', 'SA 0453')
      await form.fill('Raison', REASON)
      await form.click('button', 'Continuer')
      const question = staff.within('alertdialog', 'Rappeler ce gibier ?')
      await question.seesText('1 personne concernée : 1 avec un e-mail')
      await question.click('button', 'Rappeler et prévenir')
      await staff.seesText('Le gibier est rappelé, les e-mails partent.')
      const card = staff.within('article', /^Sanglier SA 0453/)
      await card.seesText(`Raison : ${REASON}`)
      await card.counts('listitem', 1)
      const [person = ''] = await card.texts('listitem')
      const email = /\S+@example\.org/.exec(person)![0]
      const somebody = await world.visitor(await world.linkTo(email, /\/rappel\/\S+/))
      await somebody.seesText(/Ne mangez pas ce gibier : sanglier SA 0453/)
      await somebody.seesText(`La raison donnée par la fédération : « ${REASON} »`)
      await staff.click('button', 'Actualiser')
      await card.seesText('E-mail parti, à confirmer')
      await card.seesText('Des personnes restent à prévenir')
      await somebody.click('button', 'J’ai bien reçu l’information')
      await somebody.seesText('Vous avez confirmé avoir reçu l’information.')
      await staff.click('button', 'Actualiser')
      await card.seesText('A confirmé')
      await card.seesText('Terminé')
      await card.doesNotSee('button', /^Jointe/)
    },
  ),
]
