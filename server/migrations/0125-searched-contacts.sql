-- When the contacts of a hunt were last searched for; null if never, or not since the hunt was changed.
alter table hunts add column contacts_searched_at timestamptz;
