-- Day, commune and federation of a hand-over are duplicated here, so that a national statistic reads one
-- table. The federation is the giver's on the day of the report, and never changes.

alter table donations add column day date, add column city_id integer, add column federation_id integer;

update donations set day = hunts.started_at, city_id = hunts.city_id, federation_id = users.federation_id
from hunts join users on users.id = hunts.giver_id where hunts.id = donations.hunt_id;

alter table donations alter column day set not null, alter column city_id set not null;

create function place_donation() returns trigger language plpgsql as $$
begin
  select hunts.started_at, hunts.city_id, users.federation_id
  into new.day, new.city_id, new.federation_id
  from hunts join users on users.id = hunts.giver_id where hunts.id = new.hunt_id;
  return new;
end $$;
create trigger donations_placed before insert on donations
  for each row execute function place_donation();

create index donations_federation on donations (federation_id, day) include (specimen_type_id, quantity, city_id);
create index donations_day on donations (day, hunt_id, receiver_id, specimen_type_id);
