-- How often an accepted meeting was moved: calendars replace the event by the one with the higher number
-- (RFC 5545).
alter table offers add column moves integer not null default 0;
