-- Mails are claimed and counted by lane (mails_due_by_lane).
drop index concurrently if exists mails_due_in_order;
