-- A host's staff: the same roles and invitations as a provider's.
alter table membresias drop constraint membresias_tipo_check;
alter table membresias add constraint membresias_tipo_check check (tipo in ('proveedor', 'anfitrion', 'empresa', 'admin'));
alter table membresias add column anfitrion_id uuid references anfitriones;
alter table membresias add constraint membresias_de_anfitrion check ((tipo = 'anfitrion') = (anfitrion_id is not null));
-- The host is the owner, and is not in this table.
alter table membresias add constraint membresias_sin_otro_dueno check (tipo <> 'anfitrion' or papel in ('gestor', 'guia', 'caja'));
alter table membresias drop constraint membresias_usuario_id_tipo_proveedor_id_empresa_id_key;
alter table membresias add constraint membresias_una_vez unique nulls not distinct (usuario_id, tipo, proveedor_id, anfitrion_id, empresa_id);
create index membresias_anfitrion on membresias (anfitrion_id) where anfitrion_id is not null;

alter table invitaciones alter column proveedor_id drop not null;
alter table invitaciones add column anfitrion_id uuid references anfitriones;
alter table invitaciones add constraint invitaciones_de_uno check (num_nonnulls(proveedor_id, anfitrion_id) = 1);
alter table invitaciones add constraint invitaciones_sin_otro_dueno check (anfitrion_id is null or papel <> 'dueno');
create unique index invitaciones_abiertas_de_anfitrion on invitaciones (anfitrion_id, email) where aceptada_en is null and anulada_en is null;
