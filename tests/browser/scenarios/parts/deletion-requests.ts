import { confirm } from '../gestures.ts'
import { scenario } from '../scenario.ts'

/** What becomes of who asks for the deletion of their account (spec §2 « Users list », §4; RGPD, articles 12.3 and 17). */
export const deletionRequests = [
  scenario(
    {
      says: ['users.anonymise', 'state.user'],
      given: 'une particulière qui demande la suppression de son compte',
      when: 'sa fédération ouvre les demandes, voit le mois que la loi laisse, et l’anonymise',
      then: 'sa demande n’attend plus, et elle ne peut plus se connecter',
    },
    async ({ as }) => {
      const julie = await as('receiver', '/account')
      const card = julie.within('region', 'Supprimer mon compte')
      await card.click('button', 'Demander la suppression de mon compte')
      await confirm(julie, 'Demander la suppression', 'Demander la suppression de votre compte ?')
      await card.seesText(/^Demande envoyée le/)
      await card.seesText(/^Votre fédération a jusqu’au .* pour effacer vos données personnelles/)
      const denis = await as('cher', '/users/deletion-requests')
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
]
