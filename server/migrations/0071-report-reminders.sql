-- How often the giver of a hunt was reminded to report it: the lifecycle `reportReminder`.

alter table hunts
  add column reminder text not null default 'unreminded'
    check (reminder in ('unreminded', 'remindedOnce', 'remindedTwice', 'remindedThrice', 'stopped'));
-- What is reported, or over for longer than the last reminder, is not brought up again.
update hunts set reminder = 'stopped' where finished_at is not null or started_at < current_date - 10;
create index hunts_to_remind on hunts (started_at)
  where finished_at is null and reminder in ('unreminded', 'remindedOnce', 'remindedTwice');
