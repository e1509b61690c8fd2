import { dialogs } from './dialogs.tsx'
import { fields } from './fields.tsx'
import { tooltips } from './tooltips.tsx'
import { lists } from './lists.tsx'
import { disabledControls } from './disabled-controls.tsx'
import { map } from './map.tsx'
import { pages } from './pages.tsx'

/** Every interaction test. */
export const interactions = [
  ...fields,
  ...dialogs,
  ...lists,
  ...tooltips,
  ...disabledControls,
  ...map,
  ...pages,
]
