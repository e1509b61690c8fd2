-- Overseas, days and hours had been read as if entered in mainland France. The zones are those of
-- contract/overseas-time-zones.ts.
create or replace function pg_temp.zone_of(postal_code text) returns text language sql immutable as $$
  select case
    when postal_code ~ '^(9874|98796)' then 'Pacific/Marquesas'
    when postal_code ~ '^(98755|9879[23])' then 'Pacific/Gambier'
    else case left(postal_code, 3)
      when '971' then 'America/Guadeloupe' when '972' then 'America/Martinique'
      when '973' then 'America/Cayenne' when '974' then 'Indian/Reunion'
      when '975' then 'America/Miquelon' when '976' then 'Indian/Mayotte'
      when '984' then 'Indian/Kerguelen' when '986' then 'Pacific/Wallis'
      when '987' then 'Pacific/Tahiti' when '988' then 'Pacific/Noumea'
      else 'Europe/Paris' end end $$;

update hunts set time_zone = pg_temp.zone_of(cities.postal_code)
from cities where cities.id = hunts.city_id and cities.postal_code between '97' and '989';
update called_off_meetings set time_zone = pg_temp.zone_of(cities.postal_code)
from cities where cities.id = hunt_city_id and cities.postal_code between '97' and '989';

-- An hour that was entered stays the same hour, at its place.
update animals set killed_at = (killed_at at time zone 'Europe/Paris') at time zone hunts.time_zone
from hunts where hunts.id = animals.hunt_id and hunts.time_zone <> 'Europe/Paris' and killed_at is not null;
update offers set
  remind_at = remind_at + (((starts_at at time zone 'Europe/Paris') at time zone hunts.time_zone) - starts_at),
  expires_at = case when state = 'confirmed'
    then least(expires_at, (ends_at at time zone 'Europe/Paris') at time zone hunts.time_zone)
    else expires_at end
from meetings, hunts
where meetings.id = offers.meeting_id and hunts.id = offers.hunt_id and hunts.time_zone <> 'Europe/Paris';
update meetings set starts_at = (starts_at at time zone 'Europe/Paris') at time zone hunts.time_zone,
  ends_at = (ends_at at time zone 'Europe/Paris') at time zone hunts.time_zone
from hunts where hunts.id = meetings.hunt_id and hunts.time_zone <> 'Europe/Paris';
update called_off_meetings set starts_at = (starts_at at time zone 'Europe/Paris') at time zone time_zone,
  ends_at = (ends_at at time zone 'Europe/Paris') at time zone time_zone
where time_zone <> 'Europe/Paris';
