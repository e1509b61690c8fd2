import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { createActor } from 'xstate'
import type { Boot } from '../../../contract/shared/session.ts'
import { sessionMachine } from '../../../machines/session.ts'
import { connectivityMachine } from '../../../machines/shell/connectivity.ts'
import { errorModalMachine } from '../../../machines/shell/error-modal.ts'
import { overloadMachine } from '../../../machines/shell/overload.ts'
import { App } from '../../../src/app.tsx'
import { controlActors } from '../../model/controlled-actors.ts'

/** Opens a page of the application as somebody, until `heading` is displayed. */
export async function openApp(path: string, boot: Boot, heading: string, beside?: ReactNode) {
  const session = createActor(controlActors(sessionMachine, 'real').machine, { input: boot }).start()
  render(
    <MemoryRouter initialEntries={[path]}>
      <App
        session={session}
        errorModal={createActor(errorModalMachine).start()}
        connectivity={createActor(connectivityMachine).start()}
        overload={createActor(overloadMachine).start()}
      />
      {beside}
    </MemoryRouter>,
  )
  await screen.findByRole('heading', { level: 1, name: heading })
}
