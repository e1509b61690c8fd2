-- How often the giver of a hunt was reminded to report it: the lifecycle `reportReminder`.

alter table hunts
  add column reminder text not null default 'unreminded'
    check (reminder in ('unreminded', 'remindedOnce', 'remindedTwice', 'remindedThrice', 'stopped'));
-- For hunts already reported, or past their last reminder, nothing is sent.
update hunts set reminder = 'stopped' where finished_at is not null or started_at < current_date - 10;
create index hunts_to_remind on hunts (started_at)
  where finished_at is null and reminder in ('unreminded', 'remindedOnce', 'remindedTwice');
