-- Undeliverable mails are listed for staff until somebody has marked them as seen.

alter table mails
  -- When staff marked it as seen.
  add column noted_at timestamptz;
create index mails_given_up on mails (created_at, id)
  where next_attempt_at is null and sent_at is null and noted_at is null;
