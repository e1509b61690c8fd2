-- Of hundreds of millions of contacts few have a note about a call: retention, anonymisation and the export
-- of a giver's own data find them here.
create index concurrently if not exists contacts_noted on contacts (hunt_id)
  where call_outcome is not null or call_text is not null;
