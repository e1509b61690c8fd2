import { dialogs } from './dialogs.tsx'
import { fields } from './fields.tsx'
import { hints } from './tooltips.tsx'
import { lists } from './lists.tsx'
import { locks } from './disabled-controls.tsx'
import { map } from './map.tsx'
import { pages } from './pages.tsx'

/** Every interaction test. */
export const interactions = [...fields, ...dialogs, ...lists, ...hints, ...locks, ...map, ...pages]
