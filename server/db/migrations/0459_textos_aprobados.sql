-- Which version of which legal text was approved, by whom and when. `huella` is of its words: the product may come with others under the same number.
create table textos_aprobados (
  clase text not null check (clase in ('terminos', 'privacidad')),
  version int not null check (version >= 1),
  huella text not null check (huella ~ '^[0-9a-f]{64}$'),
  -- What is agreed to in a demonstration says nothing where people pay.
  en_demostracion boolean not null,
  aprobada_por uuid not null references usuarios,
  aprobada_en timestamptz not null,
  primary key (clase, version, huella, en_demostracion)
);
create trigger textos_aprobados_fijos before update or delete on textos_aprobados for each row execute function rechazar_cambio();
create trigger textos_aprobados_sin_vaciar before truncate on textos_aprobados for each statement execute function rechazar_cambio();
