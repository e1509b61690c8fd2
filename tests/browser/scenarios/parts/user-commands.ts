import { mailsOf, newestMailTo } from '../../support/mail.ts'
import type { Reader } from '../device.ts'
import { confirm } from '../gestures.ts'
import { scenario } from '../scenario.ts'

const listOf = (somebody: Reader) => somebody.within('table', 'Utilisateurs')

/** Spec §2 « Users list », §4 « User »: what is done to a user. */
export const userCommands = [
  scenario(
    {
      says: ['users.detail', 'users.block', 'state.user', 'state.user-ended', 'error.user-blocked'],
      given: 'une administratrice devant le détail d’une particulière',
      when: 'elle la bloque et confirme',
      then: 'ce compte est bloqué, et ne peut plus être modifié, bloqué, ni recevoir un lien ; la loi veut qu’il puisse être anonymisé',
    },
    async ({ as }) => {
      const anne = await as('admin', '/users?search=receiver@')
      await anne.click('button', 'Voir Julie Fontaine')
      const detail = anne.within('dialog', 'Julie Fontaine')
      for (const text of ['receiver@example.org', '06 39 98 10 05', 'Saint-Doulchard (18230)', 'Actif'])
        await detail.seesText(text)
      await detail.click('button', 'Bloquer')
      await confirm(anne, 'Bloquer')
      await anne.seesText("L'utilisateur a été bloqué.")
      await detail.seesText('Bloqué')
      for (const command of [/^Modifier/, 'Bloquer', 'Lien de connexion'])
        await detail.doesNotSee('button', command)
      await detail.sees('button', 'Anonymiser')
      await detail.click('button', 'Fermer')
      await listOf(anne).seesText('Bloqué')
      const julie = await as('receiver', '/receiver')
      await julie.isAt('/login?previous_url=%2Freceiver')
    },
  ),
  scenario(
    {
      says: [
        'users.anonymise',
        'state.user',
        'state.user-ended',
        'error.user-anonymised',
        'right.users-write',
      ],
      given: 'une administratrice devant le détail d’une particulière',
      when: 'elle l’anonymise et confirme',
      then: 'son nom et son adresse ont disparu, et plus rien ne peut être fait de ce compte',
    },
    async ({ as }) => {
      const anne = await as('admin', '/users?search=receiver@')
      await anne.click('button', 'Voir Julie Fontaine')
      await anne.within('dialog', 'Julie Fontaine').click('button', 'Anonymiser')
      await confirm(anne, 'Anonymiser')
      await anne.seesText("L'utilisateur a été anonymisé.")
      await anne.doesNotSeeText('receiver@example.org')
      await anne.sees('dialog', /./)
      for (const command of [/^Modifier/, 'Bloquer', 'Anonymiser', 'Lien de connexion'])
        await anne.within('dialog', /./).doesNotSee('button', command)
      await anne.open('/users?search=receiver@')
      await anne.seesText('Aucun résultat.')
    },
  ),
  scenario(
    {
      says: ['users.token'],
      given: 'une administratrice qui aide une particulière, dans le même navigateur',
      when: 'elle ouvre le lien, va dans « Mon compte », puis termine',
      then: 'un bandeau dit à la place de qui elle agit, les choix de la particulière sont fermés, celle-ci reçoit un e-mail, et l’administratrice retrouve sa session',
    },
    async ({ as, mail }) => {
      const anne = await as('admin', '/users?search=receiver@')
      await anne.click('button', 'Voir Julie Fontaine')
      await anne.within('dialog', 'Julie Fontaine').click('button', 'Lien de connexion')
      const window = anne.within('dialog', 'Lien de connexion')
      await window.click('button', 'Obtenir un lien')
      const before = mailsOf(mail, 'receiver@example.org').length
      await anne.open(await window.value('Lien de connexion'))
      await anne.click('button', 'Ouvrir la session')
      const banner = anne.within('region', 'Session assistée')
      await banner.seesText('Vous agissez à la place de Julie Fontaine')
      await newestMailTo(mail, 'receiver@example.org', before + 1)
      await anne.open('/account')
      await banner.seesText('Vous agissez à la place de Julie Fontaine')
      await anne.within('region', 'Réservé à la personne').seesText('changer son mot de passe')
      for (const title of ['Mot de passe', 'Lettre d’information', 'Appareils connectés'])
        await anne.doesNotSee('region', title)
      await banner.click('button', 'Terminer')
      await anne.sees('dialog', 'Julie Fontaine')
      await anne.doesNotSee('region', 'Session assistée')
    },
  ),
  scenario(
    {
      says: ['state.gdpr-admin', 'state.gdpr', 'right.gdpr', 'error.saved-singular'],
      given: 'une particulière qui n’a pas choisi ce qui est fait de ses données',
      when: 'une administratrice note son refus, puis son accord',
      then: 'l’un puis l’autre se lit dans le détail, et « pas encore choisi » n’est jamais offert',
    },
    async (world) => {
      await world.owesChoice('receiver')
      const anne = await world.as('admin', '/users?search=receiver@')
      await anne.click('button', 'Voir Julie Fontaine')
      const detail = anne.within('dialog', 'Julie Fontaine')
      await detail.click('button', 'Choix RGPD')
      const window = anne.within('dialog', 'Choix RGPD')
      await window.counts('button', 2, /^Noter/)
      await window.click('button', 'Noter le refus')
      await anne.seesText('Modification enregistrée.')
      await detail.seesText('Refusé')
      await detail.click('button', 'Choix RGPD')
      await window.counts('button', 1, /^Noter/)
      await window.click('button', 'Noter l’accord')
      await detail.seesText('Accepté')
    },
  ),
]
