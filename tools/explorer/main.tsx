import './explorer.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createActor } from 'xstate'
import { chartTitle } from '../../tests/explore/dictionary.ts'
import { addressOf } from './address.ts'
import { App } from './views/app.tsx'
import { explorables } from './explorable.ts'
import { explorerMachine } from './explorer-machine.ts'

const actor = createActor(explorerMachine, {
  input: { flows: explorables, address: location.hash },
}).start()

/** Writes the position into the URL, so that it can be shared and opened again. */
function keepAddress(way: 'push' | 'replace') {
  const { place } = actor.getSnapshot().context
  document.title =
    place.kind === 'flow'
      ? `${chartTitle(place.timeline.flow.machine)} · Venaison`
      : 'Venaison, de l’intérieur'
  if (place.kind !== 'flow') return
  const address = addressOf(place.timeline)
  if (address !== location.hash) history[`${way}State`](null, '', address)
}

let isArriving = false
actor.subscribe((state) =>
  keepAddress(isArriving || state.matches({ exploring: 'playing' }) ? 'replace' : 'push'),
)
addEventListener('hashchange', () => {
  isArriving = true
  actor.send({ type: 'address.changed', address: location.hash })
  isArriving = false
  scrollTo(0, 0)
})
keepAddress('replace')

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App actor={actor} />
  </StrictMode>,
)
