-- Every id, and every reference to one, has eight bytes, so that ids cannot run out. Except game types,
-- which are bits of receivers.wish_mask.

drop view territories;
drop trigger users_moved on users;

do $$
declare
  changed record;
begin
  for changed in
    select table_name, string_agg(format('alter column %I type bigint', column_name), ', ') as changes
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and data_type = 'integer'
      and (column_name = 'id' or column_name like '%\_id' or column_name = 'started_by')
      and column_name <> 'specimen_type_id' and table_name <> 'specimen_types'
    group by table_name order by table_name
  loop
    execute format('alter table %I %s', changed.table_name, changed.changes);
  end loop;
end $$;

create trigger users_moved after update of city_id on users
  for each row when (old.city_id is distinct from new.city_id) execute function move_receiver();

create view territories as
  select users.id as giver_id, users.city_id, true as is_main
  from givers join users on users.id = givers.user_id
  where users.city_id is not null
  union all
  select giver_cities.giver_id, giver_cities.city_id, false
  from giver_cities join users on users.id = giver_cities.giver_id
  where giver_cities.city_id is distinct from users.city_id;
