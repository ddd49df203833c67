import { MAX_PARTICIPANTES } from '#contract/topes.ts'
import type { Ctx } from '#server/ctx.ts'
import {
  buscarVacantes,
  getOpcion,
  listarVacantes,
  maxUnidades,
  mejorEstado,
  miMargen,
  verProducto,
  type OpcionVendida,
  type Producto,
  type Vacante,
} from '#server/modules/reventas/index.ts'
import { OctoError } from './errors.ts'
import { availabilityPickups } from './pickups.ts'
import { CURRENCY, toPricing, toTotalPricing } from './pricing.ts'
import type { Applied } from './products.ts'
import { refuse } from '#server/refusal.ts'
import type { AvailabilityRequest, CalendarRequest } from './requests.ts'

const DAY_MS = 86_400_000
const STATUS = { disponible: 'AVAILABLE', quedan_pocas: 'LIMITED', agotada: 'SOLD_OUT', cerrada: 'CLOSED' } as const

/** UTC without a fraction, as the standard writes it. */
export const utc = (instant: Date): string => instant.toISOString().replace(/\.\d{3}Z$/, 'Z')

interface Wanted {
  producto: Producto
  opcion: OpcionVendida
  /** Units asked for, with the seats they take of a departure of that many; null where none were named. */
  units: { opcion: OpcionVendida['unidades'][number]; quantity: number }[] | null
}

export async function findAvailability(ctx: Ctx, applied: Applied, request: AvailabilityRequest): Promise<object[]> {
  const range = selectorOf(request)
  const wanted = await resolveWanted(ctx, applied, request)
  if (
    applied.has('pickups') &&
    request.pickupPointId &&
    !wanted.producto.recogida.some(({ id }) => id === request.pickupPointId)
  )
    refuse('recogida-desconocida')
  const vacantes =
    'ids' in range
      ? await buscarVacantes(ctx, { ...wanted, ids: range.ids })
      : await listarVacantes(ctx, { ...wanted, ...range })
  return vacantes.map((vacante) => toAvailability(vacante, wanted, applied))
}

export async function findCalendar(ctx: Ctx, applied: Applied, request: CalendarRequest): Promise<object[]> {
  const { localDateStart: desde, localDateEnd: hasta } = request
  checkRange(desde, hasta)
  const wanted = await resolveWanted(ctx, applied, request)
  const porDia = Map.groupBy(await listarVacantes(ctx, { ...wanted, desde, hasta }), ({ fechaLocal }) => fechaLocal)
  return daysBetween(desde, hasta).map((day) => toCalendarDay(day, porDia.get(day) ?? [], wanted, applied))
}

/** Exactly one of the three ways to say which. */
function selectorOf({
  localDate,
  localDateStart,
  localDateEnd,
  availabilityIds,
}: AvailabilityRequest): { desde: string; hasta: string } | { ids: string[] } {
  const range = localDateStart !== undefined || localDateEnd !== undefined
  if ([range, localDate !== undefined, availabilityIds !== undefined].filter(Boolean).length !== 1)
    throw new OctoError('BAD_REQUEST', {
      es: 'Envía localDateStart y localDateEnd, o availabilityIds.',
      en: 'Send localDateStart and localDateEnd, or availabilityIds.',
    })
  if (availabilityIds !== undefined) return { ids: availabilityIds }
  if (localDate !== undefined) {
    checkReach(localDate)
    return { desde: localDate, hasta: localDate }
  }
  if (localDateStart === undefined || localDateEnd === undefined)
    throw new OctoError('BAD_REQUEST', {
      es: 'Envía localDateStart y localDateEnd.',
      en: 'Send both localDateStart and localDateEnd.',
    })
  checkRange(localDateStart, localDateEnd)
  return { desde: localDateStart, hasta: localDateEnd }
}

function checkRange(start: string, end: string): void {
  if (end < start || end > aYearAfter(start))
    throw new OctoError('BAD_REQUEST', {
      es: 'El rango termina antes de empezar o pasa de un año.',
      en: 'The range ends before it starts, or is over one year.',
    })
  checkReach(start)
  checkReach(end)
}

/** The same day of the next year, the last that a range may reach. */
const aYearAfter = (date: string): string => `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`

/** What both databases know as a date, and the calendars of the zones with them. */
export function checkReach(date: string): void {
  if (date < '1900-01-01' || date > '2200-12-31')
    throw new OctoError('BAD_REQUEST', { es: 'Las fechas están fuera de alcance.', en: 'The dates are out of reach.' })
}

