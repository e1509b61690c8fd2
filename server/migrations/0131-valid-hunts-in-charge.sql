alter table hunts validate constraint hunts_in_charge_id_fkey;
