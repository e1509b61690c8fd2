-- The next mail of the first lane is found without sorting the others.
create index concurrently if not exists mails_due_by_lane on mails (lane, next_attempt_at, id)
  where next_attempt_at is not null;
