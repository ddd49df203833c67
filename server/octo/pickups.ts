import {
  horaEnPunto,
  type Agregados,
  type Producto,
  type Reventa,
  type Vacante,
} from '#server/modules/reventas/index.ts'
import type { Applied } from './products.ts'
import type { PickupFields } from './requests.ts'

type Punto = Producto['recogida'][number]

const NOT_KEPT = { directions: null, googlePlaceId: null, postalCode: null, state: null }

/** The point itself; where it belongs to a departure, when it is there. */
function toPickupPoint({ id, nombre, direccion, lugar }: Punto, producto: Producto) {
  return {
    id,
    name: nombre,
    address: direccion,
    ...NOT_KEPT,
    street: direccion,
    locality: producto.ciudad || null,
    region: producto.regionNombre || null,
    country: 'CL',
    latitude: lugar?.lat ?? null,
    longitude: lugar?.lng ?? null,
  }
}

function toPickupPointAt(punto: Punto, producto: Producto, inicio: Date) {
  const { hora, hasta } = horaEnPunto(punto, producto, inicio)
  return { ...toPickupPoint(punto, producto), localDateTime: hora, localDateTimeTo: hasta }
}

const flags = ({ recogida, recogidaObligatoria }: Producto) => ({
  pickupAvailable: recogida.length > 0,
  pickupRequired: recogidaObligatoria,
})

export const optionPickups = (producto: Producto, applied: Applied) =>
  applied.has('pickups') && {
    ...flags(producto),
    pickupPoints: producto.recogida.map((punto) => toPickupPoint(punto, producto)),
  }

export const availabilityPickups = (producto: Producto, { inicioUtc }: Vacante, applied: Applied) =>
  applied.has('pickups') && {
    ...flags(producto),
    pickupPoints: producto.recogida.map((punto) => toPickupPointAt(punto, producto, inicioUtc)),
  }

export const bookingPickups = ({ recogida, producto, vacante }: Reventa, applied: Applied) =>
  applied.has('pickups') && {
    pickupRequested: recogida !== null,
    pickupPointId: recogida?.punto?.id ?? null,
    pickupHotel: recogida?.hotel ?? null,
    pickupHotelRoom: recogida?.habitacion ?? null,
    pickupPoint: recogida?.punto ? toPickupPointAt(recogida.punto, producto, vacante.inicioUtc) : null,
  }

/** Without the capability its fields say nothing. */
export const toRecogida = (
  { pickupRequested, pickupPointId, pickupHotel, pickupHotelRoom }: PickupFields,
  applied: Applied,
): Agregados['recogida'] =>
  applied.has('pickups')
    ? { pedida: pickupRequested ?? undefined, puntoId: pickupPointId, hotel: pickupHotel, habitacion: pickupHotelRoom }
    : undefined
