-- The list of kinds is in the code alone, so that a new kind needs no migration.
alter table notifications drop constraint notifications_kind_check;
