-- Only the columns that identify a giver as a member are kept: NIT, name, e-mail and commune.
alter table retrievers
  drop column address,
  drop column postal_code,
  drop column phone;
