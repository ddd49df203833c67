import type { Ctx } from '#server/ctx.ts'
import {
  cambiarReventa,
  cancelarReventa,
  confirmarReventa,
  extenderReventa,
  listarReventas,
  retenerReventa,
  REVENTAS_POR_PAGINA,
  verReventa,
  type Cambio,
  type Reventa,
  type UnidadPedida,
  type UnidadReservada,
} from '#server/modules/reventas/index.ts'
import { checkCurrency, checkReach, toAvailability, utc } from './availability.ts'
import { checkText } from './body.ts'
import { OctoError } from './errors.ts'
import { bookingPickups, toRecogida } from './pickups.ts'
import { toPricing, toTotalPricing } from './pricing.ts'
import { DELIVERY_METHODS, toOption, toProduct, toUnit, type Applied } from './products.ts'
import { answersOf, toRespuestas } from './questions.ts'
import type { BookingsQuery, Contact, ReservationRequest, UnitItem, UpdateRequest } from './requests.ts'

export interface Asking {
  ctx: Ctx
  applied: Applied
  baseUrl: string
  testMode: boolean
}

const STATUS = {
  pendiente: 'ON_HOLD',
  pagada: 'PENDING',
  confirmada: 'CONFIRMED',
  no_asistio: 'CONFIRMED',
  rechazada: 'REJECTED',
  expirada: 'EXPIRED',
  cancelada: 'CANCELLED',
  no_prestada: 'CANCELLED',
  realizada: 'REDEEMED',
} as const satisfies Record<Reventa['estado'], string>
const REFUND = { todo: 'FULL', parte: 'PARTIAL', nada: 'NONE' } as const

export async function reserve(asking: Asking, body: ReservationRequest, raw: unknown): Promise<object> {
  checkCurrency(asking.applied, body.currency)
  const reventa = await retenerReventa(asking.ctx, {
    uuid: body.uuid ?? undefined,
    experienciaId: body.productId ?? '',
    opcionId: body.optionId ?? '',
    vacanteId: body.availabilityId ?? '',
    unidades: (body.unitItems ?? []).map((item) => toUnidad(item, asking.applied)),
    minutos: body.expirationMinutes ?? undefined,
    notas: body.notes,
    referencia: body.resellerReference,
    contacto: toContacto(body.contact),
    recogida: toRecogida(body, asking.applied),
    respuestas: toRespuestas(body.questionAnswers, asking.applied),
    cuerpo: raw,
  })
  return toBooking(reventa, asking)
}

export const confirm = async (asking: Asking, uuid: string, body: UpdateRequest): Promise<object> =>
  // Older clients send where it goes once more; a confirmation moves nothing.
  toBooking(
    await confirmarReventa(asking.ctx, {
      ...toCambio(uuid, body, asking.applied),
      experienciaId: undefined,
      opcionId: undefined,
      vacanteId: undefined,
      exige: { recogida: asking.applied.has('pickups'), respuestas: asking.applied.has('questions') },
    }),
    asking,
  )

export const update = async (asking: Asking, uuid: string, body: UpdateRequest): Promise<object> =>
  toBooking(await cambiarReventa(asking.ctx, toCambio(uuid, body, asking.applied)), asking)

export const extend = async (asking: Asking, uuid: string, minutos: number | undefined): Promise<object> =>
  toBooking(await extenderReventa(asking.ctx, { uuid, minutos }), asking)

export const cancel = async (
  asking: Asking,
  uuid: string,
  {
    reason,
    force,
    amount,
  }: { reason?: string | null | undefined; force?: boolean | null | undefined; amount?: number },
): Promise<object> =>
  toBooking(
    await cancelarReventa(asking.ctx, { uuid, motivo: reason ?? null, forzar: force === true, monto: amount }),
    asking,
  )

export const getBooking = async (asking: Asking, uuid: string): Promise<object> =>
  toBooking(await verReventa(asking.ctx, { uuid }), asking)

export async function listBookings(asking: Asking, query: BookingsQuery): Promise<Paged> {
  const { page, ...searched } = query
  const { resellerReference, supplierReference, localDate, localDateStart, localDateEnd, productId, optionId } =
    searched
  checkText(searched)
  const range = localDateStart !== undefined || localDateEnd !== undefined
  if (range && (localDateStart === undefined || localDateEnd === undefined))
    throw new OctoError('BAD_REQUEST', {
      es: 'Envía localDateStart y localDateEnd.',
      en: 'Send both localDateStart and localDateEnd.',
    })
  if (!range && localDate === undefined && resellerReference === undefined && supplierReference === undefined) {
    throw new OctoError('BAD_REQUEST', {
      es: 'Envía resellerReference, supplierReference, localDate, o localDateStart y localDateEnd.',
      en: 'Send resellerReference, supplierReference, localDate, or localDateStart and localDateEnd.',
    })
  }
  const [desde, hasta] = [localDate ?? localDateStart, localDate ?? localDateEnd]
  for (const fecha of [desde, hasta]) if (fecha !== undefined) checkReach(fecha)
  const { reventas, total } = await listarReventas(asking.ctx, {
    referencia: resellerReference,
    codigo: supplierReference?.replaceAll('-', '').toUpperCase(),
    desde,
    hasta,
    experienciaId: productId,
    opcion: optionId,
    pagina: page,
  })
  return new Paged(
    reventas.map((reventa) => toBooking(reventa, asking)),
    {
      'x-total-count': String(total),
      ...linksOf({ baseUrl: asking.baseUrl, searched, page, last: Math.ceil(total / REVENTAS_POR_PAGINA) }),
    },
  )
}

