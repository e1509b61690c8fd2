import { expect, test } from 'vitest'
import { accountBanned, accountValidated } from '../../../server/mails/giver-validation-mails.ts'

test('The mail of a validated giver links to their home page', () => {
  const { subject, text, html } = accountValidated('Michel', 'https://venaison.example.org/giver', undefined)
  expect(subject).toBe('Votre compte est validé')
  for (const form of [text, html]) {
    expect(form).toContain('Bonjour Michel,')
    expect(form).toContain('Votre fédération a validé votre compte')
    expect(form).toContain('https://venaison.example.org/giver')
  }
})

const federation = {
  name: 'Fédération du Cher & associés',
  contact_email: 'cher@chasse.example.org',
  contact_phone: '06 39 98 00 18',
  contact_hours: 'Le mardi, de 9 h à 12 h.',
}

test('A refused giver reads who refused, the reason if there is one, and whom to ask', () => {
  const { subject, text, html } = accountBanned('Serge', federation, 'NIT <inconnu>')
  expect(subject).toBe('Votre inscription a été refusée')
  for (const words of [
    'Votre fédération (Fédération du Cher & associés) a refusé votre compte chasseur.',
    'Sa raison : « NIT <inconnu> »',
    'contactez-la',
    'téléphone 06 39 98 00 18, e-mail cher@chasse.example.org.',
    'Horaires : Le mardi, de 9 h à 12 h.\n',
  ])
    expect(text).toContain(words)
  expect(text).not.toMatch(/https?:/)
  for (const words of ['NIT &#60;inconnu&#62;', 'Fédération du Cher &#38; associés'])
    expect(html).toContain(words)
  const silent = { ...federation, contact_email: null, contact_phone: null, contact_hours: null }
  expect(accountBanned('Serge', silent, null).text).not.toMatch(/joindre|Horaires|Sa raison/)
  const unnamed = accountBanned('Serge', undefined, null).text
  expect(unnamed).toContain('Votre fédération a refusé votre compte chasseur.')
})
