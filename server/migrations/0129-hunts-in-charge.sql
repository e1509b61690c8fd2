-- The federation in charge of a hunt: its giver's when the hunt takes place, kept when the giver moves to
-- another one. Null where a server of the release before stored the hunt: its giver's present one counts.
-- Not named federation_id, which queries of the release before use without a table's name beside hunts.
alter table hunts add column in_charge_id bigint;
alter table hunts add constraint hunts_in_charge_id_fkey
  foreign key (in_charge_id) references federations on delete set null not valid;
