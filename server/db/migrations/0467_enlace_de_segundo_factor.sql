-- The mail about a new second factor carries a link of its own, which takes that factor off again.
alter table enlaces drop constraint enlaces_proposito_check;
alter table enlaces add constraint enlaces_proposito_check check (proposito in ('clave', 'correo', 'correo_nuevo', 'correo_anterior', 'invitacion', 'segundo_factor'));
