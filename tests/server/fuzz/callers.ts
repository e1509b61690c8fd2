import { type Kind, kinds } from '../authority/matrix-callers.ts'
import type { Row } from '../endpoints/row.ts'
import { proven } from './seeded.ts'

/** The callers of every operation. */
export const callers: readonly Kind[] = [...kinds, proven].filter(({ name }) =>
  [
    'nobody',
    'a receiver',
    'a giver',
    'a wolfhunter',
    'a waiting giver',
    'somebody blocked',
    'somebody unconfirmed',
    'a giver who owes the terms',
    'a receiver who owes the terms',
    'every power in Cher',
    'an administrator',
    'a receiver, assisted',
    'a giver, assisted',
    'somebody blocked, assisted',
    'a giver who owes the terms, assisted',
    'every power in Cher, assisted',
    'staff asked for their second factor',
    'staff who owe a second factor',
    proven.name,
  ].includes(name),
)

/** Whether a caller passes the access checks of a call. */
export const isAble = ({ who, opens, personal }: Row, caller: Kind): boolean =>
  who(caller) &&
  !(personal && caller.assisted) &&
  (opens === 'everybody' || (caller.gate !== 'out' && (opens === 'signedIn' || caller.gate !== 'entry')))
