import type { TipoTarifa } from '#contract/experiencias.ts'
import type { EstadoReserva } from '#contract/reservas.ts'
import { lineasNetas } from '#domain/empresas/contrato.ts'
import { calcularTotal, plazasDe, type LineaDePrecio } from '#domain/reservas/precio.ts'
import { debePorQuitar } from '#domain/reventas/cotizacion.ts'
import { estaViva, motivoParaNoMover } from '#domain/reventas/plazos.ts'
import { lineasDeUnidades } from '#domain/reventas/precios.ts'
import { contarUnidades } from '#domain/reventas/unidades.ts'
import { motivoParaNoRetener, pruebaHasta } from '#domain/reventas/prueba.ts'
import { estadoVisible } from '#domain/reservas/vencimiento.ts'
import { porcentajeAlCancelar, type CausaCancelacion } from '#domain/reservas/cancelacion.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import type { Oferta } from '#server/modules/disponibilidad/index.ts'
import { ponerEnFila } from '#server/modules/limites/index.ts'
import { reglaDe } from '#server/modules/reglas/index.ts'
import { refuse } from '#server/refusal.ts'
import { esACredito } from './a-credito.ts'
import { tomarPlazas } from './apartadas.ts'
import { contarAlOperador } from './avisar-al-operador.ts'
import { cancelar } from './cancelar.ts'
import { confirmar } from './confirmar.ts'
import { insertar } from './crear-reserva.ts'
import { fiar, reabrir, trasFiar } from './credito-de-empresa.ts'
import { trasHechos } from './estado-pago.ts'
import { sumRetenidas, updatePrueba } from './pruebas.db.ts'
import { getReserva, lockReserva, replaceLineas, updateReserva, type ReservaCompleta } from './reservas.db.ts'
import { causaDe, toCancelable } from './reservas.json.ts'
import { asentar, exigirLugarSeguro } from './revisar-espera.ts'
import { deEsteMomento, lockLugares, sigueCabiendo } from './sigue-cabiendo.ts'
import { terminosDe } from './terminos.ts'

interface Contacto {
  nombre: string
  /** Empty where nobody is to be written to. */
  email: string
  telefono: string
}

interface UnidadPorVender {
  tipo: TipoTarifa
  /** The public price that it keeps; null for that of this moment. */
  publico: number | null
}

interface Pedido {
  oferta: Oferta
  unidades: readonly UnidadPorVender[]
  contacto: Contacto
  comentario: string | null
  /** Of the company's contract. */
  margen: number
}

/** Holds places for a company at its net price, behind the same lock and count as everybody else's. */
export async function retenerParaEmpresa(
  ctx: Ctx,
  tx: Tx,
  {
    oferta,
    unidades,
    contacto,
    comentario,
    margen,
    empresaId,
    expiraEn,
    dePrueba = false,
  }: Pedido & { empresaId: string; expiraEn: Date; dePrueba?: boolean },
): Promise<{ id: string; publicos: number[] }> {
  const { publicos, plazas, ...precio } = preciar(oferta, unidades, margen)
  await tomarPlazas(ctx, tx, oferta, plazas)
  await exigirTope(ctx, tx, { empresaId, dePrueba, plazas, excepto: null })
  const id = await insertar(ctx, tx, {
    pedido: { contacto, ...(comentario && { comentario }) },
    oferta,
    usuarioId: null,
    plazas,
    ...precio,
    empresa: { id: empresaId, hasta: expiraEn, porAceptar: false, revende: true, dePrueba },
  })
  return { id, publicos }
}

interface Retenida {
  empresaId: string
  dePrueba: boolean
  plazas: number
  excepto: string | null
}

// Of one party larger than the rule allows: there is nothing to wait for but another rule.
const ESPERA_S = 3600

/** Behind the salida's lock one hold of a company at a time is counted: two on different salidas do not both take what is left. */
async function exigirTope(ctx: Ctx, tx: Tx, { plazas, ...de }: Retenida): Promise<void> {
  await ponerEnFila(tx, `retenciones-de-empresa:${de.empresaId}`)
  const { plazas: retenidos, primeraVence } = await sumRetenidas(tx, de, ctx.now)
  const { cuposSinConfirmar: tope } = await reglaDe(tx, 'limites', ctx.now)
  const motivo = motivoParaNoRetener({ tope, retenidos, plazas })
  if (motivo)
    refuse(motivo, {
      retryAfterSeconds: primeraVence ? Math.ceil((primeraVence.getTime() - ctx.now.getTime()) / 1000) : ESPERA_S,
    })
}

