-- For counting the receivers of each commune without reading the users.
drop index users_role;
create index users_role on users (role_id, city_id) include (is_deleted, federation_id);
