-- The federation in charge of a hunt: its giver's when the hunt takes place, kept when the giver moves to
-- another one. Null where a server of the release before stored the hunt: its giver's present one counts.
alter table hunts add column federation_id bigint;
alter table hunts add constraint hunts_federation_id_fkey
  foreign key (federation_id) references federations on delete set null not valid;
