import type { Flow } from '../../model/model.ts'
import { flows } from '../../models/registry.ts'

/**
 * The flows that the gate walks in the browser, and what each is there for. Machines and rendered screens
 * of all flows are tested in the gate; here the built application, the server and the network have to agree
 * with them, in flows of shapes that no story has. Stories of the gate sign in by the form, obtain contacts
 * (`main-job`), delete a hunt (`double-tap`), and turn, search and reload a list (`users-address`).
 */
const ofGate = {
  donation: 'the longest form, in a window, whose draft the device keeps',
  'retriever-import': 'a file that is sent, and a long job of the server that is asked about until it ends',
}

export const flowsOfGate = (): Flow[] =>
  Object.keys(ofGate).map((name) => {
    const flow = flows.find((one) => one.name === name)
    if (!flow) throw new Error(`The gate walks ${name}, which is no flow.`)
    return flow
  })

const PARTS = 16

/** Every sixteenth flow, beginning with the first, second … (`part`, 1 to 16). */
export const flowsOfPart = (part: number): Flow[] => flows.filter((_, index) => index % PARTS === part - 1)
