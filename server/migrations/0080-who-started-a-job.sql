-- Who started a federation's job is erased after the retention period.
alter table federation_jobs alter column started_by drop not null;
