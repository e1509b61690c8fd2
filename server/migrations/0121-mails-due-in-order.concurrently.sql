-- Thousands of reminders are due at the same moment: with their ids in the index the next one is found
-- without sorting the others.
create index concurrently if not exists mails_due_in_order on mails (next_attempt_at, id)
  where next_attempt_at is not null;
drop index concurrently if exists mails_due;
