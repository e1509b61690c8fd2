-- How many contacts a hunt had after the last search, whatever was deleted since: statistics add these up
-- instead of counting the contacts of the whole country. Null until the next search, or until retention
-- reads the hunt; they are counted then.
alter table hunts add column contacts_obtained integer;
