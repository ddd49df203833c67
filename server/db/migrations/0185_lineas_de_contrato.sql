-- Lines of a company's contract: the commission of one experience, of one operator or of one category, with its term in days of Chile.
-- A line is never rewritten: it is ended, once, and another is added.
create table lineas_de_contrato (
  id uuid primary key,
  empresa_id uuid not null references empresas,
  experiencia_id uuid references experiencias,
  proveedor_id uuid references proveedores,
  anfitrion_id uuid references anfitriones,
  categoria text,
  margen int not null check (margen between 0 and 3000),
  desde date not null,
  hasta date check (hasta >= desde),
  creada_por uuid not null references usuarios,
  created_at timestamptz not null,
  terminada_en timestamptz,
  terminada_por uuid references usuarios,
  check (num_nonnulls(experiencia_id, proveedor_id, anfitrion_id, categoria) = 1),
  check (num_nonnulls(terminada_en, terminada_por) <> 1),
  -- Of two lines about the same on the same day neither would be the more particular.
  exclude using gist (empresa_id with =, (coalesce(experiencia_id::text, proveedor_id::text, anfitrion_id::text, categoria)) with =, daterange(desde, hasta, '[]') with &&) where (terminada_en is null)
);
create index lineas_de_contrato_empresa on lineas_de_contrato (empresa_id);

create function linea_de_contrato_fija() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.terminada_en is not null
     or (to_jsonb(new) - 'terminada_en' - 'terminada_por') <> (to_jsonb(old) - 'terminada_en' - 'terminada_por') then
    raise exception 'una línea de contrato se termina, no se cambia ni se borra' using errcode = '23514';
  end if;
  return new;
end $$;
create trigger lineas_de_contrato_fijas before update or delete on lineas_de_contrato for each row execute function linea_de_contrato_fija();
