-- Hunts so far: their giver's federation today is the only one known.
update hunts set in_charge_id = users.federation_id
from users where users.id = hunts.giver_id and hunts.in_charge_id is null;
