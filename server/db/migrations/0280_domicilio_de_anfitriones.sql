-- Whoever buys is told who sells and where (DS 6); the address of a host goes with the ticket alone.
alter table anfitriones add column domicilio text not null default '';
