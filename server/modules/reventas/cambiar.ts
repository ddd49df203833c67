import { esUuid } from '#domain/identificador.ts'
import type { CotizacionB2b } from '#contract/reservas-b2b.ts'
import { faltaContacto, nombreDe } from '#domain/reventas/contacto.ts'
import {
  motivoParaNoAlargar,
  motivoParaNoModificar,
  motivoParaNoSoltar,
  venceRetencion,
} from '#domain/reventas/plazos.ts'
import { preciosQueQuedan } from '#domain/reventas/precios.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { lockSalida } from '#server/modules/disponibilidad/index.ts'
import {
  cambiarDeEmpresa,
  cancelarDeEmpresa,
  confirmarACredito,
  extenderDeEmpresa,
} from '#server/modules/reservas/index.ts'
import { refuse } from '#server/refusal.ts'
import { abrirReventa, causaDe, empresaDe, estadoDe, miMargen, revendida } from './abrir.ts'
import { cotizarBaja, exigirLoMostrado } from './cotizar.ts'
import { cargarOferta, elegirDestino } from './retener.ts'
import {
  countReventas,
  listReventas,
  replaceUnidades,
  updateReventa,
  type Busqueda,
  type ReventaRow,
} from './reventas.db.ts'
import { toReventas, verReventaDe } from './reventas.json.ts'
import { anotarAgregados } from './agregados.ts'
import type { Agregados, ContactoReventa, Producto, Reventa } from './tipos.ts'
import { ultimoVencimiento } from './ultimo-vencimiento.ts'
import { juntarContacto, juntarUnidades, revisarUnidades, type UnidadPedida } from './unidades.ts'

export async function verReventa(ctx: Ctx, { uuid }: { uuid: string }): Promise<Reventa> {
  return verReventaDe(ctx, ctx.db, await abrirReventa(ctx, ctx.db, uuid))
}

export const cotizarCancelacionReventa = async (ctx: Ctx, { uuid }: { uuid: string }): Promise<CotizacionB2b> =>
  cotizarBaja(ctx, await abrirReventa(ctx, ctx.db, uuid))

/** As many bookings as one answer holds. */
export const REVENTAS_POR_PAGINA = 500

export async function listarReventas(
  ctx: Ctx,
  { pagina, ...pedida }: Omit<Busqueda, 'empresaId' | 'dePrueba'> & { pagina: number },
): Promise<{ reventas: Reventa[]; total: number }> {
  const { empresaId, dePrueba } = empresaDe(ctx)
  if (pedida.experienciaId !== undefined && !esUuid(pedida.experienciaId)) return { reventas: [], total: 0 }
  const busqueda = { ...pedida, empresaId, dePrueba }
  const rows = await listReventas(ctx.db, busqueda, {
    limit: REVENTAS_POR_PAGINA,
    offset: (pagina - 1) * REVENTAS_POR_PAGINA,
  })
  return { reventas: await toReventas(ctx, ctx.db, rows), total: await countReventas(ctx.db, busqueda) }
}

export interface Cambio extends Agregados {
  uuid: string
  experienciaId?: string | undefined
  opcionId?: string | undefined
  vacanteId?: string | undefined
  unidades?: UnidadPedida[] | undefined
  minutos?: number | undefined
  notas?: string | null | undefined
  referencia?: string | null | undefined
  contacto?: Partial<ContactoReventa> | undefined
  /** Whether we write to who travels; as before unless said. */
  avisar?: boolean | undefined
}

export const confirmarReventa = (ctx: Ctx, cambio: Cambio): Promise<Reventa> =>
  mostrar(ctx, (tx) => confirmarEn(ctx, tx, cambio))

