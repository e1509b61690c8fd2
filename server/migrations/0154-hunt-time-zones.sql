-- The days and hours of a hunt and of its meetings are those of its commune.
alter table hunts add column time_zone text not null default 'Europe/Paris';
