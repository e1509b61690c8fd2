import { expect } from 'vitest'
import { mailsOf, newestMailTo } from '../../support/mail.ts'
import { confirm, takeCity } from '../gestures.ts'
import { scenario } from '../scenario.ts'

const edition = 'Modifier mes informations'

/** Spec §2 « My account », §5 « Profile edit ». */
export const account = [
  scenario(
    {
      says: [
        'route.account',
        'account.details',
        'account.form-nit',
        'rule.profile-nit',
        'account.form-actions',
      ],
      given: 'une responsable de territoire dans « Mon compte »',
      when: 'elle ouvre ses informations et raccourcit son NIT à six caractères',
      then: 'elle voit ce que l’on sait d’elle, et le NIT doit en avoir sept',
    },
    async ({ as }) => {
      const helene = await as('giver', '/account')
      const details = helene.within('region', 'Mes informations')
      for (const text of ['Hélène', 'Moreau', 'giver@example.org', '06 39 98 10 01', 'Bourges (18000)'])
        await details.seesText(text)
      await details.click('button', edition)
      const form = helene.within('dialog', edition)
      await form.sees('button', 'Annuler')
      await form.seesValue('NIT', '1800001')
      await form.doesNotSee('radio', 'Oui')
      await form.fill('NIT', '180000')
      await form.click('button', 'Enregistrer')
      await form.sees('button', 'Enregistrer')
      await form.seesText(/7 caractères\./)
      expect(helene.writes).toEqual([])
      await form.fill('NIT', '18000012')
      await form.seesValue('NIT', '1800001')
    },
  ),
  scenario(
    {
      says: [
        'account.edit',
        'account.form-fields',
        'account.form-hunter',
        'account.form-success',
        'rule.profile-hunter',
        'error.saved-plural',
        'right.own-records',
      ],
      given: 'une particulière dans « Mon compte »',
      when: 'elle change son nom, son téléphone, sa commune et se dit chasseuse, puis enregistre',
      then: 'la fenêtre se ferme, son compte montre les nouvelles valeurs, et rien n’est envoyé d’un responsable',
    },
    async ({ as }) => {
      const julie = await as('receiver', '/account')
      await julie.click('button', edition)
      const form = julie.within('dialog', edition)
      await form.seesValue('Commune', 'Saint-Doulchard (18230)')
      await form.doesNotSee('textbox', 'NIT')
      await form.fill('Prénom', 'Juliette')
      await form.fill('Nom', 'Lafontaine')
      await form.fill('Téléphone', '06 39 98 99 99')
      await takeCity(form, 'Commune', 'Mehun', 'Mehun-sur-Yèvre (18500)')
      await form.check('Oui')
      await form.click('button', 'Enregistrer')
      await julie.seesText('Modifications enregistrées')
      await julie.doesNotSee('dialog', edition)
      const details = julie.within('region', 'Mes informations')
      for (const text of ['Juliette', 'Lafontaine', '06 39 98 99 99', 'Mehun-sur-Yèvre (18500)', 'Oui'])
        await details.seesText(text)
      expect([...julie.writes].sort()).toEqual([
        'PUT /api/v1/receivers/self',
        'PUT /api/v1/users/self/account',
      ])
    },
  ),
  scenario(
    {
      says: ['rule.profile-names', 'rule.profile-city', 'rule.profile-phone'],
      given: 'une particulière qui modifie ses informations',
      when: 'son nom, son prénom ou sa commune manque, ou son téléphone n’a pas 10 à 14 chiffres',
      then: 'rien n’est envoyé tant que tout n’est pas correct',
    },
    async ({ as }) => {
      const julie = await as('receiver', '/account')
      await julie.click('button', edition)
      const form = julie.within('dialog', edition)
      for (const [label, wrong, right] of [
        ['Prénom', '', 'Julie'],
        ['Nom', '', 'Fontaine'],
        ['Téléphone', '', '06 39 98 10 05'],
        ['Téléphone', '06 39 98', '06 39 98 10 05'],
        ['Téléphone', '06 39 98 10 05 06', '06 39 98 10 05'],
        ['Téléphone', '06 39 98 zéro', '06 39 98 10 05'],
        ['Commune', '', 'Bourges'],
      ] as const) {
        await form.fill(label, wrong)
        await form.click('button', 'Enregistrer')
        await form.seesInvalid(label)
        await form.fill(label, right)
      }
      for (const label of ['Prénom', 'Nom']) expect(await form.attribute(label, 'maxlength')).toBe('255')
      expect(julie.writes).toEqual([])
    },
  ),
  scenario(
    {
      says: ['account.newsletter', 'error.saved-singular'],
      given: 'une particulière qui reçoit la lettre d’information',
      when: 'elle décoche la case',
      then: 'elle lit que c’est enregistré, et la case reste décochée plus tard',
    },
    async ({ as }) => {
      const label = 'Je souhaite recevoir la lettre d’information par e-mail'
      const julie = await as('receiver', '/account')
      await julie.seesChecked(label, true)
      await julie.check(label)
      await julie.seesText('Modification enregistrée.')
      await julie.open('/account')
      await julie.seesChecked(label, false)
    },
  ),
  scenario(
    {
      says: ['account.password', 'error.reset-mail'],
      given: 'une particulière dans « Mon compte »',
      when: 'elle demande à changer son mot de passe',
      then: 'elle lit qu’un mail lui a été envoyé, et il arrive',
    },
    async ({ as, mail }) => {
      const julie = await as('receiver', '/account')
      const before = mailsOf(mail, 'receiver@example.org').length
      await julie.click('button', 'Changer mon mot de passe')
      await julie.seesText('Un mail de réinitialisation de mot de passe vous a été envoyé.')
      await newestMailTo(mail, 'receiver@example.org', before + 1)
    },
  ),
  scenario(
    {
      says: ['account.gdpr', 'state.gdpr', 'state.gdpr-own', 'error.saved-singular'],
      given: 'une particulière qui n’a pas encore choisi ce qui est fait de ses données',
      when: 'elle accepte, puis refuse et confirme',
      then: 'son choix se lit chaque fois dans son compte',
    },
    async (world) => {
      await world.owesChoice('receiver')
      const julie = await world.as('receiver', '/account')
      const card = julie.within('region', 'Utilisation de mes données')
      await card.seesText('Pas encore choisi')
      await card.click('button', 'Accepter')
      await julie.seesText('Modification enregistrée.')
      await card.seesText('Acceptée')
      await card.click('button', 'Refuser')
      await confirm(julie, 'Refuser', 'Refuser l’utilisation de vos données ?')
      await card.seesText('Refusée')
      await julie.open('/account')
      await card.seesText('Refusée')
    },
  ),
]
