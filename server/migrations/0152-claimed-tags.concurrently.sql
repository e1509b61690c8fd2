create index concurrently if not exists animals_claimed on animals (season, federation_id)
  where claimed_tag is not null;
