-- Somebody's trips that resellers sold are found by the address they wrote, and so are the places of theirs in a party.
create index reventas_correo on reventas (lower(contacto ->> 'emailAddress'));
create index reventa_unidades_correo on reventa_unidades (lower(contacto ->> 'emailAddress'));
