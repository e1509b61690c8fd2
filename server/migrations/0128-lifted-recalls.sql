-- Names, addresses and phones of people anonymised meanwhile were kept until a recall ended, and stayed when it
-- was lifted.
update recall_receivers set kept_name = null, kept_email = null, kept_phone = null
from recalls where recalls.id = recall_receivers.recall_id and recalls.state = 'lifted';
