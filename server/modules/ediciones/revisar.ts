import { randomUUID } from 'node:crypto'
import type { DecisionDeEdicion } from '#domain/experiencias/edicion.ts'
import type { EdicionEnRevision, Observacion } from '#contract/ediciones.ts'
import { CONTENIDO_VACIO } from '#domain/experiencias/contenido.ts'
import { estadoTras, puedeEn } from '#domain/experiencias/edicion.ts'
import { faltasDe } from '#domain/experiencias/faltas.ts'
import { conOffset } from '#domain/fechas.ts'
import { esUuid } from '#domain/identificador.ts'
import { esPublica, puedeRevisarExperiencia } from '#domain/permisos/experiencias.ts'
import type { Ctx, Db, Tx } from '#server/ctx.ts'
import { usuarioDe } from '#server/la-sesion.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { resolverCaso } from '#server/modules/casos/index.ts'
import {
  aplicarContenido,
  cambiarEstadoDeExperiencia,
  contenidoDe,
  findOperador,
  lockExperiencia,
  publicarExperiencia,
} from '#server/modules/experiencias/index.ts'
import { trabajaPara } from '#server/modules/usuarios/index.ts'
import { refuse } from '#server/refusal.ts'
import { abrir, type Abierta } from './abierta.ts'
import { avisarDecision, avisarRetiro } from './ediciones.mails.ts'
import { insertRevision, listRechazos, updateEdicion, type EdicionRow } from './ediciones.db.ts'
import { exigirCupo } from './exigir-cupo.ts'
import { fotosDe, parteComun } from './ediciones.json.ts'

const ZONA = 'America/Santiago'

export async function verEdicionPorRevisar(
  ctx: Ctx,
  { experienciaId }: { experienciaId: string },
): Promise<EdicionEnRevision> {
  const abierta = await abrir(ctx.db, experienciaId)
  await exigirRevisor(ctx, ctx.db, abierta)
  return toRevisionJson(ctx, ctx.db, abierta)
}

interface Decidir {
  experienciaId: string
  version: number
}

export async function aprobarEdicion(ctx: Ctx, pedido: Decidir): Promise<EdicionEnRevision> {
  return decidir(ctx, pedido, async (tx, { experiencia, contenido, situacion }, vigente) => {
    if (experiencia.operadorEstado !== 'Activo') refuse('operador-no-activo')
    if (faltasDe(contenido).length > 0)
      refuse('edicion-incompleta', { errores: faltasDe(contenido).map(({ campo, mensaje }) => ({ campo, mensaje })) })
    const esPropuesta = esPublica(situacion.estadoExperiencia)
    const anterior = esPropuesta ? contenidoDe(experiencia) : null
    await updateEdicion(
      tx,
      vigente.id,
      { estado: 'aprobada', contenido, anterior, observaciones: [], motivo: null, decididaEn: ctx.now },
      ctx.now,
    )
    if (esPropuesta) await aplicarContenido(ctx, tx, experiencia, contenido)
    else {
      await exigirCupo(ctx, tx, experiencia)
      await publicarExperiencia(ctx, tx, experiencia, contenido)
      // Its agenda was written while it was a draft, which has no departures.
      await ctx.enqueue(tx, 'disponibilidad.rolar', { experienciaId: experiencia.id })
    }
    return { decision: 'aprobada', texto: null }
  })
}

export async function observarEdicion(
  ctx: Ctx,
  { observaciones, ...pedido }: Decidir & { observaciones: Observacion[] },
): Promise<EdicionEnRevision> {
  return decidir(ctx, pedido, async (tx, { experiencia, contenido, situacion }, vigente) => {
    await updateEdicion(
      tx,
      vigente.id,
      { estado: 'observada', contenido, observaciones, motivo: null, decididaEn: ctx.now },
      ctx.now,
    )
    await pasarA(ctx, tx, experiencia.id, situacion.estadoExperiencia, estadoTras('observada', situacion, 0))
    return { decision: 'observada', texto: observaciones.map(({ texto }) => texto).join('\n') }
  })
}

/** Refused once it may be written anew; the second time is the end of it, and another person's decision. */
export async function rechazarEdicion(
  ctx: Ctx,
  { motivo, ...pedido }: Decidir & { motivo: string },
): Promise<EdicionEnRevision> {
  return decidir(ctx, pedido, async (tx, { experiencia, contenido, situacion }, vigente) => {
    const rechazos = await listRechazos(tx, experiencia.id)
    if (rechazos.some(({ revisorId }) => revisorId === usuarioDe(ctx))) refuse('caso-de-otra-persona')
    const despues = estadoTras('rechazada', situacion, rechazos.length)
    // A draft goes on from what was refused; of a published one the change ends here.
    const sigue = despues === 'borrador'
    await updateEdicion(
      tx,
      vigente.id,
      {
        estado: sigue ? 'borrador' : 'rechazada',
        contenido,
        observaciones: [],
        motivo,
        rechazos: vigente.rechazos + 1,
        decididaEn: ctx.now,
      },
      ctx.now,
    )
    await pasarA(ctx, tx, experiencia.id, situacion.estadoExperiencia, despues)
    return { decision: 'rechazada', texto: motivo }
  })
}

