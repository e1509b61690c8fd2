import { expect } from 'vitest'
import type { Someone } from '../device.ts'
import { numbers, takeCity } from '../gestures.ts'
import { scenario } from '../scenario.ts'

const password = 'Sous-bois calme 31'
const email = 'ines.delorme@example.org'
const identity = { Nom: 'Delorme', Prénom: 'Inès', Téléphone: '06 39 98 00 77', 'Adresse e-mail': email }

/** Fills step 1 in; `instead` of what Inès says. */
async function fillIdentity(ines: Someone, instead: Partial<typeof identity> = {}) {
  for (const [label, value] of Object.entries({ ...identity, ...instead })) await ines.fill(label, value)
  await takeCity(ines, 'Commune', 'Vierzon', 'Vierzon (18100)')
}

async function fillPasswords(ines: Someone, value = password, confirmation = value) {
  await ines.fill('Mot de passe', value)
  await ines.fill('Confirmation du mot de passe', confirmation)
}

/** Spec §2 « Registration », §4, §5, §6. */
export const registration = [
  scenario(
    {
      says: ['route.register', 'registration.choice', 'registration.federations', 'right.user-types'],
      given: 'une visiteuse',
      when: 'elle ouvre l’inscription',
      then: 'elle choisit entre deux types de compte, et peut voir les fédérations disponibles',
    },
    async ({ visitor }) => {
      const ines = await visitor('/register')
      expect(await ines.target('M’inscrire comme particulier')).toBe('/register/receiver')
      expect(await ines.target('M’inscrire comme responsable de territoire')).toBe('/register/giver')
      await ines.counts('link', 2, /^M’inscrire comme/)
      await ines.click('button', 'Fédérations disponibles')
      const list = ines.within('dialog', 'Fédérations disponibles')
      await list.counts('listitem', 2)
      await list.seesText('Fédération des chasseurs du Cher')
      await list.seesText('Fédération des chasseurs de l’Indre')
    },
  ),
  scenario(
    {
      says: [
        'route.registration',
        'registration.steps',
        'registration.step-1',
        'registration.step-2',
        'registration.submit',
        'state.registration',
        'right.public-form',
      ],
      given: 'une visiteuse qui cherche du gibier',
      when: 'elle remplit les deux étapes de l’inscription d’un particulier et confirme',
      then: 'elle est inscrite, et il lui reste à confirmer son adresse',
    },
    async ({ visitor }) => {
      const ines = await visitor('/register/receiver')
      await ines.sees('group', /^Étape 1 sur 2/)
      await fillIdentity(ines)
      await fillPasswords(ines)
      await ines.click('button', 'Continuer')
      await ines.sees('group', /^Étape 2 sur 2/)
      await ines.doesNotSee('textbox', 'NIT')
      await ines.seesValue('Je recherche dans un rayon de :', '20')
      expect(await ines.choices('Sanglier')).toEqual(numbers(0, 5))
      await ines.check('Oui')
      await ines.choose('Sanglier', '2')
      await ines.seesChecked('Je suis toujours disponible', true)
      await ines.click('button', 'Confirmer')
      await ines.sees('heading', 'Confirmez votre adresse e-mail')
    },
  ),
  scenario(
    {
      says: ['registration.steps', 'registration.step-2', 'rule.confirm', 'right.public-form'],
      given: 'un visiteur qui a du gibier à céder, à la seconde étape',
      when: 'il tape son NIT caractère après caractère',
      then: 'il ne peut confirmer qu’à partir de quatre, et n’est pas interrogé sur ce qu’il recherche',
    },
    async ({ visitor }) => {
      const ines = await visitor('/register/giver')
      await fillIdentity(ines)
      await fillPasswords(ines)
      await ines.click('button', 'Continuer')
      await ines.sees('group', /^Étape 2 sur 2/)
      await ines.doesNotSee('slider', 'Je recherche dans un rayon de :')
      await ines.seesDisabled('button', 'Confirmer')
      await ines.fill('NIT', '18C')
      await ines.seesDisabled('button', 'Confirmer')
      await ines.fill('NIT', '18C0')
      await ines.sees('button', 'Confirmer')
      await ines.fill('NIT', '18C0777')
      await ines.click('button', 'Confirmer')
      await ines.sees('heading', 'Confirmez votre adresse e-mail')
    },
  ),
  scenario(
    {
      says: [
        'rule.registration-password',
        'rule.registration-confirmation',
        'rule.message-mismatch',
        'rule.message-short',
        'rule.message-same',
        'rule.continue',
      ],
      given: 'une visiteuse qui a rempli le reste de la première étape',
      when: 'elle choisit un mot de passe de sept caractères, se trompe en le répétant, puis fait mieux',
      then: 'elle lit chaque fois ce qu’il en est, et ne peut continuer qu’à la fin',
    },
    async ({ visitor }) => {
      const ines = await visitor('/register/receiver')
      await fillIdentity(ines)
      await ines.seesDisabled('button', 'Continuer')
      await fillPasswords(ines, 'Bois 31')
      await ines.seesText('Le mot de passe est trop court (au moins 8 caractères).')
      await ines.seesDisabled('button', 'Continuer')
      await fillPasswords(ines, password, 'Sous-bois calme 32')
      await ines.seesText('Les mots de passes ne correspondent pas.')
      await ines.seesDisabled('button', 'Continuer')
      await fillPasswords(ines)
      await ines.seesText('Les mots de passes sont identiques.')
      expect(await ines.attribute('Mot de passe', 'maxlength')).toBe('255')
      for (const label of ['Nom', 'Prénom', 'Téléphone', 'Adresse e-mail'] as const) {
        await ines.fill(label, '')
        await ines.seesDisabled('button', 'Continuer')
        await ines.fill(label, identity[label])
      }
      await ines.fill('Commune', '')
      await ines.seesDisabled('button', 'Continuer')
      await takeCity(ines, 'Commune', 'Vierzon', 'Vierzon (18100)')
      await ines.click('button', 'Continuer')
      await ines.sees('group', /^Étape 2 sur 2/)
    },
  ),
  scenario(
    {
      says: ['rule.registration-names', 'rule.registration-phone', 'rule.registration-email'],
      given: 'une visiteuse à la première étape',
      when: 'son téléphone a cinq chiffres',
      then: 'elle reste à cette étape, où le champ est signalé, et les champs limitent ce qui s’y écrit',
    },
    async ({ visitor }) => {
      const ines = await visitor('/register/receiver')
      for (const [label, most] of [
        ['Nom', '255'],
        ['Prénom', '255'],
        ['Adresse e-mail', '255'],
        ['Téléphone', '30'],
      ] as const)
        expect(await ines.attribute(label, 'maxlength')).toBe(most)
      await fillIdentity(ines, { Téléphone: '06 39' })
      await fillPasswords(ines)
      await ines.click('button', 'Continuer')
      await ines.seesInvalid('Téléphone')
      await ines.sees('group', /^Étape 1 sur 2/)
    },
  ),
  scenario(
    {
      says: ['rule.registration-errors', 'error.registration'],
      given: 'une visiteuse dont l’adresse a déjà un compte',
      when: 'elle confirme son inscription',
      then: 'l’erreur du serveur est listée avec le nom du champ',
    },
    async ({ visitor }) => {
      const ines = await visitor('/register/receiver')
      await fillIdentity(ines, { 'Adresse e-mail': 'receiver@example.org' })
      await fillPasswords(ines)
      await ines.click('button', 'Continuer')
      await ines.sees('slider', 'Je recherche dans un rayon de :')
      await ines.click('button', 'Confirmer')
      await ines.seesText('À corriger pour vous inscrire')
      await ines.seesText(/Adresse e.mail\s?:/)
    },
  ),
]
