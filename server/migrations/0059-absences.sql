-- Absences: a recorded one may be contested, and two of them affect the fair order.

alter table offers
  -- Until which day the person was placed last when they were asked; null if they were not.
  add column behind_until date,
  -- The lifecycle `absence`, of offers with `missed_at`.
  add column absence text not null default 'noted'
    check (absence in ('noted', 'contested', 'upheld', 'lifted')),
  add column contested_at timestamptz,
  -- The person's comment, if any.
  add column contest_words text check (char_length(contest_words) <= 500),
  add column absence_decided_at timestamptz;

alter table offers drop constraint offers_reason_check;
alter table offers add constraint offers_reason_check
  check (reason in ('chosen', 'absences', 'received', 'distance', 'waiting', 'lot'));

create index offers_contested on offers (contested_at, id) where absence = 'contested';
