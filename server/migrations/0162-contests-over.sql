-- A contest that changed no report stays, so that it is not made again; `is_over`: what it is about counts again.
alter table contested_lines add column is_over boolean not null default false;
