import { expect, test } from 'vitest'
import { accountBanned, accountValidated } from '../../../server/mails/giver-validation-mails.ts'

test('A giver whose account is validated is led to their space', () => {
  const { subject, text, html } = accountValidated('Michel', 'https://venaison.example.org/giver')
  expect(subject).toBe('Votre compte est validé')
  for (const form of [text, html]) {
    expect(form).toContain('Bonjour Michel,')
    expect(form).toContain('Votre fédération a validé votre compte')
    expect(form).toContain('https://venaison.example.org/giver')
  }
})

test('A refused giver reads who refused, and whom to ask', () => {
  const { subject, text, html } = accountBanned('Serge', 'Fédération du Cher & associés')
  expect(subject).toBe('Votre inscription a été refusée')
  expect(text).toContain('Votre fédération (Fédération du Cher & associés) a refusé votre compte chasseur.')
  expect(html).toContain('Fédération du Cher &#38; associés')
  expect(text).toContain('contactez-la')
  expect(text).not.toMatch(/https?:/)
  expect(accountBanned('Serge', null).text).toContain('Votre fédération a refusé votre compte chasseur.')
})
