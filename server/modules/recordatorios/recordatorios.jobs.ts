import { MAX_ANTICIPO_MS, recordatoriosDebidos, type ClaseRecordatorio } from '#domain/recordatorios/recordatorios.ts'
import { mientrasSeaCierto } from '#domain/reservas/correos.ts'
import type { Ctx } from '#server/ctx.ts'
import { encolarCorreo } from '#server/modules/correos/index.ts'
import { notificar } from '#server/modules/notificaciones/index.ts'
import { findReserva, getDetalleDeEntrada } from '#server/modules/reservas/index.ts'
import { quiereAviso } from '#server/modules/usuarios/index.ts'
import { listPorRecordar, tomarRecordatorios, type PorRecordarRow } from './recordatorios.db.ts'
import { correoDeRecordatorio, textoDeRecordatorio } from './recordatorios.mails.ts'

const LOTE = 200
const NADIE = '00000000-0000-0000-0000-000000000000'

interface Pedido {
  id: string
  salidaId: string
  clase: ClaseRecordatorio
}

export const recordatoriosJobs = {
  /** Finds what is due; each reminder is taken and enqueued in one transaction, so that it is sent once. */
  'recordatorios.revisar': async (ctx: Ctx) => {
    const tramo = { desde: ctx.now, hasta: new Date(ctx.now.getTime() + MAX_ANTICIPO_MS) }
    for (let despuesDe = NADIE; ; ) {
      const filas = await listPorRecordar(ctx.db, tramo, { despuesDe, limit: LOTE })
      for (const fila of filas) await recordar(ctx, fila)
      if (filas.length < LOTE) return
      despuesDe = filas.at(-1)!.id
    }
  },
  'recordatorios.enviar': async (ctx: Ctx, { id, salidaId, clase }: Pedido) => {
    const r = await findReserva(ctx.db, id)
    // Cancelled or moved since: it says nothing any more.
    if (r?.estado !== 'confirmada' || r.salidaId !== salidaId || r.inicioUtc <= ctx.now) return
    const { puntoEncuentro } = await getDetalleDeEntrada(ctx.db, r.experienciaId)
    await ctx.transaction(async (tx) => {
      const clave = `recordatorio:${id}:${salidaId}:${clase}`
      if (r.usuarioId) await notificar(ctx, tx, { usuarioId: r.usuarioId, tipo: 'recordatorio', clave, ...textoDeRecordatorio(ctx, r, puntoEncuentro), enlace: `/mis-entradas/${r.codigo}` })
      if (r.usuarioId && !(await quiereAviso(tx, r.usuarioId, 'recordatorio', 'correo'))) return
      await encolarCorreo(ctx, tx, clave, { ...correoDeRecordatorio(ctx, r, puntoEncuentro), mientras: mientrasSeaCierto('recordatorio', r) })
    })
  },
}

async function recordar(ctx: Ctx, { id, salidaId, inicioUtc, zona, confirmadaEn, hechas }: PorRecordarRow): Promise<void> {
  const { enviar, callar } = recordatoriosDebidos({ inicio: inicioUtc, zona, confirmadaEn, hechas }, ctx.now)
  if (!enviar && callar.length === 0) return
  await ctx.transaction(async (tx) => {
    const filas = [...callar, ...(enviar ? [enviar] : [])].map((clase) => ({ reservaId: id, salidaId, clase, enviado: clase === enviar, createdAt: ctx.now }))
    const tomadas = await tomarRecordatorios(tx, filas)
    if (enviar && tomadas.includes(enviar)) await ctx.enqueue(tx, 'recordatorios.enviar', { id, salidaId, clase: enviar } satisfies Pedido)
  })
}
