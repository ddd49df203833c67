import type { ErrorCode } from '#contract/errors.ts'
import { cuposDisponibles, motivoParaNoVender, type SalidaEnVenta } from '#domain/disponibilidad/cupos.ts'
import { losDeAntes, plazasApartadas, plazasEnVenta } from '#domain/espera/oferta.ts'
import { siguienteEstadoReserva } from '#domain/reservas/estados.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { lockSalida, type Oferta } from '#server/modules/disponibilidad/index.ts'
import { findTurno, listFila, tomarPorSuCuenta, type Turno } from '#server/modules/filas/index.ts'
import { findPagoVivo } from '#server/modules/pagos/index.ts'
import { alcanzanLosRecursos, lockRecursosDe, plazasConCandado } from '#server/modules/recursos/index.ts'
import { refuse } from '#server/refusal.ts'
import { getReserva, lockReservas, sumPlazasOcupadas, updateReserva } from './reservas.db.ts'

interface SalidaContada {
  id: string
  experienciaId: string
  cupos: number
  cierreVentas: Date
  inicioUtc: Date
  finUtc: Date
}

const DE_NADIE: Turno = { esperas: [], ofertas: [] }

/** Free places of a locked salida that people in line are about to be offered before this one: a buyer who comes now does not take them. */
export async function contarApartadas(
  tx: Tx,
  salida: SalidaContada,
  ocupadas: number,
  ahora: Date,
  { esperas }: Turno = DE_NADIE,
): Promise<number> {
  const fila = losDeAntes(await listFila(tx, salida.id, esperas))
  if (fila.length === 0) return 0
  const libres = Math.min(cuposDisponibles(salida.cupos, ocupadas), await plazasConCandado(tx, salida, ahora))
  return plazasApartadas(fila, libres, { ahora, cierreVentas: salida.cierreVentas })
}

/** Places of a locked salida that anybody may take now, as its page says. */
export async function contarEnVenta(tx: Tx, salida: SalidaContada, ahora: Date): Promise<number> {
  const ocupadas = await sumPlazasOcupadas(tx, salida.id, ahora)
  const fila = losDeAntes(await listFila(tx, salida.id, []))
  return plazasEnVenta({ ...salida, ocupadas, fila }, await plazasConCandado(tx, salida, ahora), ahora)
}

interface Pedidas {
  salida: SalidaContada & SalidaEnVenta
  oferta: Oferta
  plazas: number
  /** Seats that others have. */
  ocupadas: number
  /** Those for whoever waits before them. */
  apartadas: number
  /** Reservas that give up what they share. */
  excepto: readonly string[]
}

/** Whether so many places may be taken: seats, and what is shared, which it locks. */
export async function motivoParaNoTomar(
  tx: Tx,
  { salida, oferta, plazas, ocupadas, apartadas, excepto }: Pedidas,
  now: Date,
): Promise<ErrorCode | null> {
  const motivo = motivoParaNoVender(salida, oferta, plazas, ocupadas + apartadas, now)
  if (motivo) return motivo
  return (await alcanzanLosRecursos(tx, oferta.experienciaId, salida, plazas + apartadas, { now, excepto }))
    ? null
    : 'sin-cupos'
}

interface Toma {
  /** The account whose places they are to be: what is set apart for it in line, and for those behind it, it may take. */
  de?: string | null
  /** The reserva that moves, with what it shares. */
  excepto?: string
  /** Its places of this same salida. */
  devueltas?: number
  /** Whose turn it is: nobody in line comes before. */
  esSuTurno?: true
}

/**
 * Lock, count in the next statement, refuse: the order that does not oversell (docs/nunca.md 4.1). What came free is for whoever waits first.
 * Answers the place in line that this uses, which the caller closes with `usarTurno`.
 */
// oxlint-disable-next-line max-params -- each part is known to another caller
export async function tomarPlazas(
  ctx: Ctx,
  tx: Tx,
  oferta: Oferta,
  plazas: number,
  { de = null, excepto, devueltas = 0, esSuTurno }: Toma = {},
): Promise<Turno> {
  const salida = await lockSalida(tx, oferta.salidaId)
  const turno = await findTurno(tx, oferta.salidaId, de, ctx.now)
  // What is offered to them counts as taken here: whoever waits before them is to get no more by their giving it up.
  const ocupadas = await sumPlazasOcupadas(tx, oferta.salidaId, ctx.now)
  const apartadas = esSuTurno ? 0 : await contarApartadas(tx, salida, ocupadas, ctx.now, turno)
  const soltadas = await soltarOfertas(ctx, tx, oferta, turno)
  const motivo = await motivoParaNoTomar(
    tx,
    {
      salida,
      oferta,
      plazas,
      ocupadas: ocupadas - devueltas - soltadas,
      apartadas,
      excepto: excepto ? [excepto] : [],
    },
    ctx.now,
  )
  if (motivo) refuse(motivo)
  return turno
}

/** What they took instead of what was offered to them, or before it was; what they leave is for whoever comes behind. */
export async function usarTurno(
  ctx: Ctx,
  tx: Tx,
  turno: Turno,
  { id, salidaId }: { id: string; salidaId: string },
): Promise<void> {
  if (turno.esperas.length === 0) return
  await tomarPorSuCuenta(tx, turno, id, ctx.now)
  await ctx.enqueue(tx, 'espera.ofrecer', { salidaId })
}

/** Who stands in line for it: what a company bought is nobody's in particular. */
export const duenoEnFila = ({
  empresaId,
  usuarioId,
}: {
  empresaId: string | null
  usuarioId: string | null
}): string | null => (empresaId ? null : usuarioId)

/** The holds that were offered to them and that they give up by taking others. One whose payment is under way stays. */
export async function ofertasQueSeSueltan(tx: Tx, { ofertas }: Turno): Promise<Turno['ofertas']> {
  const sueltas = []
  for (const oferta of ofertas) if (!(await findPagoVivo(tx, oferta.id))) sueltas.push(oferta)
  return sueltas
}

async function soltarOfertas(ctx: Ctx, tx: Tx, { experienciaId }: Oferta, turno: Turno): Promise<number> {
  if (turno.ofertas.length === 0) return 0
  // Locks in their order: what is shared, then the reservas.
  await lockRecursosDe(tx, experienciaId)
  await lockReservas(
    tx,
    turno.ofertas.map(({ id }) => id),
  )
  const ofertas = []
  for (const oferta of turno.ofertas)
    if ((await getReserva(tx, oferta.id)).estado === 'pendiente' && !(await findPagoVivo(tx, oferta.id)))
      ofertas.push(oferta)
  for (const { id } of ofertas)
    await updateReserva(
      tx,
      { id, estado: 'pendiente' },
      { estado: siguienteEstadoReserva('pendiente', 'vencer')! },
      ctx.now,
    )
  return ofertas.reduce((suma, { plazas }) => suma + plazas, 0)
}
