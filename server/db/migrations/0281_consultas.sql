-- What people ask of one of us: from the help pages, or from a conversation with the assistant.
create table consultas (
  id uuid primary key,
  origen text not null check (origen in ('ayuda', 'asistente')),
  texto text not null,
  -- The end of the conversation, as its person chose to show it.
  extracto jsonb not null default '[]',
  usuario_id uuid references usuarios,
  -- Where to answer whoever has no account.
  email text,
  respuesta text,
  decision text check (decision in ('contestada', 'sin_respuesta')),
  decidida_por uuid references usuarios,
  decidida_en timestamptz,
  created_at timestamptz not null,
  check ((decision is null) = (decidida_en is null)),
  -- With the decision both are gone.
  check (decidida_en is null or (email is null and extracto = '[]'::jsonb))
);
create index consultas_usuario on consultas (usuario_id) where usuario_id is not null;
