import { randomUUID } from 'node:crypto'
import type { TipoAviso } from '#contract/avisos.ts'
import type { Ofrecida } from '#domain/permisos/experiencias.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { quiereAviso } from '#server/modules/usuarios/index.ts'
import { insertNotificacion } from './notificaciones.db.ts'

export interface Aviso {
  usuarioId: string
  tipo: TipoAviso
  /** What it is about; the second notice of it is dropped. */
  clave: string
  titulo: string
  texto: string
  enlace: `/${string}`
  /** The business that it is about: read where one works for it. */
  operador?: Ofrecida
}

/** Puts something in the bell of a person who wants that kind there. */
export async function notificar(ctx: Ctx, tx: Tx, { operador, ...aviso }: Aviso): Promise<void> {
  if (!(await quiereAviso(tx, aviso.usuarioId, aviso.tipo, 'sitio'))) return
  await insertNotificacion(tx, {
    id: randomUUID(),
    ...aviso,
    anfitrionId: operador?.anfitrionId ?? null,
    proveedorId: operador?.proveedorId ?? null,
    createdAt: ctx.now,
  })
}
