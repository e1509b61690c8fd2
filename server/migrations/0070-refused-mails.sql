-- Mails that were given up stand on a list of staff until somebody has seen them.

alter table mails
  -- When somebody of staff took it off the list.
  add column noted_at timestamptz;
create index mails_given_up on mails (created_at, id)
  where next_attempt_at is null and sent_at is null and noted_at is null;
