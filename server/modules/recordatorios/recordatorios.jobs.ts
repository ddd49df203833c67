import { MAX_ANTICIPO_MS, recordatoriosDebidos, type ClaseRecordatorio } from '#domain/recordatorios/recordatorios.ts'
import { mientrasSeaCierto } from '#domain/reservas/correos.ts'
import type { Ctx } from '#server/ctx.ts'
import { encolarCorreo } from '#server/modules/correos/index.ts'
import { notificar } from '#server/modules/notificaciones/index.ts'
import { findReserva, getDetalleDeEntrada, type ReservaCompleta } from '#server/modules/reservas/index.ts'
import { quiereAviso } from '#server/modules/usuarios/index.ts'
import { listConElla, listPorRecordar, tomarRecordatorios, type PorRecordarRow } from './recordatorios.db.ts'
import { correoDeRecordatorio, textoDeRecordatorio } from './recordatorios.mails.ts'

const LOTE = 200
const NADIE = '00000000-0000-0000-0000-000000000000'

interface Pedido {
  id: string
  /** Of the same departure and written to at the same address: one mail speaks of them all. */
  con?: string[]
  salidaId: string
  clase: ClaseRecordatorio
}

export const recordatoriosJobs = {
  /** Finds what is due; each reminder is taken and enqueued in one transaction, so that it is sent once. */
  'recordatorios.revisar': async (ctx: Ctx) => {
    const tramo = { desde: ctx.now, hasta: new Date(ctx.now.getTime() + MAX_ANTICIPO_MS) }
    for (let despuesDe = NADIE; ;) {
      const filas = await listPorRecordar(ctx.db, tramo, { despuesDe, limit: LOTE })
      for (const fila of filas) await recordar(ctx, fila)
      if (filas.length < LOTE) return
      despuesDe = filas.at(-1)!.id
    }
  },
  'recordatorios.enviar': async (ctx: Ctx, { id, con = [], salidaId, clase }: Pedido) => {
    const pedidas = await Promise.all([id, ...con].map((una) => findReserva(ctx.db, una)))
    // Cancelled or moved since: of those it says nothing any more.
    const enPie = pedidas.filter(
      (r) => r?.estado === 'confirmada' && r.salidaId === salidaId && r.inicioUtc > ctx.now,
    ) as ReservaCompleta[]
    const [alguna] = enPie
    if (!alguna) return
    const { puntoEncuentro } = await getDetalleDeEntrada(ctx.db, alguna.experienciaId)
    const clave = `recordatorio:${id}:${salidaId}:${clase}` as const
    await ctx.transaction(async (tx) => {
      const porCorreo: ReservaCompleta[] = []
      for (const [usuarioId, suyas] of Map.groupBy(enPie, (r) => r.avisarA)) {
        if (usuarioId)
          await notificar(ctx, tx, {
            usuarioId,
            tipo: 'recordatorio',
            clave,
            ...textoDeRecordatorio(ctx, suyas[0]!, puntoEncuentro),
            enlace: suyas.length > 1 ? '/mis-entradas' : `/mis-entradas/${suyas[0]!.codigo}`,
          })
        const quiere = !usuarioId || (await quiereAviso(tx, usuarioId, 'recordatorio', 'correo'))
        // A company's client hears of it whatever its buyer wishes for themselves.
        porCorreo.push(...suyas.filter((r) => quiere || r.empresaId !== null))
      }
      for (const [i, [primera, ...otras]] of [...Map.groupBy(porCorreo, (r) => r.escribirA).values()].entries()) {
        if (!primera) continue
        const mientras = { ...mientrasSeaCierto('recordatorio', primera), otras: otras.map((r) => r.id) }
        await encolarCorreo(ctx, tx, i === 0 ? clave : `recordatorio:${primera.id}:${salidaId}:${clase}`, {
          ...correoDeRecordatorio(ctx, [primera, ...otras], puntoEncuentro),
          mientras,
        })
      }
    })
  },
}

async function recordar(
  ctx: Ctx,
  { id, salidaId, inicioUtc, zona, confirmadaEn, hechas, dichoEn }: PorRecordarRow,
): Promise<void> {
  const { enviar, callar } = recordatoriosDebidos({ inicio: inicioUtc, zona, confirmadaEn, hechas, dichoEn }, ctx.now)
  if (!enviar && callar.length === 0) return
  await ctx.transaction(async (tx) => {
    const fila = (reservaId: string, clase: ClaseRecordatorio) => ({
      reservaId,
      salidaId,
      clase,
      enviado: clase === enviar,
      createdAt: ctx.now,
    })
    const tomadas = await tomarRecordatorios(
      tx,
      [...callar, ...(enviar ? [enviar] : [])].map((clase) => fila(id, clase)),
    )
    if (!enviar || !tomadas.some(({ clase }) => clase === enviar)) return
    const con = await tomarRecordatorios(
      tx,
      (await listConElla(tx, { id, salidaId }, enviar)).map((otra) => fila(otra, enviar)),
    )
    await ctx.enqueue(tx, 'recordatorios.enviar', {
      id,
      con: con.map(({ reservaId }) => reservaId),
      salidaId,
      clase: enviar,
    } satisfies Pedido)
  })
}
