create index payment_charges_at on payment_charges (at);
