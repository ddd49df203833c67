-- The business that a notice is about: it is read where one works for that business, and nowhere else.
alter table notificaciones add column anfitrion_id uuid references anfitriones;
alter table notificaciones add column proveedor_id uuid references proveedores;
alter table notificaciones add constraint notificaciones_de_uno check (num_nonnulls(anfitrion_id, proveedor_id) <= 1);

-- What was written for the owners of a provider; nobody could read it where it leads.
-- Of whoever belongs to several, nothing says which one it was about.
update notificaciones n set proveedor_id = (select min(m.proveedor_id::text)::uuid from membresias m where m.usuario_id = n.usuario_id and m.tipo = 'proveedor' having count(*) = 1)
where n.enlace like '/proveedor/%';
