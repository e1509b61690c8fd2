-- The zone of its commune, of a hunt that may be gone.
alter table called_off_meetings add column time_zone text not null default 'Europe/Paris';
