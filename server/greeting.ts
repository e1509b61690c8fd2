import { DEMO_PASSWORD, demoAccounts } from './demo/accounts.ts'
import { demoMembers } from './demo/members.ts'

/** The message printed on start: the URL, the start duration, and the demonstration accounts. */
export function greeting(start: { url: string; isFirst: boolean; ms: number; demo: boolean }): string {
  const kind = start.isFirst ? 'premier démarrage' : 'démarrage'
  const lines = ['', `Venaison : ${start.url} (${kind} en ${Math.round(start.ms)} ms)`]
  if (start.demo) {
    const widest = Math.max(...demoAccounts.map(({ email }) => email.length))
    lines.push('', `Comptes de démonstration, mot de passe ${DEMO_PASSWORD} :`)
    lines.push(...demoAccounts.map(({ email, purpose }) => `  ${email.padEnd(widest)}  ${purpose}`))
    const members = demoMembers.map(({ firstname, lastname, nit }) => `  ${nit}  ${firstname} ${lastname}`)
    lines.push(
      '',
      'Adhérents du Cher sans compte, validés dès leur inscription par leur NIT, avec la commune de Bourges :',
      ...members,
    )
  }
  return [...lines, ''].join('\n')
}
