import { stripVTControlCharacters } from 'node:util'
import type { Application } from '../../tests/browser/support/application.ts'
import { type Line, openPageLog } from '../../tests/browser/support/page-log.ts'
import type { BrowserSession } from '../../tests/browser/support/session.ts'
import { runPath } from '../../tests/browser/support/run-path.ts'
import type { Chosen } from './selection.ts'
import { stepLabel } from '../../tests/model/step-labels.ts'

/** Why a path failed. `step`: index of the failed step, -1 for the arrival; `picture`: a JPEG. */
type Failure = { reason: string; step: number; picture: Buffer; lines: readonly Line[] }
export type Outcome = Chosen & { milliseconds: number; failure?: Failure }
export type Failed = Outcome & { failure: Failure }

export const isFailed = (outcome: Outcome): outcome is Failed => outcome.failure !== undefined

/** Runs paths one after the other on one page, and tells each outcome as soon as it is there. */
export async function runAll(
  session: BrowserSession,
  application: Application,
  chosen: readonly Chosen[],
  tell: (outcome: Outcome) => void,
): Promise<Outcome[]> {
  const journal = openPageLog(session.page)
  const outcomes: Outcome[] = []
  for (const one of chosen) {
    const { flow, path } = one
    const begun = performance.now()
    let step = -1
    journal.clear()
    const reason = await runPath(flow, path, session, application.reset, undefined, (index) => {
      step = index
      journal.step(`${index + 1}. ${stepLabel(flow.machine, path.steps[index]!)}`)
    }).then(
      () => undefined,
      (error: unknown) => stripVTControlCharacters(error instanceof Error ? error.message : String(error)),
    )
    const milliseconds = performance.now() - begun
    const outcome: Outcome = { ...one, milliseconds }
    if (reason !== undefined) {
      const picture = await session.page.screenshot({ type: 'jpeg', quality: 70 })
      outcome.failure = { reason, step, picture, lines: journal.lines() }
    }
    outcomes.push(outcome)
    tell(outcome)
  }
  return outcomes
}
