-- Federations in the back office: the version of a logo, and index-only counts of people and communes.

alter table federations add column logo_version text generated always as (left(md5(logo), 12)) stored;

drop index users_federation;
create index users_federation on users (federation_id, role_id) include (is_deleted);
create index federation_cities_own on federation_cities (federation_id) where not is_near;
