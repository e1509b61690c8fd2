import './gallery.css'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { NotFoundPage } from '../../src/screens/shell/not-found.tsx'
import { Accessibility } from '../../src/screens/legal/accessibility.tsx'
import { Conditions } from '../../src/screens/legal/conditions.tsx'
import { LegalNotice } from '../../src/screens/legal/legal-notice.tsx'
import { Privacy } from '../../src/screens/legal/privacy.tsx'
import { Toaster } from '../../src/ui/notices/toaster.tsx'
import { Cards, Messages } from './blocks.tsx'
import { Confirm, Failure, Form, LongList } from './dialogs.tsx'
import { Fields } from './fields.tsx'
import { GiverFrame, OfficeFrame, VisitorFrame } from './frames.tsx'

type FrameOf = (props: { children: ReactNode }) => ReactNode
const Offline: FrameOf = ({ children }) => <GiverFrame offline>{children}</GiverFrame>

/** Every view in its frame, by the name after `#` in the URL. */
const views: Record<string, [Frame: FrameOf, View: () => ReactNode]> = {
  cards: [GiverFrame, Cards],
  messages: [Offline, Messages],
  fields: [VisitorFrame, Fields],
  menu: [OfficeFrame, () => <NotFoundPage home="/users" />],
  office: [OfficeFrame, Messages],
  'not-found': [GiverFrame, () => <NotFoundPage home="/giver" />],
  legal: [VisitorFrame, LegalNotice],
  privacy: [VisitorFrame, Privacy],
  accessibility: [VisitorFrame, Accessibility],
  conditions: [VisitorFrame, Conditions],
  form: [GiverFrame, Form],
  confirm: [GiverFrame, Confirm],
  failure: [GiverFrame, Failure],
  list: [GiverFrame, LongList],
}

function Shown({ name }: { name: string }) {
  const [Frame, View] = views[name] ?? [VisitorFrame, () => <h1>{Object.keys(views).join(' ')}</h1>]
  return (
    <Frame>
      <View />
    </Frame>
  )
}

function show() {
  root.render(
    <MemoryRouter>
      <Shown key={location.hash} name={location.hash.slice(1)} />
      <Toaster duration={5000} />
    </MemoryRouter>,
  )
}
const root = createRoot(document.getElementById('root')!)
addEventListener('hashchange', show)
show()
