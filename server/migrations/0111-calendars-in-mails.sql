-- The calendar event that goes with a mail; emptied with its text once it is sent.
alter table mails add column calendar text;
