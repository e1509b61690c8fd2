-- Choices of people about their own account: when they consented to the newsletter, and when they
-- requested its deletion.

alter table users
  add column newsletter_accepted_at timestamptz,
  add column deletion_requested_at timestamptz;
update users set newsletter_accepted_at = created_at where accepts_newsletter;
alter table users drop column accepts_newsletter;

-- For the list of pending deletion requests.
create index users_deletion_requests on users (deletion_requested_at)
  where deletion_requested_at is not null and not is_deleted;
-- For the hunters who revealed a receiver's number, latest first.
drop index phone_reveals_receiver;
create index phone_reveals_receiver on phone_reveals (receiver_id, shown_at desc, giver_id);
