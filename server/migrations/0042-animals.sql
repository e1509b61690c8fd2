-- Individually noted animals and their states.

create table animals (
  id bigint generated always as identity primary key,
  hunt_id bigint not null references hunts on delete cascade,
  -- The federation of the giver on the day of the note, 0 without; and the year in which the hunt's
  -- season started, on 1 July. Within both a tag is unique, regardless of how it is written.
  federation_id bigint not null,
  season integer not null,
  specimen_type_id integer not null references specimen_types,
  tag text,
  tag_key text generated always as (upper(regexp_replace(tag, '[ ./-]', '', 'g'))) stored,
  sex text check (sex in ('male', 'female')),
  -- Estimated, in kilograms.
  weight integer,
  killed_at timestamptz,
  examination text not null default 'none' check (examination in ('none', 'sound', 'doubtful')),
  examiner_name text,
  examiner_number text,
  -- The number of the accompanying sheet, issued by a federation.
  sheet text,
  state text not null check (state in ('noted', 'available', 'blocked', 'handedOver', 'withdrawn')),
  withdrawal text check (withdrawal in ('kept', 'destroyed', 'plant')),
  receiver_id bigint,
  handed_over_at timestamptz,
  -- The receiver was informed about trichinella and thorough cooking.
  is_warned boolean not null default false,
  -- Incremented by every change, so that an outdated edit is refused.
  version integer not null default 1,
  idempotency_key text check (length(idempotency_key) <= 200),
  noted_at timestamptz not null,
  unique (hunt_id, idempotency_key),
  -- The receiver of an animal is a contact of its hunt.
  foreign key (hunt_id, receiver_id) references contacts (hunt_id, receiver_id),
  check ((state = 'withdrawn') = (withdrawal is not null)),
  check ((state = 'handedOver') = (receiver_id is not null)),
  check ((receiver_id is null) = (handed_over_at is null))
);
create unique index animals_tag on animals (federation_id, season, tag_key);
create index animals_receiver on animals (receiver_id) where receiver_id is not null;
create index animals_examined on animals (killed_at) where examiner_name is not null;
