import { dialogs } from './stories/dialogs.tsx'
import { fields } from './stories/fields.tsx'
import { hints } from './stories/hints.tsx'
import { lists } from './stories/lists.tsx'
import { locks } from './stories/locks.tsx'
import { map } from './stories/map.tsx'
import { pages } from './stories/pages.tsx'

/** Every story. */
export const stories = [...fields, ...dialogs, ...lists, ...hints, ...locks, ...map, ...pages]
