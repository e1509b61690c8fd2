import { createElement } from 'react'
import { federationJobMachine } from '../../../machines/federations/federation-job.ts'
import { flow } from '../../model/model.ts'
import type { Person } from '../../model/person.ts'
import { uninitialised } from '../../world/federations.ts'
import { initJob } from '../../world/jobs.ts'
import { act } from '../pages/federations.ts'
import { theFederation } from '../../../contract/words-in-french.ts'

const seesProgress = async (person: Person, total: number | null) => {
  await person.seesText('Rattachement des communes…')
  if (total !== null) await person.seesText('40 000 sur 100 000')
  await person.seesText('Vous pouvez fermer cette fenêtre : le travail continue')
}

export const federationJob = flow(federationJobMachine, {
  name: 'federation-job',
  input: { federationId: uninitialised.id, job: initJob() },
  samples: {
    answers: {
      readFederationJob: [
        initJob({ state: 'done' }, { towns: 1, near: 2 }),
        initJob({ progress: 40_000, total: 100_000 }),
        null,
      ],
    },
  },
  gestures: { 'progress.requested': (driver) => driver.click('button', 'Demander maintenant') },
  expects: {
    waiting: (person, { context }) => seesProgress(person, context.job.total),
    reading: (person, { context }) => seesProgress(person, context.job.total),
    unanswered: async (person, { context }) => {
      await seesProgress(person, context.job.total)
      await person.seesText('Le serveur ne répond pas pour l’instant.')
    },
  },
  screen: async () => {
    const { JobProgress } = await import('../../../src/screens/federations/job-progress.tsx')
    return ({ actor }) => createElement(JobProgress, { actor, label: 'Rattachement des communes…', unit: '' })
  },
  browser: {
    reloadDiffers: 'le travail du serveur avance sans la page',
    as: 'admin',
    navigate: async (driver) => {
      await driver.open('/federations')
      await driver.interceptCalls()
      await act(driver, uninitialised, `Initialiser ${theFederation(uninitialised.name)}`)
      await driver.answer('readFederationJob')
      await driver.click('button', 'Initialiser')
    },
  },
})
