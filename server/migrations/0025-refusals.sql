-- When a federation refused a giver, its reason for the person, and its note for staff.
alter table givers
  add column refused_at timestamptz,
  add column refusal_reason text,
  add column refusal_note text;
