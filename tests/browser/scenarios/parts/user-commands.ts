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
      says: ['users.block', 'state.user'],
      given: 'une particulière bloquée par erreur',
      when: 'une administratrice la débloque et confirme',
      then: 'ce compte est de nouveau actif, et la particulière retrouve son espace',
    },
    async ({ as, visitor }) => {
      const anne = await as('admin', '/users?search=receiver@')
      await anne.click('button', 'Voir Julie Fontaine')
      const detail = anne.within('dialog', 'Julie Fontaine')
      await detail.click('button', 'Bloquer')
      await anne.within('alertdialog', 'Êtes-vous sûrs ?').seesText(/vous pourrez débloquer ce compte/)
      await confirm(anne, 'Bloquer')
      await detail.click('button', 'Débloquer')
      await confirm(anne, 'Débloquer')
      await anne.seesText("L'utilisateur a été débloqué.")
      await detail.sees('button', 'Bloquer')
      await detail.doesNotSee('button', 'Débloquer')
      const julie = await visitor('/login')
      await julie.fill('Adresse e-mail', 'receiver@example.org')
      await julie.fill('Mot de passe', 'Venaison-2026')
      await julie.click('button', 'Se connecter')
      await julie.sees('heading', 'Mon espace particulier')
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
      says: ['users.token', 'right.token'],
      given: 'une administratrice devant le détail d’une particulière',
      when: 'elle demande un lien de connexion et l’ouvre',
      then: 'elle est dans l’espace de la particulière ; sur un appareil où elle n’est pas connectée, le lien ne sert à rien',
    },
    async ({ as, visitor }) => {
      const anne = await as('admin', '/users?search=receiver@')
      await anne.click('button', 'Voir Julie Fontaine')
      await anne.within('dialog', 'Julie Fontaine').click('button', 'Lien de connexion')
      const window = anne.within('dialog', 'Lien de connexion')
      await window.click('button', 'Obtenir un lien')
      await window.sees('textbox', 'Lien de connexion')
      const link = await window.value('Lien de connexion')
      const elsewhere = await visitor(link)
      await elsewhere.click('button', 'Ouvrir la session')
      await elsewhere.seesText('Ce lien n’est plus valable')
      await window.click('link', 'Ouvrir le lien')
      await anne.click('button', 'Ouvrir la session')
      await anne.sees('heading', 'Mon espace particulier')
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
  scenario(
    {
      says: ['state.giver-decision', 'state.giver-validation', 'users.detail'],
      given: 'un responsable de territoire que sa fédération a refusé par erreur',
      when: 'une administratrice ouvre sa fiche, y lit pourquoi, et le valide',
      then: 'son espace s’ouvre',
    },
    async ({ as }) => {
      const anne = await as('admin', '/users?search=banned@')
      await anne.click('button', 'Voir Serge Blanc')
      const detail = anne.within('dialog', 'Serge Blanc')
      for (const text of [
        /^Refusé par la fédération le /,
        /^Ce NIT ne figure pas/,
        /^Rappeler après réception/,
      ])
        await detail.seesText(text)
      await detail.click('button', 'Valider')
      await confirm(anne, 'Valider')
      await anne.seesText('Le compte a été validé.')
      await detail.seesText(/^Validé par la fédération le /)
      await detail.doesNotSee('button', 'Valider')
      const serge = await as('banned', '/giver')
      await serge.isAt('/giver')
    },
  ),
]
