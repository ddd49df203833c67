import type { FichaDeReserva, Suceso } from '#contract/fichas.ts'
import { conOffset } from '#domain/fechas.ts'
import { enmascararCorreo, enmascararNombre, enmascararNumero } from '#domain/fichas/enmascarar.ts'
import { porqueEnPalabras } from '#domain/fichas/porque.ts'
import { puedeEntrar } from '#domain/permisos/personal.ts'
import { enPesos } from '#domain/pesos.ts'
import { mostrarCodigo } from '#domain/reservas/codigo.ts'
import type { Ctx } from '#server/ctx.ts'
import { buscarPorIdOCodigo, esDePrueba, type ReservaCompleta } from '#server/modules/reservas/index.ts'
import { refuse } from '#server/refusal.ts'
import { listAnotaciones, listPagos, listReembolsos, type SucesoRow } from './fichas.db.ts'

type Pago = Awaited<ReturnType<typeof listPagos>>[number]
type Reembolso = Awaited<ReturnType<typeof listReembolsos>>[number]

export async function verFichaDeReserva(ctx: Ctx, { reservaId }: { reservaId: string }): Promise<FichaDeReserva> {
  if (!puedeEntrar(ctx.actor, 'buscar')) refuse('sin-permiso')
  const reserva = (await buscarPorIdOCodigo(ctx, reservaId)) ?? refuse('reserva-desconocida')
  const pagos = await listPagos(ctx.db, reserva.id)
  const reembolsos = await listReembolsos(ctx.db, reserva.id)
  const anotaciones = await listAnotaciones(ctx.db, 'reserva', reserva.id, reserva.usuarioId)
  return {
    id: reserva.id,
    codigo: mostrarCodigo(reserva.codigo),
    estado: reserva.estado as FichaDeReserva['estado'],
    estadoPago: reserva.estadoPago as FichaDeReserva['estadoPago'],
    estadoLiquidacion: reserva.estadoLiquidacion as FichaDeReserva['estadoLiquidacion'],
    nombreExperiencia: reserva.nombreExperiencia,
    slug: reserva.slug,
    operador: {
      tipo: reserva.proveedorId ? 'proveedor' : 'anfitrion',
      id: (reserva.proveedorId ?? reserva.anfitrionId)!,
      nombre: reserva.operadorNombre,
    },
    inicio: conOffset(reserva.inicioUtc, reserva.zona),
    fin: conOffset(reserva.finUtc, reserva.zona),
    zonaHoraria: reserva.zona,
    plazas: reserva.plazas,
    total: reserva.total,
    ...(esDePrueba(ctx, reserva) && { dePrueba: true as const }),
    comprador: {
      personaId: reserva.usuarioId,
      nombre: enmascararNombre(reserva.contactoNombre),
      email: enmascararCorreo(reserva.contactoEmail),
      telefono: enmascararNumero(reserva.contactoTelefono),
      documento: '',
    },
    pagos: pagos.map((pago) => ({
      id: pago.id,
      estado: pago.estado,
      monto: pago.monto,
      reembolsado: pago.reembolsado,
      tarjeta: tarjetaDe(pago),
      en: pago.createdAt.toISOString(),
    })),
    reembolsos: reembolsos.map(({ id, estado, monto, via, createdAt }) => ({
      id,
      estado,
      monto,
      via,
      en: createdAt.toISOString(),
    })),
    sucesos: sucesosDe(reserva, pagos, reembolsos, anotaciones),
  }
}

const tarjetaDe = ({ marca, ultimos4 }: Pago): string =>
  [marca, ultimos4 && `•••• ${ultimos4}`].filter(Boolean).join(' ')

/** What its own columns say happened, and what was written down, oldest first. */
function sucesosDe(
  reserva: ReservaCompleta,
  pagos: Pago[],
  reembolsos: Reembolso[],
  anotaciones: SucesoRow[],
): Suceso[] {
  const comprador = 'Comprador'
  const propios: { hecho: string; actor: string; detalle: string; en: Date | null }[] = [
    { hecho: 'creada', actor: comprador, detalle: '', en: reserva.createdAt },
    { hecho: 'confirmada', actor: 'Automático', detalle: '', en: reserva.confirmadaEn },
    { hecho: 'llegada', actor: 'Operador', detalle: '', en: reserva.llegadaEn },
    {
      hecho: 'cancelada',
      actor:
        reserva.canceladaPor === 'viajero'
          ? comprador
          : reserva.canceladaPor === 'anfitrion'
            ? 'Operador'
            : 'Plataforma',
      detalle: porqueEnPalabras(reserva.motivo ?? ''),
      en: reserva.canceladaEn,
    },
    ...pagos.map((pago) => ({
      hecho: pago.capturadoEn ? 'pagada' : `pago_${pago.estado}`,
      actor: comprador,
      detalle: [tarjetaDe(pago), porqueEnPalabras(pago.motivo ?? '')].filter(Boolean).join(' · '),
      en: pago.capturadoEn ?? pago.createdAt,
    })),
    ...reembolsos.flatMap(({ monto, causa, createdAt, hechoEn }) => [
      {
        hecho: 'devolucion_pedida',
        actor: 'Automático',
        detalle: `${enPesos(monto)} · ${porqueEnPalabras(causa)}`,
        en: createdAt,
      },
      { hecho: 'devuelta', actor: 'Automático', detalle: enPesos(monto), en: hechoEn },
    ]),
  ]
  const escritos = anotaciones.map(({ hecho, actor, detalle, en }) => ({ hecho, actor, detalle: enLinea(detalle), en }))
  return [...propios, ...escritos]
    .filter((suceso): suceso is typeof suceso & { en: Date } => suceso.en !== null)
    .toSorted((a, b) => a.en.getTime() - b.en.getTime())
    .map((suceso) => ({ ...suceso, en: suceso.en.toISOString() }))
}

export const enLinea = (detalle: SucesoRow['detalle']): string =>
  Object.entries(detalle ?? {})
    .filter(([, valor]) => valor !== null && valor !== '')
    .map(([clave, valor]) => `${clave}: ${valor}`)
    .join(' · ')
