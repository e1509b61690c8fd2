-- Who started the work of a federation is forgotten once that is long over.
alter table federation_jobs alter column started_by drop not null;
