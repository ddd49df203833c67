import type { Ctx } from '#server/ctx.ts'
import { leerSitio } from '#server/modules/sitio/index.ts'
import type { OpcionVendida, Producto, UnidadVendida } from '#server/modules/reventas/index.ts'
import type { Capability } from './capabilities.ts'
import { optionContent, productContent, supplierContent, unitContent } from './content.ts'
import { optionPickups } from './pickups.ts'
import { CURRENCY, toPricing } from './pricing.ts'
import { questionsOf } from './questions.ts'

export type Applied = ReadonlySet<Capability>

export const DELIVERY_METHODS = ['VOUCHER'] as const
const CONTACT_FIELDS = ['firstName', 'lastName', 'emailAddress'] as const

const TYPES: Record<UnidadVendida['tipo'], string> = {
  adulto: 'ADULT',
  nino: 'CHILD',
  adultoMayor: 'SENIOR',
  estudiante: 'STUDENT',
  residente: 'OTHER',
  grupo: 'OTHER',
}
const UNIT_NAMES: Record<UnidadVendida['tipo'], string> = {
  adulto: 'Adulto',
  nino: 'Niño',
  adultoMayor: 'Adulto mayor',
  estudiante: 'Estudiante',
  residente: 'Residente',
  grupo: 'Grupo',
}

/** Its id is the installation's: partners keep it, whatever the site is called. */
export async function toSupplier(ctx: Ctx, applied: Applied): Promise<object> {
  const { BASE_URL: website } = ctx.settings
  const { marca, correo, telefono, direccion, ciudad } = await leerSitio(ctx)
  return {
    id: ctx.identidad.proveedorOcto,
    name: marca,
    endpoint: `${website}/api/octo`,
    contact: {
      website,
      email: correo,
      telephone: telefono,
      address: direccion && [direccion, ciudad].filter(Boolean).join(', '),
    },
    ...(applied.has('content') && supplierContent()),
  }
}

/** Where prices stand beside a booking they are named `pricing`, elsewhere `pricingFrom`. */
export function toProduct(
  producto: Producto,
  applied: Applied,
  { baseUrl, pricing = 'pricingFrom' }: { baseUrl: string; pricing?: 'pricing' | 'pricingFrom' },
) {
  return {
    id: producto.id,
    internalName: producto.nombre,
    reference: producto.codigoCorto,
    locale: 'es-CL',
    timeZone: producto.zona,
    allowFreesale: false,
    instantConfirmation: producto.confirmaAlInstante,
    instantDelivery: true,
    availabilityRequired: true,
    availabilityType: 'START_TIME',
    deliveryFormats: ['QRCODE'],
    deliveryMethods: [...DELIVERY_METHODS],
    redemptionMethod: 'DIGITAL',
    options: producto.opciones.map((opcion) => toOption(opcion, producto, applied, pricing)),
    ...(applied.has('pricing') && { defaultCurrency: CURRENCY, availableCurrencies: [CURRENCY], pricingPer: 'UNIT' }),
    ...(applied.has('content') && productContent(producto, baseUrl)),
    ...questionsOf(producto, 'reserva', applied),
  }
}

export function toOption(
  opcion: OpcionVendida,
  producto: Producto,
  applied: Applied,
  pricing: 'pricing' | 'pricingFrom' = 'pricingFrom',
) {
  return {
    id: opcion.id,
    default: opcion.principal,
    internalName: opcion.nombre,
    reference: null,
    availabilityLocalStartTimes: opcion.horas,
    cancellationCutoff: `${opcion.corteHoras} hours`,
    cancellationCutoffAmount: opcion.corteHoras,
    cancellationCutoffUnit: 'hour',
    requiredContactFields: [...CONTACT_FIELDS],
    restrictions: { minUnits: 1, maxUnits: opcion.maxUnidades },
    units: opcion.unidades.map((unidad) => toUnit(unidad, producto, applied, pricing)),
    ...(applied.has('content') && optionContent(opcion, producto)),
    ...optionPickups(producto, applied),
  }
}

// oxlint-disable-next-line max-params -- as its neighbours, with the product that asks the questions
export function toUnit(
  unidad: UnidadVendida,
  producto: Producto,
  applied: Applied,
  pricing: 'pricing' | 'pricingFrom',
) {
  return {
    id: unidad.tipo,
    internalName: UNIT_NAMES[unidad.tipo],
    reference: null,
    type: TYPES[unidad.tipo],
    restrictions: {
      minAge: unidad.edadMin,
      maxAge: unidad.edadMax,
      idRequired: unidad.pideDocumento,
      minQuantity: null,
      maxQuantity: null,
      paxCount: unidad.personas,
      accompaniedBy: unidad.acompanantes,
    },
    requiredContactFields: [],
    ...(applied.has('pricing') && { [pricing]: [toPricing(unidad)] }),
    ...(applied.has('content') && unitContent(unidad, UNIT_NAMES[unidad.tipo])),
    ...questionsOf(producto, 'persona', applied),
  }
}
