-- A tag that the giver of an animal reads on it, while another giver of the federation noted it first; the animal has
-- no tag until one of the two is corrected.
alter table animals
  add column claimed_tag text;
