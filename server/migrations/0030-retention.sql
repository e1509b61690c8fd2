-- What a lifecycle with dates needs: counts that outlive the rows they count, a journal whose old part
-- may go, and the days on which the rules were applied.

-- How many contacts of the hunt were deleted once it was long over; statistics still count them.
alter table hunts add column contacts_deleted integer not null default 0;

-- Whoever acted, once the act is old: the same for all old acts of one person, and no way back to them.
alter table acts add column actor_pseudonym text;
create index acts_age on acts (at);
create index acts_named on acts (at) where actor_id is not null;

-- Acts are only ever added to, except by retention, which says so within its transaction: it deletes
-- them, or puts a pseudonym in the place of who acted.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if current_setting('venaison.retention', true) = 'on' then
    if tg_op = 'DELETE' then
      return old;
    end if;
    if to_jsonb(new) - 'actor_id' - 'actor_pseudonym' = to_jsonb(old) - 'actor_id' - 'actor_pseudonym'
      and new.actor_id is null then
      return new;
    end if;
  end if;
  raise exception 'acts are only ever added to';
end $$;

create index availabilities_end on availabilities (ended_at);

create table retention_runs (
  -- In France.
  day date primary key,
  ended_at timestamptz not null,
  -- How many rows each rule concerned, by its name.
  counts jsonb not null
);
