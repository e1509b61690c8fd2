-- Whether territories may also lie in the towns near a federation; `federation_cities.is_near` says which.
alter table federations add column near_territories boolean not null default false;