/** A list of which this is one page: where the others are goes beside it. */
export class Paged {
  readonly items: object[]
  readonly headers: Record<string, string>
  constructor(items: object[], headers: Record<string, string>) {
    this.items = items
    this.headers = headers
  }
}

function linksOf({
  baseUrl,
  searched,
  page,
  last,
}: {
  baseUrl: string
  searched: Omit<BookingsQuery, 'page'>
  page: number
  last: number
}): Record<string, string> {
  const to = (other: number, rel: string): string =>
    `<${baseUrl}/api/octo/bookings?${new URLSearchParams({ ...Object.fromEntries(Object.entries(searched).filter(([, value]) => value !== undefined)), page: String(other) })}>; rel="${rel}"`
  const links = [
    ...(page < last ? [to(page + 1, 'next')] : []),
    ...(page > 1 && last > 0 ? [to(Math.min(page - 1, last), 'prev')] : []),
  ]
  return links.length > 0 ? { link: links.join(', ') } : {}
}

const toCambio = (uuid: string, body: UpdateRequest, applied: Applied): Cambio => ({
  uuid,
  experienciaId: body.productId ?? undefined,
  opcionId: body.optionId ?? undefined,
  vacanteId: body.availabilityId ?? undefined,
  unidades: body.unitItems?.map((item) => toUnidad(item, applied)),
  minutos: body.expirationMinutes ?? undefined,
  notas: body.notes,
  referencia: body.resellerReference,
  contacto: toContacto(body.contact),
  avisar: body.emailReceipt ?? undefined,
  recogida: toRecogida(body, applied),
  respuestas: toRespuestas(body.questionAnswers, applied),
})

const toUnidad = (
  { uuid, unitId, resellerReference, contact, questionAnswers }: UnitItem,
  applied: Applied,
): UnidadPedida => ({
  uuid: uuid ?? undefined,
  tipo: unitId ?? '',
  referencia: resellerReference,
  contacto: toContacto(contact),
  respuestas: toRespuestas(questionAnswers, applied),
})

const toContacto = (contact: Contact | null | undefined): UnidadPedida['contacto'] => {
  if (!contact) return undefined
  const { locales, ...rest } = contact
  const sent = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, value === '' ? null : value]))
  return { ...sent, ...(locales !== undefined && { locales }) }
}

function toBooking(r: Reventa, { applied, baseUrl, testMode }: Pick<Asking, 'applied' | 'baseUrl' | 'testMode'>) {
  const status = STATUS[r.estado]
  const redeemedAt = r.estado === 'realizada' && r.usadaEn ? utc(r.usadaEn) : null
  return {
    id: r.id,
    uuid: r.uuid,
    testMode: testMode || r.dePrueba,
    resellerReference: r.referencia,
    supplierReference: r.codigo,
    status,
    utcCreatedAt: utc(r.creadaEn),
    utcUpdatedAt: utc(r.cambiadaEn),
    utcExpiresAt: r.venceEn ? utc(r.venceEn) : null,
    utcRedeemedAt: redeemedAt,
    utcConfirmedAt: r.confirmadaEn ? utc(r.confirmadaEn) : null,
    productId: r.producto.id,
    product: toProduct(r.producto, applied, { baseUrl, pricing: 'pricing' }),
    optionId: r.opcion.id,
    option: toOption(r.opcion, r.producto, applied, 'pricing'),
    cancellable: r.cancelable,
    cancellation: r.cancelacion && {
      refund: REFUND[r.cancelacion.devuelve],
      reason: r.cancelacion.motivo,
      utcCancelledAt: utc(r.cancelacion.en),
    },
    freesale: false,
    availabilityId: r.vacante.id,
    availability: toAvailability(r.vacante, { producto: r.producto, opcion: r.opcion, units: null }, applied),
    contact: r.contacto,
    notes: r.notas,
    deliveryMethods: [...DELIVERY_METHODS],
    voucher: {
      redemptionMethod: 'DIGITAL',
      utcRedeemedAt: redeemedAt,
      deliveryOptions: r.qr === null ? [] : [{ deliveryFormat: 'QRCODE', deliveryValue: r.qr }],
    },
    unitItems: r.unidades.map((unidad) => toUnitItem(unidad, r, { status, redeemedAt, applied })),
    ...(applied.has('pricing') && { pricing: toTotalPricing(r.unidades) }),
    ...bookingPickups(r, applied),
    ...answersOf(r.producto, 'reserva', r.respuestas, applied),
  }
}

function toUnitItem(
  unidad: UnidadReservada,
  r: Reventa,
  { status, redeemedAt, applied }: { status: string; redeemedAt: string | null; applied: Applied },
) {
  const vendida = r.opcion.unidades.find(({ tipo }) => tipo === unidad.tipo)
  return {
    uuid: unidad.uuid,
    resellerReference: unidad.referencia,
    supplierReference: r.codigo,
    unitId: unidad.tipo,
    ...(vendida && {
      unit: toUnit({ ...vendida, precio: unidad.precio, neto: unidad.neto }, r.producto, applied, 'pricing'),
    }),
    status,
    utcRedeemedAt: redeemedAt,
    contact: unidad.contacto,
    ticket: null,
    ...(applied.has('pricing') && { pricing: toPricing(unidad) }),
    ...answersOf(r.producto, 'persona', unidad.respuestas, applied),
  }
}