/** Each unit at the public price that it keeps, the rest at that of this moment, in their order; the company pays it less its commission. */
function preciar(
  oferta: Oferta,
  unidades: readonly UnidadPorVender[],
  margen: number,
): { lineas: LineaDePrecio[]; total: number; plazas: number; publicos: number[] } {
  const participantes = contarUnidades(unidades.map(({ tipo }) => tipo))
  const precio = calcularTotal(oferta.tarifas, participantes)
  if (precio.motivo !== null)
    return refuse(precio.motivo === 'tarifa-no-vendida' ? 'tarifa-no-vendida' : 'participantes-invalidos')
  const deAhora = new Map(precio.lineas.map(({ tipo, precioUnitario }) => [tipo, precioUnitario]))
  const vendidas = unidades.map(({ tipo, publico }) => ({ tipo, publico: publico ?? deAhora.get(tipo)! }))
  return {
    ...lineasNetas(lineasDeUnidades(vendidas), margen),
    plazas: plazasDe(participantes, oferta.cuposPorGrupo),
    publicos: vendidas.map(({ publico }) => publico),
  }
}

/** Locks in their order, the places and then the reserva, and shows it as it is now. */
async function bloquear(ctx: Ctx, tx: Tx, id: string, salidaId: string): Promise<ReservaCompleta> {
  await lockLugares(tx, [salidaId])
  await lockReserva(tx, id)
  const reserva = await getReserva(tx, id)
  return {
    ...reserva,
    estado: estadoVisible({ estado: reserva.estado as EstadoReserva, ocupaHasta: reserva.ocupaHasta }, ctx.clock()),
  }
}

/** A hold that has its places, with the clock by which it was seen. */
async function bloquearRetenida(
  pedido: Ctx,
  tx: Tx,
  { id, salidaId }: { id: string; salidaId: string },
): Promise<{ reserva: ReservaCompleta; ctx: Ctx }> {
  const reserva = await bloquear(pedido, tx, id, salidaId)
  const ctx = deEsteMomento(pedido)
  if (reserva.estado === 'expirada') refuse('reserva-vencida')
  if (reserva.estado !== 'pendiente') refuse('reserva-no-pendiente')
  if (!(await sigueCabiendo(tx, salidaId, ctx.now))) refuse('reserva-vencida')
  return { reserva, ctx }
}

/** The company owes it from now on. */
export async function confirmarACredito(pedido: Ctx, tx: Tx, cual: { id: string; salidaId: string }): Promise<void> {
  const { reserva, ctx } = await bloquearRetenida(pedido, tx, cual)
  const { id } = reserva
  const debe = reserva.total > 0
  const dePrueba = reserva.pruebaHasta !== null
  await confirmar(ctx, tx, reserva, {
    estadoPago: debe ? 'autorizado' : 'sin_pago',
    estadoLiquidacion: debe && !dePrueba ? 'retenida' : null,
  })
  if (dePrueba) await updatePrueba(tx, id, { pruebaHasta: pruebaHasta(ctx.now, { confirmada: true }) })
  if (debe) await fiar(ctx, tx, reserva, reserva.total)
}

export async function extenderDeEmpresa(
  pedido: Ctx,
  tx: Tx,
  { expiraEn, ...cual }: { id: string; salidaId: string; expiraEn: Date },
): Promise<void> {
  const { reserva, ctx } = await bloquearRetenida(pedido, tx, cual)
  await updateReserva(tx, reserva, { expiraEn, ocupaHasta: expiraEn }, ctx.now)
}

/**
 * Another salida, other people or another name, in one: new places are taken in the transaction that gives up the old ones. What leaving would
 * cost now is neither moved away from nor taken off.
 */
