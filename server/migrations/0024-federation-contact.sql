-- Contact details of a federation, each optional.
alter table federations
  add column contact_email text,
  add column contact_phone text,
  add column contact_hours text;
