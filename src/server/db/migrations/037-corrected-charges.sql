-- When the comparison with the messenger's list changed the charge. Null if it never did.
alter table payment_charges add column corrected_at timestamptz;
create index payment_charges_corrected on payment_charges (corrected_at) where corrected_at is not null;
