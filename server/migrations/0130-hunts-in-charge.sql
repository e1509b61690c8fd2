-- Hunts so far: their giver's federation today is the only one known.
update hunts set federation_id = users.federation_id
from users where users.id = hunts.giver_id and hunts.federation_id is null;
