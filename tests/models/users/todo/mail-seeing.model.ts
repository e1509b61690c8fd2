import { mailSeeingMachine } from '../../../../machines/users/todo/mail-seeing.ts'
import { confirmedCommandFlow } from '../../patterns/confirmed-command.ts'
import { mail } from '../../pages/todo.ts'

export const mailSeeing = confirmedCommandFlow(mailSeeingMachine, {
  name: 'mail-seeing',
  subject: mail,
  confirm: 'Retirer de la liste',
  consequence: 'ne sera plus sur la liste de personne dans l’équipe',
  busy: 'Enregistrement…',
  failed: 'L’e-mail est resté sur la liste. Vérifiez votre réseau, puis réessayez.',
  screen: async () => (await import('../../../../src/screens/users/todo/mail-seeing.tsx')).MailSeeing,
  browser: {
    as: 'cher',
    navigate: async (driver) => {
      await driver.open('/mails/refused')
      await driver.sees('table', 'E-mails refusés')
      await driver.interceptCalls()
      await driver.click('button', /^Vu : /)
    },
  },
})
