alter table hunts validate constraint hunts_federation_id_fkey;
