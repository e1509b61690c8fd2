-- The signed link in the header of a mail that its recipient may stop; emptied once it is sent.
alter table mails add column unsubscribe text;
