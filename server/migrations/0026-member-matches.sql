-- The NIT of a giver is looked for among the members of their federation, regardless of case.

drop index retrievers_nit;
create index retrievers_nit on retrievers (federation_id, lower(nit));
