-- The history of a role is read like that of a federation, without the people who were given it. The former
-- index on the role held those too, and nothing reads it.
create index concurrently if not exists acts_of_role on acts (role_id, id)
  where role_id is not null and user_id is null;
drop index concurrently if exists acts_role;
