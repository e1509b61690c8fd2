import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createActor } from 'xstate'
import styles from './inspector.css?inline'
import { inspectorMachine } from './inspector-machine.ts'
import { Panel } from './panel.tsx'
import { recordMachines } from './recorder.ts'

// Started first, so that the inspector does not show its own machine.
const actor = createActor(inspectorMachine).start()
recordMachines()

// Outside the body: dialogs of the page neither hide nor block it, and styles do not interfere.
const host = document.createElement('venaison-inspector')
document.documentElement.append(host)
const shade = host.attachShadow({ mode: 'open' })
const sheet = new CSSStyleSheet()
sheet.replaceSync(styles)
shade.adoptedStyleSheets = [sheet]
const room = new CSSStyleSheet()
room.replaceSync(`:root:has(> [data-inspecting]) body { margin-bottom: 60dvh }
  @media (width >= 768px) { :root:has(> [data-inspecting]) body { margin: 0 26rem 0 0 } }`)
document.adoptedStyleSheets.push(room)
const giveRoom = () => host.toggleAttribute('data-inspecting', actor.getSnapshot().matches('open'))
actor.subscribe(giveRoom)
giveRoom()

const root = document.createElement('div')
shade.append(root)

createRoot(root).render(
  <StrictMode>
    <Panel actor={actor} />
  </StrictMode>,
)
