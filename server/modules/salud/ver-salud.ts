import { statfs } from 'node:fs/promises'
import type { Salud } from '#contract/salud.ts'
import { diaLocal, fechaLocal } from '#domain/fechas.ts'
import { puedeEntrar } from '#domain/permisos/personal.ts'
import type { Ctx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { comprobarInvariantes } from '#server/modules/reservas/index.ts'
import { countDeadLetters, queueDepths } from '#server/platform/dead-letters.ts'
import { log } from '#server/platform/log.ts'
import { refuse } from '#server/refusal.ts'
import {
  contarCorreos,
  contarPagos,
  findUltimaComprobacion,
  findUltimoRespaldo,
  insertComprobacion,
  medirAlmacenamiento,
} from './salud.db.ts'

const ZONA = 'America/Santiago'

/** How the product is, for whoever runs it; the public `/api/salud` tells none of this. */
export async function verSalud(ctx: Ctx): Promise<Salud> {
  if (!puedeEntrar(ctx.actor, 'salud')) refuse('sin-permiso')
  const { db, now, settings, psp } = ctx
  const cartas = await countDeadLetters(db)
  const { ultimo, probado } = await findUltimoRespaldo(db)
  const comprobacion = await findUltimaComprobacion(db)
  const correo = await contarCorreos(db, diaLocal(fechaLocal(now, ZONA), ZONA).desde)
  const pagos = await contarPagos(db)
  return {
    en: now.toISOString(),
    trabajos: (await queueDepths(db, now)).map(({ job, waiting, failing, active, since }) => ({
      trabajo: job,
      esperando: waiting,
      fallando: failing,
      enCurso: active,
      desde: instante(since),
    })),
    cartas: { cantidad: cartas.count, desde: instante(cartas.since) },
    correo: {
      ...correo,
      destino: settings.SMTP_URL ? 'smtp' : 'archivos',
      desde: instante(correo.desde),
      sinServidorDesde: instante(correo.sinServidorDesde),
    },
    pagos: {
      ...pagos,
      modo: psp.modo,
      ultimoAviso: instante(pagos.ultimoAviso),
      desconocidoDesde: instante(pagos.desconocidoDesde),
      llaveRechazadaDesde: instante(pagos.llaveRechazadaDesde),
    },
    comprobacion: comprobacion ? { en: comprobacion.createdAt.toISOString(), rotas: comprobacion.rotas } : null,
    respaldos: {
      propios: !settings.DATABASE_URL,
      ultimoEn: instante(ultimo?.createdAt),
      bytes: ultimo?.bytes ?? null,
      archivos: archivosDe(ultimo),
      probado: probado?.probadoEn ? { en: probado.probadoEn.toISOString(), fallas: probado.fallas ?? 0 } : null,
    },
    almacenamiento: { ...(await medirAlmacenamiento(db)), libreBytes: await libreEn(settings.DATA_DIR) },
  }
}

/** Looks at every promise and writes down what it found. */
export async function comprobar(ctx: Ctx): Promise<number> {
  const rotas = await comprobarInvariantes(ctx.db, ctx.now)
  for (const { invariante, caso } of rotas) log.error('invariant.broken', { invariante, caso })
  await insertComprobacion(ctx.db, rotas, ctx.now)
  return rotas.length
}

export async function comprobarAhora(ctx: Ctx): Promise<Salud> {
  if (!puedeEntrar(ctx.actor, 'salud') || ctx.actor.tipo !== 'sesion') refuse('sin-permiso')
  const rotas = await comprobar(ctx)
  await anotar(ctx.db, {
    actor: ctx.actor.usuarioId,
    accion: 'salud.comprobar',
    objeto: 'salud',
    objetoId: 'promesas',
    detalle: { rotas },
    now: ctx.now,
  })
  return verSalud(ctx)
}

const archivosDe = (
  ultimo: { archivos: number | null; archivosBytes: number | null } | undefined,
): Salud['respaldos']['archivos'] =>
  ultimo && ultimo.archivos !== null ? { cantidad: ultimo.archivos, bytes: ultimo.archivosBytes ?? 0 } : null

const instante = (fecha: Date | null | undefined): string | null => fecha?.toISOString() ?? null

/** Null where the folder is not there yet, or the system does not say. */
async function libreEn(dir: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(dir)
    return bavail * bsize
  } catch (cause) {
    log.error('salud.sin_medida', { error: (cause as Error).name })
    return null
  }
}
