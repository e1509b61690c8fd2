-- A list of contacts contains the first thousand; this is the number of all people who matched the hunt
-- at the last computation. Null before the first one.
alter table hunts add column contacts_found integer;
