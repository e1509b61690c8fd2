import { beforeEach, expect, type RunnerTask } from 'vitest'
import { gate } from '../gate.ts'

const titlesIn = (tasks: readonly RunnerTask[]): string[] =>
  tasks.flatMap((task) => (task.type === 'suite' ? titlesIn(task.tasks) : [task.name]))

/** The stories of a file of the gate are those that its list names. */
beforeEach(({ task: { file } }) => {
  const listed = gate[file.name.replace(/^tests\/browser\/|\.test\.ts$/g, '')]
  if (listed === undefined || typeof listed === 'string') return
  expect(
    titlesIn(file.tasks).toSorted(),
    'list it in tests/browser/gate.ts, or move it to *.full.test.ts',
  ).toEqual(Object.keys(listed).toSorted())
})
