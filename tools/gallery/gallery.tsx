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

/** Every view, by the name after `#` in the URL; `look.ts` visits them all. */
const views: Record<string, ReactNode> = {
  cards: (
    <GiverFrame>
      <Cards />
    </GiverFrame>
  ),
  messages: (
    <GiverFrame offline>
      <Messages />
    </GiverFrame>
  ),
  fields: (
    <VisitorFrame>
      <Fields />
    </VisitorFrame>
  ),
  menu: (
    <OfficeFrame>
      <NotFoundPage home="/users" />
    </OfficeFrame>
  ),
  office: (
    <OfficeFrame>
      <Messages />
    </OfficeFrame>
  ),
  'not-found': (
    <GiverFrame>
      <NotFoundPage home="/giver" />
    </GiverFrame>
  ),
  legal: (
    <VisitorFrame>
      <LegalNotice />
    </VisitorFrame>
  ),
  privacy: (
    <VisitorFrame>
      <Privacy />
    </VisitorFrame>
  ),
  accessibility: (
    <VisitorFrame>
      <Accessibility />
    </VisitorFrame>
  ),
  conditions: (
    <VisitorFrame>
      <Conditions />
    </VisitorFrame>
  ),
  form: (
    <GiverFrame>
      <Form />
    </GiverFrame>
  ),
  confirm: (
    <GiverFrame>
      <Confirm />
    </GiverFrame>
  ),
  failure: (
    <GiverFrame>
      <Failure />
    </GiverFrame>
  ),
  list: (
    <GiverFrame>
      <LongList />
    </GiverFrame>
  ),
}

function show() {
  root.render(
    <MemoryRouter>
      <div key={location.hash}>{views[location.hash.slice(1)] ?? Object.keys(views).join(' ')}</div>
      <Toaster duration={5000} />
    </MemoryRouter>,
  )
}
const root = createRoot(document.getElementById('root')!)
addEventListener('hashchange', show)
show()
