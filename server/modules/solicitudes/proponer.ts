import { randomUUID } from 'node:crypto'
import { cuando } from '#domain/fechas-en-palabras.ts'
import type { Input } from '#contract/call.ts'
import type { EstadoSolicitud, ItemNuevo, Solicitud, solicitudes } from '#contract/solicitudes.ts'
import { lineasNetas } from '#domain/empresas/contrato.ts'
import { type MargenPara, vendibleDe } from '#domain/empresas/margen.ts'
import { diaLocal, fechaLocal } from '#domain/fechas.ts'
import { esUuid } from '#domain/identificador.ts'
import { esAdmin } from '#domain/permisos/actor.ts'
import { multiplicar, sumar } from '#domain/pesos.ts'
import { TOTAL_MAX, totalDe } from '#domain/reservas/precio.ts'
import { siguienteEstadoSolicitud } from '#domain/solicitudes/estados.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { resolverCaso } from '#server/modules/casos/index.ts'
import { encolarCorreo } from '#server/modules/correos/index.ts'
import { margenPara } from '#server/modules/empresas/index.ts'
import { apartar, findReserva, soltarApartadas } from '#server/modules/reservas/index.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'
import { exigirSolicitudAjena } from './ajena.ts'
import { findPropuestaVigente, insertPropuesta, lockSalidas } from './propuestas.db.ts'
import { insertHito, lockSolicitud, type SolicitudRow, updateSolicitud } from './solicitudes.db.ts'
import { verJson, ZONA } from './solicitudes.json.ts'
import { correoDePropuesta } from './solicitudes.mails.ts'

/** Sends a proposal; the places of its departures are held from now until the release date, those of the one before are given back. */
export async function proponer(
  ctx: Ctx,
  { id, items, validaHasta, liberaEn = validaHasta, mensaje }: Input<typeof solicitudes.proponer>,
): Promise<Solicitud> {
  if (ctx.actor.tipo !== 'sesion' || !esAdmin(ctx.actor, 'soporte')) refuse('sin-permiso')
  const actor = ctx.actor.usuarioId
  if (validaHasta < fechaLocal(ctx.now, ZONA)) refuseCampo('validaHasta', 'Elige una fecha desde hoy')
  if (liberaEn < validaHasta) refuseCampo('liberaEn', 'Los cupos se retienen al menos hasta que vence la propuesta')
  const plazo = { valida: diaLocal(validaHasta, ZONA).hasta, libera: diaLocal(liberaEn, ZONA).hasta }
  return ctx.transaction(async (tx) => {
    const solicitud = (esUuid(id) ? await lockSolicitud(tx, id) : undefined) ?? refuse('solicitud-desconocida')
    await exigirSolicitudAjena(ctx, tx, solicitud)
    const estado =
      siguienteEstadoSolicitud(solicitud.estado as EstadoSolicitud, 'proponer') ?? refuse('transicion-no-permitida')
    const anterior = await findPropuestaVigente(tx, id)
    await lockSalidas(tx, salidasDe(items))
    if (anterior)
      await soltarApartadas(
        tx,
        anterior.items.flatMap(({ reservaId }) => reservaId ?? []),
        ctx.now,
      )
    const propuestaId = randomUUID()
    const margen: MargenPara = solicitud.empresaId ? await margenPara(tx, solicitud.empresaId, ctx.now) : () => 0
    const filas = []
    for (const [orden, item] of items.entries())
      filas.push({
        id: randomUUID(),
        propuestaId,
        orden,
        ...(await armarItem(ctx, tx, solicitud, item, { orden, hasta: plazo.libera, margen })),
      })
    const total = sumar(filas.map((fila) => fila.total))
    if (total > TOTAL_MAX) refuseCampo('items', 'El total supera lo que se puede cobrar')
    const version = (anterior?.version ?? 0) + 1
    await insertPropuesta(
      tx,
      {
        id: propuestaId,
        solicitudId: id,
        version,
        total,
        validaHasta: plazo.valida,
        liberaEn: plazo.libera,
        mensaje: mensaje ?? null,
        creadaPor: actor,
        createdAt: ctx.now,
      },
      filas,
    )
    await updateSolicitud(tx, id, { estado }, ctx.now)
    await insertHito(tx, {
      solicitudId: id,
      tipo: 'propuesta',
      autor: 'nosotros',
      usuarioId: actor,
      texto: mensaje ?? null,
      now: ctx.now,
    })
    await resolverCaso(tx, { tipo: 'cotizacion', objetoId: id, actor, decision: 'propuesta', now: ctx.now })
    await anotar(tx, {
      actor,
      accion: 'proponer',
      objeto: 'solicitud',
      objetoId: id,
      detalle: { version, total },
      now: ctx.now,
    })
    await encolarCorreo(
      ctx,
      tx,
      `propuesta:${propuestaId}`,
      correoDePropuesta(ctx, solicitud, { total, validaHasta, version }),
    )
    return verJson(ctx, tx, id)
  })
}

function salidasDe(items: readonly ItemNuevo[]): string[] {
  const ids = items.flatMap(({ salidaId }) =>
    salidaId === undefined ? [] : [esUuid(salidaId) ? salidaId.toLowerCase() : refuse('salida-desconocida')],
  )
  return [...new Set(ids)]
}

interface ItemArmado {
  descripcion: string
  cantidad: number
  total: number
  publico: number | null
  reservaId: string | null
}

async function armarItem(
  ctx: Ctx,
  tx: Tx,
  solicitud: SolicitudRow,
  item: ItemNuevo,
  { orden, hasta, margen }: { orden: number; hasta: Date; margen: MargenPara },
): Promise<ItemArmado> {
  const { salidaId, experienciaId, participantes, descripcion, cantidad = 1, precioUnitario } = item
  if (salidaId === undefined) {
    if (!descripcion) refuseCampo(`items.${orden}.descripcion`, 'Escribe qué es')
    return { descripcion, cantidad, total: multiplicar(precioUnitario ?? 0, cantidad), publico: null, reservaId: null }
  }
  const empresaId = solicitud.empresaId ?? refuse('transicion-no-permitida')
  if (!participantes || !experienciaId) refuseCampo(`items.${orden}.participantes`, 'Elige cuántas personas')
  const apartada = await apartar(ctx, tx, {
    empresaId,
    usuarioId: solicitud.usuarioId,
    experienciaId,
    salidaId,
    participantes,
    hasta,
    porAceptar: true,
    contacto: { nombre: solicitud.contacto, email: solicitud.email, telefono: solicitud.telefono },
    precio: (lineas, oferta) => {
      if (precioUnitario === undefined) return lineasNetas(lineas, margen(vendibleDe(oferta)))
      const propias = lineas.map((linea) => ({ ...linea, precioUnitario }))
      return { lineas: propias, total: totalDe(propias) }
    },
  })
  const reserva = (await findReserva(tx, apartada.id))!
  return {
    descripcion: descripcion ?? `${reserva.nombreExperiencia}, ${cuando(reserva.inicioUtc, reserva.zona)}`,
    cantidad: apartada.plazas,
    total: apartada.total,
    publico: apartada.publico,
    reservaId: apartada.id,
  }
}
