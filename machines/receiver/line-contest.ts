import { contestLine, type ReportedLine } from '../../contract/receiver/reported-lines.ts'
import { confirmedCommand } from '../patterns/confirmed-command.ts'

/** Says that one did not receive what a report says, after confirmation. */
export const lineContestMachine = confirmedCommand({
  id: 'lineContest',
  call: contestLine,
  request: ({ id }: ReportedLine) => ({ params: { id } }),
  description: 'Le particulier dit qu’il n’a pas reçu ce qu’un compte rendu dit, après confirmation.',
  announced: 'C’est noté.',
  states: {
    done: 'Ce gibier ne compte plus pour lui ; le responsable et la fédération sont prévenus par e-mail.',
    refused: 'Le compte rendu ne le dit plus.',
  },
})
