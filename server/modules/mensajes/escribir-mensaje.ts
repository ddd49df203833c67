import { randomUUID } from 'node:crypto'
import type { Mensaje } from '#contract/mensajes.ts'
import type { EstadoReserva } from '#contract/reservas.ts'
import { limpiarFoto, type Foto } from '#domain/mensajes/foto.ts'
import { ocultaContacto, puedeEscribir } from '#domain/mensajes/hilo.ts'
import { ocultarContacto } from '#domain/mensajes/ocultar.ts'
import type { RolProveedor } from '#domain/permisos/actor.ts'
import { conversa } from '#domain/permisos/reservas.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { usuarioSiHay } from '#server/la-sesion.ts'
import { listQuienesTrabajan } from '#server/modules/equipos/index.ts'
import { contar } from '#server/modules/limites/index.ts'
import { notificar } from '#server/modules/notificaciones/index.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'
import { abrirHiloParaEscribir, primerNombre, type DeHilo, type HiloAbierto } from './hilo.ts'
import { countAdjuntos, countSinLeer, insertAdjunto, insertMensaje } from './mensajes.db.ts'
import { toMensajeJson } from './ver-conversacion.ts'

const POR_MINUTO = { max: 20, segundos: 60 }
const FOTOS_POR_HORA = { max: 30, segundos: 3600 }
const MAX_FOTOS = 20

/** What must not be read is blotted out before it is stored, never on the way out. */
export async function escribirMensaje(
  ctx: Ctx,
  { texto, foto, ...pedido }: DeHilo & { texto: string; foto?: string | undefined },
): Promise<Mensaje> {
  const hilo = await abrirHiloParaEscribir(ctx, pedido)
  const { reserva, lado } = hilo
  const estado = reserva.estado as EstadoReserva
  if (!puedeEscribir({ estado, fin: reserva.finUtc }, ctx.now)) refuse('conversacion-cerrada')
  await contar(ctx.db, `mensajes:${reserva.id}:${lado}`, POR_MINUTO, ctx.now)
  const limpia = foto === undefined ? null : await leerFoto(ctx, hilo, foto)
  const mensaje = {
    id: randomUUID(),
    lado,
    texto: ocultaContacto(estado) ? ocultarContacto(texto) : texto,
    createdAt: ctx.now,
  }
  return ctx.transaction(async (tx) => {
    const adjuntoId = limpia && (await guardarFoto(ctx, tx, reserva.id, limpia))
    const otro = lado === 'viajero' ? 'operador' : 'viajero'
    const esPrimero = (await countSinLeer(tx, reserva.id, otro)) === 0
    await insertMensaje(tx, { ...mensaje, reservaId: reserva.id, usuarioId: usuarioSiHay(ctx), adjuntoId })
    if (esPrimero) await avisarEnCampana(ctx, tx, hilo, mensaje.id)
    return toMensajeJson(hilo, { ...mensaje, adjuntoId, oculto: false, reportado: false, anterior: false })
  })
}

async function leerFoto(ctx: Ctx, { reserva, lado }: HiloAbierto, base64: string): Promise<Foto> {
  await contar(ctx.db, `fotos:${reserva.id}:${lado}`, FOTOS_POR_HORA, ctx.now)
  return (
    limpiarFoto(Buffer.from(base64, 'base64')) ??
    refuseCampo('foto', 'Envía una foto JPEG, PNG o WebP de 2 MB como máximo, no más de 10 veces más larga que ancha')
  )
}

async function guardarFoto(ctx: Ctx, tx: Tx, reservaId: string, { tipo, ancho, alto, bytes }: Foto): Promise<string> {
  if ((await countAdjuntos(tx, reservaId)) >= MAX_FOTOS)
    refuseCampo('foto', `Esta conversación ya tiene ${MAX_FOTOS} fotos`)
  const id = randomUUID()
  await insertAdjunto(tx, { id, reservaId, tipo, ancho, alto, bytes: Buffer.from(bytes), createdAt: ctx.now })
  return id
}

/** The first one that waits; what comes after it is seen with it. */
async function avisarEnCampana(ctx: Ctx, tx: Tx, { reserva, lado }: HiloAbierto, mensajeId: string): Promise<void> {
  const aviso = { tipo: 'mensaje', clave: `mensaje:${mensajeId}`, texto: reserva.nombreExperiencia } as const
  if (lado === 'operador') {
    if (reserva.avisarA)
      await notificar(ctx, tx, {
        ...aviso,
        usuarioId: reserva.avisarA,
        titulo: `${reserva.operadorNombre} te escribió`,
        enlace: `/mensajes/${reserva.codigo}`,
      })
    return
  }
  const enlace = reserva.anfitrionId
    ? (`/anfitrion/mensajes/${reserva.codigo}` as const)
    : (`/proveedor/mensajes/${reserva.codigo}` as const)
  for (const { usuarioId, papel } of await listQuienesTrabajan(ctx, tx, reserva)) {
    if (conversa({ papel: papel as RolProveedor, usuarioId }, reserva.guiaId))
      await notificar(ctx, tx, {
        ...aviso,
        usuarioId,
        titulo: `${primerNombre(reserva.contactoNombre)} te escribió`,
        enlace,
        operador: reserva,
      })
  }
}
