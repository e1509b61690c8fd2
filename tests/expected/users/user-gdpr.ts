import { sentCommand } from '../patterns/confirmed-command.ts'

/** Spec §4 « GDPR state »: « an admin with the right permission may set it but not back to pending ». */
export const userGdpr = {
  ...sentCommand('setUserGdpr'),
  '*': { start: 'choosing' },
  choosing: { 'decision.chosen': 'sending if isNew', 'command.closed': 'abandoned' },
}