export async function cambiarDeEmpresa(
  ctx: Ctx,
  tx: Tx,
  { id, margen, oferta, unidades, contacto, comentario }: Pedido & { id: string },
): Promise<number[]> {
  const reserva = await bloquear(ctx, tx, id, oferta.salidaId)
  if (reserva.estado === 'expirada') refuse('reserva-vencida')
  if (!estaViva(reserva.estado as EstadoReserva)) refuse('reserva-no-cambiable')
  const misma = reserva.salidaId === oferta.salidaId
  const porcentaje =
    reserva.estado === 'pendiente' ? 100 : porcentajeAlCancelar(toCancelable(reserva), ctx.now, causaDe(reserva))
  const fija = misma ? null : motivoParaNoMover({ porcentaje, porQuitadas: reserva.debePorQuitadas })
  if (fija) refuse(fija)
  const { lineas, total, plazas, publicos } = preciar(
    oferta,
    misma ? unidades : unidades.map(({ tipo }) => ({ tipo, publico: null })),
    margen,
  )
  const tiene = misma ? reserva.plazas : 0
  if (reserva.estado === 'pendiente' && plazas > reserva.plazas)
    await exigirTope(ctx, tx, {
      empresaId: reserva.empresaId!,
      dePrueba: reserva.pruebaHasta !== null,
      plazas,
      excepto: id,
    })
  // On its own salida it runs already; more people are asked of its operator as the first were.
  if (reserva.estado === 'confirmada' && plazas > tiene)
    await exigirLugarSeguro(ctx, tx, {
      salidaId: oferta.salidaId,
      mas: plazas - tiene,
      dePrueba: reserva.pruebaHasta !== null,
      dado: misma ? 'minimo' : undefined,
    })
  // Fewer places, or as many, of the same salida need not be sold again.
  if (plazas > tiene) await tomarPlazas(ctx, tx, oferta, plazas, { excepto: id, devueltas: tiene })
  const datos = {
    contactoNombre: contacto.nombre,
    contactoEmail: contacto.email,
    contactoTelefono: contacto.telefono,
    comentario,
  }
  const lugar = misma
    ? {}
    : {
        experienciaId: oferta.experienciaId,
        opcionId: oferta.opcionId,
        salidaId: oferta.salidaId,
        ...(oferta.experienciaId !== reserva.experienciaId && { creditoTasa: null }),
        ...(await terminosDe(ctx, tx, oferta, { revende: true })),
      }
  const debePorQuitadas =
    reserva.debePorQuitadas + (misma ? debePorQuitar({ antes: reserva.total, ahora: total, porcentaje }) : 0)
  const otrasLineas = !igualesLineas(reserva.lineas, lineas)
  const otroPrecio = otrasLineas || total !== reserva.total || plazas !== reserva.plazas
  const abierta =
    otroPrecio || oferta.experienciaId !== reserva.experienciaId ? await reabrir(ctx, tx, reserva) : reserva
  if (otrasLineas) await replaceLineas(tx, id, lineas)
  // What had cost nothing is owed once it has a price.
  const empieza = abierta.estado !== 'pendiente' && abierta.estadoPago === 'sin_pago' && total > 0
  const seDebe = empieza && {
    estadoPago: trasHechos(abierta, 'autorizar'),
    estadoLiquidacion: abierta.pruebaHasta ? null : ('retenida' as const),
  }
  await updateReserva(tx, abierta, { ...datos, ...lugar, ...seDebe, plazas, total, debePorQuitadas }, ctx.now)
  if (empieza || (esACredito(abierta) && abierta.estadoPago === 'autorizado')) {
    await fiar(ctx, tx, { ...abierta, debePorQuitadas, anfitrionId: oferta.anfitrionId }, total)
    if (!empieza)
      await updateReserva(tx, abierta, { estadoPago: trasFiar({ ...abierta, debePorQuitadas }, total) }, ctx.now)
    await ctx.enqueue(tx, 'liquidaciones.ajustar', { reservaId: id })
  }
  if (reserva.estado !== 'pendiente' && (!misma || plazas !== reserva.plazas))
    await asentar(ctx, tx, { id, salidaId: oferta.salidaId, dePrueba: reserva.pruebaHasta !== null, mudada: !misma })
  if (!misma && reserva.estado === 'confirmada') await contarMudanza(ctx, tx, reserva, oferta)
  // Places that were given up may be somebody's who waits.
  await ctx.enqueue(tx, 'espera.ofrecer', { salidaId: reserva.salidaId })
  return publicos
}

/** To somebody else's it is a new sale. */
function contarMudanza(
  ctx: Ctx,
  tx: Tx,
  { id, inicioUtc, guiaId, anfitrionId, proveedorId }: ReservaCompleta,
  oferta: Oferta,
): Promise<void> {
  const vez = ctx.now.getTime()
  const esDeOtro = anfitrionId !== oferta.anfitrionId || proveedorId !== oferta.proveedorId
  return contarAlOperador(
    ctx,
    tx,
    esDeOtro
      ? { id, hecho: 'vendida', vez }
      : { id, hecho: 'movida', vez, antes: inicioUtc.toISOString(), guiaAntes: guiaId },
  )
}

const igualesLineas = (a: readonly LineaDePrecio[], b: readonly LineaDePrecio[]): boolean => {
  const texto = (lineas: readonly LineaDePrecio[]): string =>
    lineas
      .map((l) => `${l.tipo}:${l.cantidad}:${l.precioUnitario}`)
      .toSorted()
      .join()
  return texto(a) === texto(b)
}

export async function cancelarDeEmpresa(
  ctx: Ctx,
  tx: Tx,
  { id, salidaId, causa }: { id: string; salidaId: string; causa: CausaCancelacion },
): Promise<void> {
  await bloquear(ctx, tx, id, salidaId)
  await cancelar(ctx, tx, id, causa, 'pedido_de_la_empresa')
}
