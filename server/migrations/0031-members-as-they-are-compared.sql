-- Of a member only what recognises a giver is kept: NIT, name, e-mail and commune.
alter table retrievers
  drop column address,
  drop column postal_code,
  drop column phone;
