import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import styles from './inspector.css?inline'
import { Panel } from './panel.tsx'
import { recordMachines } from './recorder.ts'

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
const giveRoom = (isOpen: boolean) => void host.toggleAttribute('data-inspecting', isOpen)

const root = document.createElement('div')
shade.append(root)

createRoot(root).render(
  <StrictMode>
    <Panel onToggle={giveRoom} />
  </StrictMode>,
)
