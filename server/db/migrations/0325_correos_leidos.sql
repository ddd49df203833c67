-- Who pressed the link of a mail outside a session of the account reads that address, and is not thereby whoever holds the account.
alter table usuarios add column correo_leido_en timestamptz;
