-- A giver's private note about a call to a contact of a hunt: its outcome, and a few words. Deleted with the
-- contact.
alter table contacts
  add column call_outcome text check (call_outcome in ('called', 'interested', 'declined', 'callBack')),
  add column call_text text check (length(call_text) between 1 and 120);
