-- For looking a giver's NIT up among the members of their federation, ignoring case.

drop index retrievers_nit;
create index retrievers_nit on retrievers (federation_id, lower(nit));
