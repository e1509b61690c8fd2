-- Who read the contacts of a hunt is recorded once an hour, and thinned by day after some months.
create index concurrently if not exists acts_contacts_read on acts (actor_id, at) where act = 'contacts.read';
create index concurrently if not exists acts_contacts_read_at on acts (at) where act = 'contacts.read';
-- Anonymising looks for mails to an address, under the lock of powers.
create index concurrently if not exists mails_recipient on mails (lower(recipient));
-- Of all past hunts few still await their report: the badges of staff count them.
create index concurrently if not exists hunts_awaited on hunts (started_at) where finished_at is null;
