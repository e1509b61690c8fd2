-- A list of contacts holds the first thousand: how many people matched the hunt in all when they were
-- last looked for. Null before that.
alter table hunts add column contacts_found integer;