/** The company owes it from now on. Once confirmed, again changes nothing. */
export async function confirmarEn(ctx: Ctx, tx: Tx, cambio: Cambio): Promise<ReventaRow> {
  const abierta = await abrirReventa(ctx, tx, cambio.uuid)
  const plan = await planear(ctx, tx, abierta, cambio)
  return actuar(ctx, tx, abierta, [plan.vacante.salidaId], async (row) => {
    const estado = estadoDe(row, ctx.now)
    if (estado === 'confirmada' || estado === 'pagada') return
    if (estado === 'expirada') refuse('reserva-vencida')
    if (estado !== 'pendiente') refuse('reserva-no-pendiente')
    if (faltaContacto(juntarContacto(cambio.contacto, row.contacto))) refuse('contacto-incompleto')
    if (ctx.now >= plan.vacante.cierreVentas) refuse('salida-cerrada')
    await aplicar(ctx, tx, row, cambio, plan)
    await confirmarACredito(ctx, tx, { id: row.reservaId, salidaId: plan.vacante.salidaId })
  })
}

export function extenderReventa(
  ctx: Ctx,
  { uuid, minutos }: { uuid: string; minutos?: number | undefined },
): Promise<Reventa> {
  return mostrar(ctx, async (tx) =>
    actuar(ctx, tx, await abrirReventa(ctx, tx, uuid), [], (row) => alargar(ctx, tx, row, minutos)),
  )
}

/** However often it is asked, a hold lasts no longer than the rule lets it. */
async function alargar(ctx: Ctx, tx: Tx, row: ReventaRow, minutos: number | undefined): Promise<void> {
  const retencion = {
    actual: row.expiraEn,
    hasta: await ultimoVencimiento(ctx, tx, { creadaEn: row.createdAt, dePrueba: row.pruebaHasta !== null }),
  }
  const motivo = estadoDe(row, ctx.now) === 'pendiente' ? motivoParaNoAlargar(ctx.now, minutos, retencion) : null
  if (motivo) refuse(motivo)
  await extenderDeEmpresa(ctx, tx, {
    id: row.reservaId,
    salidaId: row.salidaId,
    expiraEn: venceRetencion(ctx.now, minutos, retencion),
  })
}

/** Only what is sent changes; another salida is taken in the transaction that gives up the old one. */
export function cambiarReventa(ctx: Ctx, cambio: Cambio): Promise<Reventa> {
  return mostrar(ctx, async (tx) => {
    const abierta = await abrirReventa(ctx, tx, cambio.uuid)
    const plan = await planear(ctx, tx, abierta, cambio)
    return actuar(ctx, tx, abierta, [plan.vacante.salidaId], async (row) => {
      const motivo = motivoParaNoModificar(revendida(row, ctx.now), ctx.now)
      if (motivo) refuse(motivo)
      await aplicar(ctx, tx, row, cambio, plan)
      if (cambio.minutos !== undefined && row.estado === 'pendiente')
        await alargar(ctx, tx, { ...row, salidaId: plan.vacante.salidaId }, cambio.minutos)
    })
  })
}

interface Baja {
  uuid: string
  motivo: string | null
  forzar: boolean
  /** What would come off the account, as it was shown. */
  monto?: number | undefined
}

export const cancelarReventa = (ctx: Ctx, baja: Baja): Promise<Reventa> =>
  mostrar(ctx, (tx) => cancelarEn(ctx, tx, baja))

export async function cancelarEn(ctx: Ctx, tx: Tx, { uuid, motivo: dicho, forzar, monto }: Baja): Promise<ReventaRow> {
  return actuar(ctx, tx, await abrirReventa(ctx, tx, uuid), [], async (row) => {
    const motivo = motivoParaNoSoltar(revendida(row, ctx.now), forzar, ctx.now)
    if (motivo) refuse(motivo)
    if (monto !== undefined) exigirLoMostrado(ctx, row, monto)
    await updateReventa(tx, row.reservaId, { motivo: dicho }, ctx.now)
    await cancelarDeEmpresa(ctx, tx, { id: row.reservaId, salidaId: row.salidaId, causa: causaDe(row) })
  })
}

