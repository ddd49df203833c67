-- The plan of each host. Without a row, a host is on the free plan.
create table suscripciones (
  id uuid primary key,
  anfitrion_id uuid not null unique references anfitriones,
  plan text not null check (plan in ('gratis', 'pro', 'equipo')),
  estado text not null check (estado in ('prueba', 'activa', 'morosa', 'degradada', 'cancelada')),
  -- What it becomes when the period ends; the free plan means that it was given up.
  plan_siguiente text check (plan_siguiente in ('gratis', 'pro', 'equipo')),
  desde timestamptz not null,
  hasta timestamptz,
  prueba_usada_en timestamptz,
  primer_cobro_en timestamptz,
  morosa_desde timestamptz,
  psp_cliente text,
  psp_tarjeta text,
  tarjeta_marca text,
  tarjeta_ultimos4 text,
  -- The page of the payment provider where a card is being saved, and the plan it is for.
  sesion_psp text unique,
  sesion_url text,
  sesion_plan text check (sesion_plan in ('pro', 'equipo')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((plan = 'gratis') = (hasta is null))
);
create index suscripciones_por_renovar on suscripciones (hasta) where estado in ('prueba', 'activa', 'morosa');

-- One row per period (or per rest of one, after an upgrade): it is charged once.
create table cobros_suscripcion (
  id uuid primary key,
  suscripcion_id uuid not null references suscripciones,
  concepto text not null check (concepto in ('periodo', 'diferencia')),
  plan text not null check (plan in ('pro', 'equipo')),
  desde timestamptz not null,
  hasta timestamptz not null,
  monto int not null check (monto > 0),
  estado text not null check (estado in ('creado', 'desconocido', 'fallido', 'exitoso', 'anulado')),
  psp_intento text unique,
  intentos int not null default 0,
  proximo_en timestamptz,
  motivo text,
  cobrado_en timestamptz,
  reembolso_monto int not null default 0 check (reembolso_monto between 0 and monto),
  reembolso_estado text check (reembolso_estado in ('solicitado', 'hecho', 'manual')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (suscripcion_id, concepto, desde)
);
create index cobros_suscripcion_por_hacer on cobros_suscripcion (proximo_en) where estado in ('creado', 'desconocido', 'fallido');
create index cobros_suscripcion_por_devolver on cobros_suscripcion (updated_at) where reembolso_estado = 'solicitado';
-- Never two charges under way for the same host.
create unique index cobros_suscripcion_uno_vivo on cobros_suscripcion (suscripcion_id) where estado in ('creado', 'desconocido', 'fallido');

-- The commission of the plan that held when it was paid.
alter table pagos add column comision_tasa int not null default 1200 check (comision_tasa between 0 and 10000);
