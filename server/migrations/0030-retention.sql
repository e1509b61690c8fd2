-- Retention: counts that outlive the counted rows, an audit log whose old entries may be deleted, and the
-- days on which the rules were applied.

-- Number of deleted contacts of an old hunt, which statistics still include.
alter table hunts add column contacts_deleted integer not null default 0;

-- The pseudonym of the actor of an old entry: the same for all old entries of one person, and not
-- reversible.
alter table acts add column actor_pseudonym text;
create index acts_age on acts (at);
create index acts_named on acts (at) where actor_id is not null;

-- The audit log is append-only, except for retention, which enables changes within its transaction: it
-- deletes entries, or replaces actors with pseudonyms.
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
  -- The number of rows affected, by rule.
  counts jsonb not null
);
