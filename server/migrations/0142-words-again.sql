-- Writes the words of those again whom the former function did not find by all of them.

update users set firstname = firstname
where search_words is distinct from array_to_tsvector(
  bare_words(firstname || ' ' || coalesce(lastname, '') || ' ' || email)
  || bare_words(regexp_replace(coalesce(phone, ''), '\D', '', 'g')));

update retrievers set nit = nit
where search_words is distinct from array_to_tsvector(
  bare_words(lastname || ' ' || firstname || ' ' || nit || ' ' || coalesce(city, '')));

update removed_retrievers set nit = nit
where search_words is distinct from array_to_tsvector(
  bare_words(lastname || ' ' || firstname || ' ' || nit));