/** Where the booking goes and who is on it, looked up before anything is locked. */
async function planear(fuera: Ctx, tx: Tx, row: ReventaRow, cambio: Cambio) {
  const ctx: Ctx = { ...fuera, db: tx }
  const actual = await verReventaDe(ctx, tx, row)
  const mudanza = cambio.experienciaId !== undefined || cambio.opcionId !== undefined || cambio.vacanteId !== undefined
  const pedido = {
    experienciaId: cambio.experienciaId ?? actual.producto.id,
    opcionId: cambio.opcionId ?? (cambio.experienciaId ? 'DEFAULT' : actual.opcion.id),
    vacanteId: cambio.vacanteId ?? actual.vacante.id,
  }
  const { producto, opcion, vacante } = mudanza
    ? await elegirDestino(
        ctx,
        pedido,
        pedido.experienciaId === actual.producto.id ? () => row.margen : await miMargen(ctx),
      )
    : actual
  const unidades = cambio.unidades ? juntarUnidades(cambio.unidades, row.unidades) : row.unidades
  const tipos =
    cambio.unidades || mudanza
      ? revisarUnidades(
          opcion,
          unidades.map(({ tipo }) => tipo),
        )
      : actual.unidades.map(({ tipo }) => tipo)
  return { producto, vacante, unidades, tipos }
}

async function aplicar(
  ctx: Ctx,
  tx: Tx,
  row: ReventaRow,
  cambio: Cambio,
  { producto, vacante, unidades, tipos }: Awaited<ReturnType<typeof planear>>,
): Promise<void> {
  const contacto = juntarContacto(cambio.contacto, row.contacto)
  const notas = cambio.notas === undefined ? row.notas : cambio.notas
  // Whoever tries the API with the key that is written for everybody makes us write to nobody.
  const email =
    row.pruebaHasta === null && (cambio.avisar ?? row.contactoEmail !== '') ? (contacto.emailAddress ?? '') : ''
  const margen = margenTrasCambiar(row, producto)
  const quedan = preciosQueQuedan(unidades, row.unidades)
  const publicos = await cambiarDeEmpresa(ctx, tx, {
    id: row.reservaId,
    margen,
    oferta: await cargarOferta(tx, producto.id, vacante.salidaId),
    unidades: tipos.map((tipo, i) => ({ tipo, publico: quedan[i]! })),
    contacto: { nombre: nombreDe(contacto), email, telefono: contacto.phoneNumber ?? '' },
    comentario: notas,
  })
  const referencia = cambio.referencia === undefined ? row.referencia : cambio.referencia
  await updateReventa(tx, row.reservaId, { contacto: JSON.stringify(contacto), notas, referencia, margen }, ctx.now)
  if (cambio.unidades || publicos.some((publico, i) => publico !== quedan[i]))
    await replaceUnidades(
      tx,
      row.reservaId,
      unidades.map((unidad, i) => ({ ...unidad, publico: publicos[i]! })),
    )
  await anotarAgregados(
    ctx,
    tx,
    { id: row.reservaId, recogida: row.recogida, respuestas: row.respuestas },
    { producto, pedido: cambio, unidades },
  )
}

/** Another experience is contracted anew; what is owed already keeps the commission that its account was written with. */
function margenTrasCambiar(row: ReventaRow, producto: Producto): number {
  if (producto.id === row.experienciaId || producto.margen === row.margen) return row.margen
  return row.estado === 'pendiente' ? producto.margen : refuse('otra-comision')
}

/** One act at a time on a salida: behind its lock the booking is read again. */
// oxlint-disable-next-line max-params -- where, on what, and what is done
async function actuar(
  ctx: Ctx,
  tx: Tx,
  { uuid, salidaId }: ReventaRow,
  destinos: string[],
  act: (row: ReventaRow) => Promise<void>,
): Promise<ReventaRow> {
  for (const id of [...new Set([salidaId, ...destinos])].toSorted()) await lockSalida(tx, id)
  await act(await abrirReventa(ctx, tx, uuid))
  return abrirReventa(ctx, tx, uuid)
}

const mostrar = async (ctx: Ctx, act: (tx: Tx) => Promise<ReventaRow>): Promise<Reventa> =>
  verReventaDe(ctx, ctx.db, await ctx.transaction(act))
