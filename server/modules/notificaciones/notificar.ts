import { randomUUID } from 'node:crypto'
import type { TipoAviso } from '#contract/avisos.ts'
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
}

/** Puts something in the bell of a person who wants that kind there. */
export async function notificar(ctx: Ctx, tx: Tx, aviso: Aviso): Promise<void> {
  if (!(await quiereAviso(tx, aviso.usuarioId, aviso.tipo, 'sitio'))) return
  await insertNotificacion(tx, { id: randomUUID(), ...aviso, createdAt: ctx.now })
}
