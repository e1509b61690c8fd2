-- Inactive accounts are anonymised, after two warnings by mail.

alter table users
  -- The day in France of the last visit; null once anonymised.
  add column last_visit_on date default (now() at time zone 'Europe/Paris')::date,
  -- The day announced by the first warning, on which the account is anonymised. Null without a warning.
  add column closing_on date,
  -- When the second warning was queued.
  add column closing_reminded_on date;

-- The best known time of the last visit. However long ago it is, the warnings are sent first.
with known as (
  select user_id, max(at) as at from (
    select user_id, seen_at as at from sessions
    union all select actor_id, at from acts where actor_id is not null
    union all select giver_id, greatest(created_at, finished_at) from hunts
    union all select giver_id, shown_at from phone_reveals
  ) as moments group by user_id
)
update users set last_visit_on = case when not same.is_deleted then (least(now(), greatest(
    same.created_at, same.email_verified_at, same.accept_tos_date, same.newsletter_accepted_at,
    same.deletion_requested_at, known.at
  )) at time zone 'Europe/Paris')::date end
from users as same left join known on known.user_id = same.id
where same.id = users.id;

create index users_idle on users (last_visit_on) where not is_deleted and blocked_at is null;

-- The parting mail to an anonymised person: deleted once sent, since it contains their address.
alter table mails add column is_parting boolean not null default false;
