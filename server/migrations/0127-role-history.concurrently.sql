-- The history of a role is read like that of a federation.
create index concurrently if not exists acts_role on acts (role_id, id)
  where role_id is not null and user_id is null;
