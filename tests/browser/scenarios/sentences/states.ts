/** The sentences of the specification about states and transitions (§4), in order, each with a name. */
export const states = {
  'state.giver-validation':
    'Giver validation_type: waiting, then validated (manual or auto) or banned (ban).',
  'state.giver-decision': 'A back-office action validates or bans a waiting giver.',
  'state.giver-access': 'Any value other than waiting or ban gives access to /giver.',
  'state.user': 'User: active, blocked (blocked_at set), deleted/anonymised (is_deleted).',
  'state.user-ended': 'Blocked or deleted users cannot be edited, blocked, deleted or given a token.',
  'state.gdpr': 'GDPR state: pending, refused, accepted.',
  'state.gdpr-own': 'A user sets their own;',
  'state.gdpr-admin': 'an admin with the right permission may set it but not back to pending.',
  'state.hunt':
    'Hunt state codes: planned (editable and deletable), informed (the giver must report donations;',
  'state.hunt-warning': "a warning and a 'J'informe' action), finished (shown in past hunts).",
  'state.hunt-others': 'Other transitions are not shown.',
  'state.federation-new': 'Federation: uninitialised (0 cities) allows initialise and delete;',
  'state.federation-ready': 'initialised (cities above 0) allows import retrievers.',
  'state.phone': 'Contact phone: hidden (shown_at null) then revealed after the giver asks.',
  'state.donation': 'Donation submission: form, confirm, saved;',
  'state.donation-after': 'then the modal closes and specimen types and hunts reload.',
  'state.registration': 'Registration: step 1, step 2, submit.',
} as const
