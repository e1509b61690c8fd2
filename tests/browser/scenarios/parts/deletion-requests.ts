import { confirm } from '../gestures.ts'
import { scenario, type World } from '../scenario.ts'

const page = '/users/deletion-requests'
const asks = 'Demander la suppression de mon compte'

/** Julie, who asks on her page for the deletion of her account, and where she reads that she did. */
async function julieAsks({ as }: World) {
  const julie = await as('receiver', '/account')
  const card = julie.within('region', 'Supprimer mon compte')
  await card.click('button', asks)
  await julie
    .within('alertdialog', 'Demander la suppression de votre compte ?')
    .click('button', 'Demander la suppression')
  await card.seesText(/^Demande envoyée le/)
  return { julie, card }
}

/** What becomes of who asks for the deletion of their account (spec §2 « Users list », §4; RGPD, articles 12.3 and 17). */
export const deletionRequests = [
  scenario(
    {
      says: ['users.anonymise', 'state.user'],
      given: 'une particulière qui demande la suppression de son compte',
      when: 'sa fédération ouvre les demandes, voit le mois que la loi laisse, et l’anonymise',
      then: 'sa demande n’attend plus, et elle ne peut plus se connecter',
    },
    async (world) => {
      const { julie, card } = await julieAsks(world)
      await card.seesText(/^Votre fédération a jusqu’au .* pour effacer vos données personnelles/)
      const denis = await world.as('cher', page)
      const table = denis.within('table', 'Demandes de suppression')
      await denis.seesText('3 demandes')
      await table.seesText('En retard')
      await table.within('row', /Julie Fontaine/).seesText(/^(28|29|30|31) jours$/)
      await denis.click('button', 'Anonymiser Julie Fontaine')
      await confirm(denis, 'Anonymiser')
      await denis.seesText("L'utilisateur a été anonymisé.")
      await denis.seesText('2 demandes')
      await table.doesNotSee('row', /Julie Fontaine/)
      await julie.open('/receiver')
      await julie.isAt('/login?previous_url=%2Freceiver')
    },
  ),
  scenario(
    {
      says: ['users.anonymise'],
      given: 'une particulière qui retire sa demande pendant que sa fédération la lit',
      when: 'la fédération veut l’anonymiser',
      then: 'la page le dit, le compte reste, et la demande n’attend plus',
    },
    async (world) => {
      const { julie, card } = await julieAsks(world)
      const denis = await world.as('cher', page)
      await denis.click('button', 'Anonymiser Julie Fontaine')
      await card.click('button', 'Renoncer à la suppression')
      await card.sees('button', asks)
      await confirm(denis, 'Anonymiser')
      await denis.seesText('Cette personne a retiré sa demande : son compte reste comme il est.')
      await denis.click('button', 'Fermer')
      await denis.seesText('2 demandes')
      await julie.open('/receiver')
      await julie.sees('heading', 'Mon espace particulier')
    },
  ),
]
