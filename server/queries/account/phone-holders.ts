import type { Db } from '../../database.ts'
import type { PhoneHolder } from '../../../contract/account/phone-holders.ts'
import { cut, type Page, readRows } from '../shared/rows.ts'
import { moment } from '../shared/moments.ts'

/** A page of the givers who revealed the receiver's phone, latest first. Deleted givers have no name. */
export const findPhoneHolders = (db: Db, receiverId: number, asked: Page) =>
  readRows<PhoneHolder>(db)`
    select users.id, ${moment('phone_reveals.shown_at')} as shown_at,
      case when not users.is_deleted then users.firstname end as firstname,
      case when not users.is_deleted then users.lastname end as lastname,
      case when not users.is_deleted and cities.id is not null
        then jsonb_build_object('label_full', cities.label_full) end as city
    from phone_reveals
    join users on users.id = phone_reveals.giver_id
    left join cities on cities.id = users.city_id
    where phone_reveals.receiver_id = ${receiverId}
    order by phone_reveals.shown_at desc, phone_reveals.giver_id
    ${cut(asked)}`
