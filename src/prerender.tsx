import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { createActor } from 'xstate'
import { connectivityMachine } from '../machines/shell/connectivity.ts'
import { errorModalMachine } from '../machines/shell/error-modal.ts'
import { overloadMachine } from '../machines/shell/overload.ts'
import { sessionMachine } from '../machines/session.ts'
import { App } from './app.tsx'
import { paths } from './paths.ts'
import { nobody } from '../contract/shared/session.ts'

/** The markup of the sign-in page for visitors. */
export const signInPage = () =>
  renderToString(
    <StaticRouter location={paths.login}>
      <App
        session={createActor(sessionMachine, { input: nobody }).start()}
        errorModal={createActor(errorModalMachine).start()}
        connectivity={createActor(connectivityMachine).start()}
        overload={createActor(overloadMachine).start()}
      />
    </StaticRouter>,
  )
