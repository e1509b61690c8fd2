-- Receivers of each commune are counted without reading the users themselves.
drop index users_role;
create index users_role on users (role_id, city_id) include (is_deleted, federation_id);
