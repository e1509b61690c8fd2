-- Which mails leave first: 0 for recalls and meetings called off or moved, 1 usually, 2 for reminders and digests.
alter table mails add column lane smallint not null default 1;
