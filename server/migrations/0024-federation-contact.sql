-- How people reach a federation that decides about them; each part is optional.
alter table federations
  add column contact_email text,
  add column contact_phone text,
  add column contact_hours text;