function daysBetween(start: string, end: string): string[] {
  const first = Date.parse(start)
  return Array.from({ length: (Date.parse(end) - first) / DAY_MS + 1 }, (_, i) =>
    new Date(first + i * DAY_MS).toISOString().slice(0, 10),
  )
}

async function resolveWanted(
  ctx: Ctx,
  applied: Applied,
  { productId, optionId, units, currency }: CalendarRequest | AvailabilityRequest,
): Promise<Wanted> {
  checkCurrency(applied, currency)
  const margen = applied.has('pricing') ? await miMargen(ctx) : () => 0
  const producto = await verProducto(ctx, { id: productId ?? '', margen })
  const opcion = getOpcion(producto, optionId ?? '')
  const asked = (units ?? []).map(({ id, quantity }) => ({
    opcion: opcion.unidades.find(({ tipo }) => tipo === id) ?? unknownUnit(id),
    quantity,
  }))
  return { producto, opcion, units: asked.length > 0 ? asked : null }
}

const unknownUnit = (unitId: string): never => {
  throw new OctoError('INVALID_UNIT_ID', { extra: { unitId } })
}

export function checkCurrency(applied: Applied, currency: string | undefined): void {
  if (applied.has('pricing') && currency !== undefined && currency !== CURRENCY)
    throw new OctoError('BAD_REQUEST', {
      es: `Los precios están solo en ${CURRENCY}.`,
      en: `Prices are in ${CURRENCY} only.`,
    })
}

/** A group takes a whole departure. */
const seatsFor = (units: Wanted['units'], capacity: number): number =>
  (units ?? []).reduce((n, { opcion, quantity }) => n + quantity * (opcion.tipo === 'grupo' ? capacity : 1), 0)

const quantityOf = (units: Wanted['units']): number => (units ?? []).reduce((n, { quantity }) => n + quantity, 0)

const isOpen = ({ estado }: Vacante): boolean => estado === 'disponible' || estado === 'quedan_pocas'

const fits = (vacante: Vacante, units: Wanted['units']): boolean =>
  isOpen(vacante) && seatsFor(units, vacante.cupos) <= vacante.vacantes && quantityOf(units) <= MAX_PARTICIPANTES

export function toAvailability(vacante: Vacante, wanted: Wanted, applied: Applied) {
  return {
    id: vacante.id,
    localDateTimeStart: vacante.inicio,
    localDateTimeEnd: vacante.fin,
    utcCutoffAt: utc(vacante.cierreVentas),
    allDay: false,
    available: fits(vacante, wanted.units),
    status: STATUS[vacante.estado],
    vacancies: vacante.vacantes,
    capacity: vacante.cupos,
    maxUnits: maxUnidades(
      vacante.unidades.map(({ tipo }) => tipo),
      vacante,
    ),
    openingHours: [],
    ...(applied.has('pricing') && {
      unitPricing: vacante.unidades.map((u) => ({ unitId: u.tipo, ...toPricing(u) })),
      ...(wanted.units && { pricing: totalOf(wanted.units, vacante.unidades) }),
    }),
    ...(applied.has('content') && { title: null, shortDescription: wanted.opcion.nombre }),
    ...availabilityPickups(wanted.producto, vacante, applied),
  }
}

function toCalendarDay(localDate: string, vacantes: Vacante[], { opcion, units }: Wanted, applied: Applied) {
  const best = vacantes.toSorted((a, b) => b.vacantes - a.vacantes)
  const open = best.filter(isOpen)
  const top = open[0] ?? best[0]
  return {
    localDate,
    available: vacantes.some((vacante) => fits(vacante, units)),
    status: STATUS[mejorEstado(vacantes.map(({ estado }) => estado))],
    vacancies: top?.vacantes ?? 0,
    capacity: top?.cupos ?? 0,
    openingHours: [],
    ...(applied.has('pricing') && {
      unitPricingFrom: (top?.unidades ?? opcion.unidades).map((u) => ({ unitId: u.tipo, ...toPricing(u) })),
      ...(units && { pricingFrom: totalOf(units, top?.unidades ?? opcion.unidades) }),
    }),
  }
}

function totalOf(units: NonNullable<Wanted['units']>, sold: OpcionVendida['unidades']) {
  return toTotalPricing(
    units.map(({ opcion, quantity }) => ({ quantity, ...(sold.find(({ tipo }) => tipo === opcion.tipo) ?? opcion) })),
  )
}
