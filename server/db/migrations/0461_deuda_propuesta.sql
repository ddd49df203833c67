-- A large debt is closed by two people: what the first one said, and who.
alter table disputas add column deuda_propuesta text check (deuda_propuesta in ('cobrada', 'castigada')),
  add column deuda_propuesta_por uuid references usuarios,
  add constraint disputas_propuesta_entera check ((deuda_propuesta is null) = (deuda_propuesta_por is null));
