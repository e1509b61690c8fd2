-- Who gave the reason for discarding a positive result: it is kept when the sample changes again.
alter table samples add column overturned_by bigint references users;
update samples set overturned_by = coalesce(result_assistant_id, result_by) where reason is not null;
create index on samples (overturned_by) where overturned_by is not null;
