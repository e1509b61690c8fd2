-- Whether territories may lie in neighbouring communes; `federation_cities.is_near` says which ones.
alter table federations add column near_territories boolean not null default false;