/** Takes out of sale what travellers see; what was sold stands. */
export async function retirarExperiencia(
  ctx: Ctx,
  { experienciaId, motivo }: { experienciaId: string; motivo: string },
): Promise<EdicionEnRevision> {
  return ctx.transaction(async (tx) => {
    const abierta = await abrirParaDecidir(ctx, tx, experienciaId)
    if (!esPublica(abierta.situacion.estadoExperiencia)) refuse('transicion-no-permitida')
    if (abierta.vigente)
      await updateEdicion(tx, abierta.vigente.id, { estado: 'rechazada', motivo, decididaEn: ctx.now }, ctx.now)
    await cambiarEstadoDeExperiencia(ctx, tx, experienciaId, 'retirada')
    await resolverCaso(tx, {
      tipo: 'experiencia',
      objetoId: experienciaId,
      actor: usuarioDe(ctx),
      decision: 'retirada',
      texto: motivo,
      now: ctx.now,
    })
    await anotar(tx, {
      actor: usuarioDe(ctx),
      accion: 'retirar',
      objeto: 'experiencia',
      objetoId: experienciaId,
      now: ctx.now,
    })
    await avisarRetiro(ctx, tx, abierta.experiencia, motivo)
    return toRevisionJson(ctx, tx, await abrir(tx, experienciaId))
  })
}

type Decision = { decision: DecisionDeEdicion; texto: string | null }

/** What every decision does: once, on what was read, with its trace, and told to whoever offers it. */
async function decidir(
  ctx: Ctx,
  { experienciaId, version }: Decidir,
  acto: (tx: Tx, abierta: Abierta, vigente: EdicionRow) => Promise<Decision>,
): Promise<EdicionEnRevision> {
  return ctx.transaction(async (tx) => {
    const abierta = await abrirParaDecidir(ctx, tx, experienciaId)
    const { vigente, situacion } = abierta
    if (!vigente || !puedeEn(situacion, 'decidir')) refuse('caso-ya-resuelto')
    if (version !== vigente.version) refuse('version-anterior')
    const { decision, texto } = await acto(tx, abierta, vigente)
    const revisorId = usuarioDe(ctx)
    await resolverCaso(tx, {
      tipo: 'experiencia',
      objetoId: experienciaId,
      actor: revisorId,
      decision,
      texto,
      now: ctx.now,
    })
    await insertRevision(tx, {
      id: randomUUID(),
      edicionId: vigente.id,
      experienciaId,
      revisorId,
      decision,
      createdAt: ctx.now,
    })
    await anotar(tx, {
      actor: revisorId,
      accion: `edicion_${decision}`,
      objeto: 'experiencia',
      objetoId: experienciaId,
      detalle: { numero: vigente.numero, version },
      now: ctx.now,
    })
    const despues = await abrir(tx, experienciaId)
    await avisarDecision(ctx, tx, {
      ...despues,
      decision,
      edicionId: vigente.id,
      version,
      nombre: abierta.contenido.nombreExperiencia,
      texto,
    })
    return toRevisionJson(ctx, tx, despues)
  })
}

async function abrirParaDecidir(ctx: Ctx, tx: Tx, id: string): Promise<Abierta> {
  if (!esUuid(id) || !(await lockExperiencia(tx, id))) refuse('experiencia-desconocida')
  const abierta = await abrir(tx, id)
  await exigirRevisor(ctx, tx, abierta)
  return abierta
}

async function exigirRevisor(ctx: Ctx, db: Db | Tx, { experiencia }: Abierta): Promise<void> {
  if (!puedeRevisarExperiencia(ctx.actor, await trabajaPara(db, usuarioDe(ctx), experiencia))) refuse('sin-permiso')
}

async function pasarA(
  ctx: Ctx,
  tx: Tx,
  id: string,
  antes: string,
  despues: Parameters<typeof cambiarEstadoDeExperiencia>[3],
): Promise<void> {
  if (antes !== despues) await cambiarEstadoDeExperiencia(ctx, tx, id, despues)
}

async function toRevisionJson(ctx: Ctx, db: Db | Tx, abierta: Abierta): Promise<EdicionEnRevision> {
  const { experiencia, edicion, situacion } = abierta
  const comun = await parteComun(ctx, db, abierta)
  const rechazos = await listRechazos(db, experiencia.id)
  const operador = (await findOperador(db, experiencia))!
  const antes = comun.esPropuesta ? contenidoDe(experiencia) : null
  const puedeDecidir = puedeEn(situacion, 'decidir')
  return {
    ...comun,
    enviadaEn: edicion?.enviadaEn ? conOffset(edicion.enviadaEn, ZONA) : null,
    operador: {
      tipo: operador.tipo,
      id: operador.id,
      nombre: operador.nombre,
      slug: operador.slug,
      estado: operador.estado,
    },
    rechazos: rechazos.length,
    anterior: antes && {
      contenido: { ...CONTENIDO_VACIO, ...antes },
      fotos: await fotosDe(ctx, db, experiencia.id, antes),
    },
    acciones: {
      puedeDecidir,
      puedeRechazar: puedeDecidir && !rechazos.some(({ revisorId }) => revisorId === usuarioDe(ctx)),
    },
  }
}
