-- Assisted sessions: the assistant is recorded with the link, the session and the audit log.

-- The creator of a sign-in link. Earlier links become invalid.
delete from tokens where purpose = 'session';
alter table tokens add column made_by bigint references users on delete cascade;
alter table tokens add constraint tokens_made_by_check check ((purpose = 'session') = (made_by is not null));

-- The assistant of the session; null in an ordinary one. Sessions opened by earlier links cannot be
-- distinguished, and stay ordinary ones.
alter table sessions add column assistant_id bigint references users on delete cascade;
create index sessions_assistant on sessions (assistant_id) where assistant_id is not null;

-- The assistant of the actor, and later a pseudonym, as for actors.
alter table acts add column assistant_id bigint references users;
alter table acts add column assistant_pseudonym text;
create index acts_assistant on acts (assistant_id, id) where assistant_id is not null;

-- As in 0030, for assistants too.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if current_setting('venaison.retention', true) = 'on' then
    if tg_op = 'DELETE' then
      return old;
    end if;
    if to_jsonb(new) - array['actor_id', 'actor_pseudonym', 'assistant_id', 'assistant_pseudonym']
        = to_jsonb(old) - array['actor_id', 'actor_pseudonym', 'assistant_id', 'assistant_pseudonym']
      and (new.actor_id is null or new.actor_id = old.actor_id)
      and (new.assistant_id is null or new.assistant_id = old.assistant_id)
      and num_nulls(new.actor_id, new.assistant_id) > num_nulls(old.actor_id, old.assistant_id) then
      return new;
    end if;
  end if;
  raise exception 'acts are only ever added to';
end $$;
