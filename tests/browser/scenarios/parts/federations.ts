import { expect } from 'vitest'
import { png } from '../../../server/support/files/png.ts'
import { confirm } from '../gestures.ts'
import { scenario } from '../scenario.ts'

const cher = 'Fédération des chasseurs du Cher'
const creuse = 'Fédération des chasseurs de la Creuse'
const logo = (type = 'image/png') => ({ name: 'logo.png', type, content: png(10, 4) })

/** Spec §2 « Federations list », §4 « Federation », §5, §8. */
export const federations = [
  scenario(
    {
      says: ['route.federations', 'federations.windows', 'state.federation-new', 'state.federation-ready'],
      given: 'deux fédérations initialisées et une qui ne l’est pas',
      when: 'une administratrice initialise celle-ci et confirme',
      then: 'elle pouvait être supprimée et ne le peut plus, et ses adhérents peuvent être importés',
    },
    async ({ as }) => {
      const anne = await as('admin', '/federations')
      const card = anne.within('row', new RegExp(creuse))
      await card.seesText('À initialiser')
      for (const action of ['Initialiser', 'Modifier', 'Supprimer'])
        await card.sees('button', `${action} la ${creuse}`)
      await card.doesNotSee('button', /^Importer/)
      await anne.within('row', new RegExp(cher)).doesNotSee('button', /^(Initialiser|Supprimer)/)
      await anne.within('row', new RegExp(cher)).sees('button', /^Importer/)
      await card.click('button', `Initialiser la ${creuse}`)
      const window = anne.within('dialog', 'Initialiser la fédération')
      await window.click('button', 'Initialiser')
      await window.seesText('La fédération est initialisée')
      await window.click('button', 'Fermer')
      await card.sees('button', /^Importer/)
      await card.doesNotSee('button', /^(Initialiser|Supprimer)/)
      await card.seesText('Initialisée')
    },
  ),
  scenario(
    {
      says: [
        'federations.windows',
        'rule.department-code',
        'rule.federation-name',
        'rule.logo',
        'right.federations-write',
      ],
      given: 'une administratrice devant les fédérations',
      when: 'elle en ajoute une sans rien, puis tape un code déjà pris, puis un autre, un nom et un logo, et la renomme sans logo',
      then: 'les trois lui sont demandés à la création, le code pris est dit dès que son champ est quitté, puis le code ne change plus et le logo est facultatif',
    },
    async ({ as }) => {
      const anne = await as('admin', '/federations')
      await anne.click('button', 'Ajouter une fédération')
      const form = anne.within('dialog', 'Ajouter une fédération')
      await form.seesText('1000×368 px')
      await form.click('button', 'Enregistrer')
      for (const label of ['Code du département', 'Nom de la fédération', 'Logo'])
        await form.seesInvalid(label)
      expect(await form.attribute('Code du département', 'maxlength')).toBe('3')
      expect(await form.attribute('Nom de la fédération', 'maxlength')).toBe('255')
      await form.fill('Code du département', '18')
      await form.fill('Nom de la fédération', 'Fédération du Loir-et-Cher')
      await form.seesText('Ce département a déjà une fédération.')
      await form.upload('Logo', logo())
      for (const code of ['4', 'A1']) {
        await form.fill('Code du département', code)
        await form.click('button', 'Enregistrer')
        await form.seesInvalid('Code du département')
      }
      await form.fill('Code du département', '41')
      await form.click('button', 'Enregistrer')
      await anne.seesText('Fédération ajoutée.')
      await anne.click('button', 'Modifier la Fédération du Loir-et-Cher')
      const edition = anne.within('dialog', 'Modifier la fédération')
      await edition.seesDisabled('textbox', 'Code du département')
      await edition.fill('Nom de la fédération', 'Fédération des chasseurs du Loir-et-Cher')
      await edition.click('button', 'Enregistrer')
      await anne.within('row', /chasseurs du Loir-et-Cher/).seesText('41')
      await anne.seesText('4 fédérations')
    },
  ),
  scenario(
    {
      says: ['error.federation-cities'],
      given: 'une fédération qu’un autre appareil vient d’initialiser',
      when: 'une administratrice dont la liste n’est plus à jour la supprime',
      then: 'elle lit que c’est impossible, car la fédération possède des villes',
    },
    async ({ as }) => {
      const anne = await as('admin', '/federations')
      await anne.sees('button', `Supprimer la ${creuse}`)
      const other = await as('admin', '/federations')
      await other.click('button', `Initialiser la ${creuse}`)
      const window = other.within('dialog', 'Initialiser la fédération')
      await window.click('button', 'Initialiser')
      await window.seesText('La fédération est initialisée')
      await anne.click('button', `Supprimer la ${creuse}`)
      const refusal = anne.within('dialog', 'Supprimer la fédération')
      await refusal.seesText('Suppression impossible.')
      await refusal.seesText('La fédération possède des villes.')
    },
  ),
  scenario(
    {
      says: ['error.federation-users', 'right.federations-view'],
      given: 'une fédération à laquelle un utilisateur vient d’être rattaché',
      when: 'une administratrice la supprime',
      then: 'elle lit que c’est impossible, car la fédération possède des utilisateurs',
    },
    async ({ as }) => {
      const anne = await as('admin', '/users')
      await anne.click('button', 'Ajouter un utilisateur')
      const form = anne.within('dialog', 'Ajouter un utilisateur')
      await form.fill('Prénom', 'Capucine')
      await form.fill('Adresse e-mail', 'capucine@example.org')
      await form.choose('Rôle', 'Administrateur de fédération')
      await form.choose('Fédération', creuse)
      await form.click('button', 'Enregistrer')
      await anne.seesText('Utilisateur ajouté. Un e-mail lui a été envoyé.')
      await anne.open('/federations')
      await anne.within('row', new RegExp(creuse)).seesText('1')
      await anne.click('button', `Supprimer la ${creuse}`)
      const refusal = anne.within('dialog', 'Supprimer la fédération')
      await refusal.seesText('Suppression impossible.')
      await refusal.seesText('La fédération possède des utilisateurs.')
    },
  ),
  scenario(
    {
      says: [
        'route.federations',
        'route.example',
        'right.own-federation',
        'federations.windows',
        'rule.import',
        'state.federation-ready',
      ],
      given: 'une fédération initialisée, dont le nom est un bouton de la liste',
      when: 'son administrateur essaie sans fichier, importe un fichier de deux adhérents, puis un autre où il en manque un, et ouvre la page de sa fédération',
      then: 'le fichier lui est demandé, avec ses colonnes et un exemple ; il lit sur la page qui a importé quoi, trouve un adhérent par sa commune, et qui a été retiré',
    },
    async ({ as }) => {
      const denis = await as('cher', '/federations')
      const window = denis.within('dialog', 'Importer les adhérents')
      await denis.click('button', `Importer les adhérents de la ${cher}`)
      await window.seesText('NOM, PRENOM, NIT, MAIL, ADRESSE, CP, COMMUNE, PORTABLE')
      expect(await denis.downloads('link', 'Télécharger un exemple')).toBe('retriever_exemple.csv')
      await window.click('button', 'Vérifier le fichier')
      await window.seesInvalid('Fichier des adhérents')
      const ines = 'DELORME;Inès;18D0001;ines@example.org;1 rue du Bois;18100;Vierzon;0639980001'
      const noe = 'MARCHAND;Noé;18D0002;noe@example.org;1 rue du Bois;18000;Bourges;0639980002'
      const imports = async (...lines: string[]) => {
        const content = ['NOM;PRENOM;NIT;MAIL;ADRESSE;CP;COMMUNE;PORTABLE', ...lines].join('\n')
        await window.upload('Fichier des adhérents', { name: 'adherents.csv', type: 'text/csv', content })
        await window.click('button', 'Vérifier le fichier')
        await window.click('button', 'Importer')
      }
      await imports(ines, noe)
      // This file replaces all that were there.
      await confirm(denis, 'Importer')
      await window.seesText('Les adhérents sont importés.')
      await window.click('button', 'Fermer')
      await denis.within('article', cher).seesText('2 adhérents importés')
      await denis.click('button', `Importer les adhérents de la ${cher}`)
      await imports(ines)
      await window.seesText(/La page de la fédération dit qui a été retiré/)
      await window.click('button', 'Fermer')

      await denis.click('button', cher)
      const page = denis.within('dialog', cher)
      await page.within('region', 'Communes et personnes').seesText('1 adhérent importé')
      const members = page.within('region', 'Adhérents')
      await members.seesText(/Denis Perrin a importé des adhérents, fichier «\sadherents\.csv\s»/)
      await page.within('list', 'Traitements').seesText('Terminé')
      await page.click('button', 'Voir les adhérents')
      const list = denis.within('dialog', 'Adhérents importés')
      await list.seesText('1 adhérent')
      await list.fill('Rechercher un adhérent', 'vierz')
      await list.seesText('Inès DELORME')
      await list.click('button', 'Fermer')
      await page.click('button', 'Voir les adhérents retirés')
      const removed = denis.within('dialog', 'Adhérents retirés')
      await removed.seesText('Noé MARCHAND')
      await removed.seesText('18D0002')
      await removed.doesNotSeeText('Inès DELORME')
      await removed.click('button', 'Fermer')
      await page.click('button', 'Fermer')
      await denis.doesNotSee('dialog', /./)
    },
  ),
  scenario(
    {
      says: ['right.own-federation', 'right.all-federations'],
      given: 'l’adresse de la page d’une fédération, envoyée à deux personnes',
      when: 'l’administratrice de toutes les fédérations l’ouvre, puis un administrateur d’une autre fédération',
      then: 'elle en lit les chiffres et l’historique ; il lit que cette fédération n’existe pas pour lui, et revient à la sienne',
    },
    async ({ as }) => {
      const anne = await as('admin', '/federations/2')
      const indre = anne.within('dialog', 'Fédération des chasseurs de l’Indre')
      await indre.seesText('Initialisée')
      await indre.within('region', 'Chasses').seesText(/chasses à venir$/)
      await indre.click('button', 'Historique')
      await anne.within('dialog', /^Historique/).click('button', 'Fermer')
      await indre.seesText('FDC36, département 36')
      const denis = await as('cher', '/federations/2')
      await denis.seesText('Cette fédération n’existe pas, ou n’est pas parmi celles que vous voyez.')
      await denis.click('button', 'Fermer')
      await denis.sees('article', cher)
      await denis.counts('article', 1)
    },
  ),
]
