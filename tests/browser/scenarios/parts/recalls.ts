import { expect } from 'vitest'
import { mailsOf } from '../../support/mail.ts'
import { TIME_LIMIT } from '../../support/time-limit.ts'
import type { Someone } from '../device.ts'
import { dayText, inDays } from '../gestures.ts'
import { scenario } from '../scenario.ts'

const JULIE = 'Julie Fontaine'
/** The federation’s address for those who look for help. */
const FEDERATION = 'cher@chasse.example.org'
const REASON = 'Lésions vues à la découpe'
const LINK = /\/rappel\/\S+/

/** Recalls the animals with a tag of yesterday's hunt, and answers its card. */
async function recall(staff: Someone, tag: string) {
  await staff.click('button', 'Ouvrir un rappel')
  const form = staff.within('dialog', 'Ouvrir un rappel')
  await form.fill('Jour de la chasse', inDays(-1))
  await form.fill('Bracelets', tag)
  await form.fill('Raison', REASON)
  await form.click('button', 'Continuer')
  const question = staff.within('alertdialog', 'Rappeler ce gibier ?')
  await question.seesText('1 personne concernée : 1 avec un e-mail')
  await question.click('button', 'Rappeler et prévenir')
  await staff.seesText('Le gibier est rappelé, les e-mails partent.')
  return staff.within('article', new RegExp(`^Sanglier ${tag}`))
}

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
      const card = await recall(staff, 'SA 0453')
      await card.seesText(`Raison : ${REASON}`)
      await card.counts('listitem', 1)
      const [person = ''] = await card.texts('listitem')
      const email = /\S+@example\.org/.exec(person)![0]
      const somebody = await world.visitor(await world.linkTo(email, LINK))
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
  scenario(
    {
      says: ['right.users-write', 'route.receiver'],
      given: 'un rappel que la fédération a ouvert sur un mauvais bracelet',
      when: 'elle le lève en disant pourquoi',
      then: 'la personne qui a le sanglier le lit par le lien qu’elle avait reçu, et le rappel reste dans la liste avec sa raison',
    },
    async (world) => {
      const staff = await world.as('cher', '/federations/recalls')
      const card = await recall(staff, 'SA 0453')
      await card.counts('listitem', 1)
      const [person = ''] = await card.texts('listitem')
      const link = await world.linkTo(/\S+@example\.org/.exec(person)![0], LINK)
      await card.click('button', /^Lever le rappel/)
      const question = staff.within('alertdialog', 'Lever ce rappel ?')
      await question.seesDisabled('button', 'Lever le rappel')
      await question.fill('Raison', 'Le SA 0435 était visé')
      await question.click('button', 'Lever le rappel')
      await staff.seesText('Le rappel est levé, les e-mails partent.')
      await card.seesText(/Le SA 0435 était visé/)
      await card.doesNotSee('button', /^Lever le rappel/)
      const somebody = await world.visitor(link)
      await somebody.seesText(/L’alerte est levée pour sanglier SA 0453/)
    },
  ),
  scenario(
    {
      says: ['right.users-write', 'route.receiver'],
      given: 'le rappel de trois sangliers, dont une personne n’a pas encore confirmé',
      when: 'la fédération l’appelle sans la joindre, ce qui la laisse à appeler, puis la joint plus tard',
      then: 'le menu ne compte plus personne, le rappel se termine avec elle, et chaque appel dit par qui il a été noté',
    },
    async (world) => {
      const staff = await world.as('cher', '/federations/recalls')
      await staff.sees('link', /^Rappels ?1 en attente$/)
      const card = staff.within('article', /SA 0441/)
      await card.seesText('Trichine trouvée, prélèvement TRI-0104.')
      await card.counts('listitem', 3)
      expect((await card.texts('listitem'))[0]).toContain(JULIE)
      await card.click('button', `Pas jointe : ${JULIE}`)
      const question = staff.within('alertdialog', 'Êtes-vous sûrs ?')
      await question.click('button', 'Noter l’appel')
      await card.seesText(/1 appel sans réponse/)
      await staff.sees('link', /^Rappels ?1 en attente$/)
      await card.click('button', `Jointe : ${JULIE}`)
      await question.click('button', 'Noter : jointe')
      await card.doesNotSee('button', `Jointe : ${JULIE}`)
      await card.seesText('Terminé')
      await staff.sees('link', 'Rappels')
      const noted = async () =>
        (await card.texts('listitem')).filter((text) => text.includes('noté par Denis Perrin')).length
      await expect.poll(noted, { timeout: TIME_LIMIT }).toBe(2)
      const julie = await world.as('receiver', '/receiver')
      await julie
        .within('region', 'Rappel de gibier')
        .seesText('Vous avez confirmé avoir reçu l’information.')
    },
  ),
  scenario(
    {
      says: ['route.receiver'],
      given: 'une personne qui a reçu un sanglier',
      when: 'elle signale en quelques mots un problème avec sa viande',
      then: 'la fédération le lit dans un e-mail avec de quoi la joindre, et elle-même quand elle l’a signalé',
    },
    async (world) => {
      const julie = await world.as('receiver', '/receiver')
      await julie.click('button', `Signaler un problème : Sanglier, ${dayText(-1)}`)
      const question = julie.within('alertdialog', 'Quel est le problème ?')
      await question.seesDisabled('button', 'Envoyer')
      await question.fill('Ce qui ne va pas', 'Un abcès dans l’épaule')
      await question.click('button', 'Envoyer')
      await julie.seesText(/^Votre signalement du .+ est parti à la fédération\.$/)
      const reported = () =>
        mailsOf(world.mail, FEDERATION).filter(
          ({ subject }) => subject === 'Un problème est signalé avec un animal remis',
        )
      await expect.poll(() => reported().length, { timeout: TIME_LIMIT }).toBeGreaterThan(0)
      const text = reported()[0]!.text.replaceAll(/\s+/g, ' ')
      expect(text).toContain(`${JULIE} signale un problème avec un animal reçu : sanglier`)
      expect(text).toContain('« Un abcès dans l’épaule »')
      expect(text).toContain('receiver@example.org')
    },
  ),
]
