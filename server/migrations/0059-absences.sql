-- Who did not come: an absence that was noted may be contested, and two of them count in the order of offers.

alter table offers
  -- Until which day the person went after the others when they were asked; null for who did not.
  add column behind_until date,
  -- The lifecycle `absence`, of offers with `missed_at`.
  add column absence text not null default 'noted'
    check (absence in ('noted', 'contested', 'upheld', 'lifted')),
  add column contested_at timestamptz,
  -- What the person said to it, if anything.
  add column contest_words text check (char_length(contest_words) <= 500),
  add column absence_decided_at timestamptz;

alter table offers drop constraint offers_reason_check;
alter table offers add constraint offers_reason_check
  check (reason in ('chosen', 'absences', 'received', 'distance', 'waiting', 'lot'));

create index offers_contested on offers (contested_at, id) where absence = 'contested';
