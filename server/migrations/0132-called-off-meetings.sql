-- Accepted meetings that somebody else called off, with what their offers said: an offer goes with its hunt, and
-- who is expected reads until the end of that day not to come.
create table called_off_meetings (
  offer_id bigint primary key,
  receiver_id bigint not null references receivers on delete cascade,
  hunt_day date not null,
  hunt_city_id bigint not null references cities,
  distance double precision not null,
  specimen_type_id integer references specimen_types,
  city_id bigint not null references cities,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  sounded_at timestamptz not null,
  -- The hashes of the mailed links, which lead here once the offer is gone.
  token_hash text unique,
  confirmation_token_hash text unique
);
create index called_off_meetings_receiver on called_off_meetings (receiver_id);
create index called_off_meetings_age on called_off_meetings (ends_at);
