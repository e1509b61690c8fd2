import { scenario } from '../scenario.ts'

const cher = 'Fédération des chasseurs du Cher'

/** Spec §5 « Retriever import »: whom an import removes. */
export const removedMembers = [
  scenario(
    {
      says: ['federations.windows', 'rule.import'],
      given: 'une fédération qui a importé deux adhérents',
      when: 'son administrateur importe un fichier où l’un des deux manque, puis ouvre la page de sa fédération',
      then: 'la fin de l’import dit où lire qui a été retiré, et la page le nomme, avec son NIT',
    },
    async ({ as }) => {
      const denis = await as('cher', '/federations')
      const window = denis.within('dialog', 'Importer les adhérents')
      const ines = 'DELORME;Inès;18D0001;ines@example.org;1 rue du Bois;18100;Vierzon;0639980001'
      const noe = 'MARCHAND;Noé;18D0002;noe@example.org;1 rue du Bois;18000;Bourges;0639980002'
      for (const lines of [[ines, noe], [ines]]) {
        await denis.click('button', `Importer les adhérents de la ${cher}`)
        await window.upload('Fichier des adhérents', {
          name: 'adherents.csv',
          type: 'text/csv',
          content: ['NOM;PRENOM;NIT;MAIL;ADRESSE;CP;COMMUNE;PORTABLE', ...lines].join('\n'),
        })
        await window.click('button', 'Vérifier le fichier')
        await window.click('button', 'Importer')
        // The first file replaces all that were there.
        if (lines.length === 2)
          await denis.within('alertdialog', 'Êtes-vous sûrs ?').click('button', 'Importer')
        await window.seesText('Les adhérents sont importés.')
        if (lines.length === 1) await window.seesText(/La page de la fédération dit qui a été retiré/)
        await window.click('button', 'Fermer')
      }
      await denis.click('button', cher)
      const page = denis.within('dialog', cher)
      await page.click('button', 'Voir les adhérents retirés')
      const list = denis.within('dialog', 'Adhérents retirés')
      await list.seesText('1 adhérent')
      await list.seesText('Noé MARCHAND')
      await list.seesText('18D0002')
      await list.doesNotSeeText('Inès DELORME')
    },
  ),
]
