import type { EstadoReserva } from '#contract/reservas.ts'
import type { Agenda, SalidaDemo } from './agenda.ts'
import { esDeCuentaDemo } from './catalogo.ts'
import { publicadaEn } from './catalogo-rows.ts'
import { viajera, viajeros, type Viajero } from './personas.ts'
import { fractionOf, itemAt, numberOf, oneOf, shuffled, valueOf } from './seeded.ts'
import { cobrar, grupoDe, ocupar, repartirEntre, type Venta } from './ventas.ts'
import { proximasDeLaViajera } from './viajera.ts'

const DIA_MS = 86_400_000
const HORA_MS = 3_600_000
const SEMANAS_LLENAS = 3
const SEMANAS_CON_ALGO = 9
const POR_ACEPTAR = 7

/** Bookings of departures to come: most departures have none, some are full. */
export function ventasProximas(agendas: ReadonlyMap<string, Agenda>, hoy: Date): Venta[] {
  const deLaViajera = proximasDeLaViajera.map((una) => deViajera(valueOf(agendas, una.slug), una, hoy))
  const esperando = porAceptar(agendas, hoy)
  const otras = [...agendas.values()].flatMap(({ oferta, futuras }) =>
    futuras
      .filter(
        (salida) =>
          oferta.publicadaHaceDias > 2 && salida.finUtc > hoy && salida.ocupadas === 0 && seVende(salida, hoy),
      )
      .flatMap((salida) => llenar(salida, hoy)),
  )
  return [...deLaViajera, ...esperando, ...otras]
}

function deViajera(
  { futuras }: Agenda,
  { slug, enDias, destino, personas }: (typeof proximasDeLaViajera)[number],
  hoy: Date,
): Venta {
  const salida = itemAt(
    futuras.filter(({ inicioUtc }) => inicioUtc.getTime() >= hoy.getTime() + enDias * DIA_MS),
    0,
  )
  const creadaEn = new Date(hoy.getTime() - (destino === 'pagada' ? 5 : numberOf(`creada:${slug}`, 70, 200)) * HORA_MS)
  const cancelada =
    destino === 'cancelada'
      ? ({ canceladaPor: 'viajero', canceladaEn: new Date(hoy.getTime() - 50 * HORA_MS) } as const)
      : {}
  const venta: Venta = {
    name: `viajera:${slug}`,
    salida,
    comprador: viajera,
    esInvitado: false,
    ...cobrar(salida.oferta, repartirEntre(slug, salida.oferta, personas)),
    creadaEn,
    estado: destino,
    ...cancelada,
  }
  ocupar(venta)
  return venta
}

/** Paid requests that the operator has not answered yet. */
function porAceptar(agendas: ReadonlyMap<string, Agenda>, hoy: Date): Venta[] {
  const aPedido = [...agendas.values()].filter(
    ({ oferta }) => oferta.confirmacion === 'solicitud' && oferta.minParticipantes === null,
  )
  const orden = shuffled('por-aceptar', aPedido).sort(
    (a, b) => Number(esDeCuentaDemo(b.oferta)) - Number(esDeCuentaDemo(a.oferta)),
  )
  return orden.slice(0, POR_ACEPTAR).flatMap(({ oferta, futuras }) => {
    const salida = futuras.find(
      ({ inicioUtc, ocupadas }) => ocupadas === 0 && inicioUtc.getTime() > hoy.getTime() + 9 * DIA_MS,
    )
    if (!salida) return []
    const creadaEn = new Date(hoy.getTime() - numberOf(`espera:${oferta.slug}`, 1, 17) * HORA_MS)
    return [vender(`espera:${oferta.slug}`, salida, { estado: 'pagada', plazas: 2, creadaEn })]
  })
}

/** Never more than one departure in five of the next three weeks. */
function seVende({ id, oferta, inicioUtc }: SalidaDemo, hoy: Date): boolean {
  const semanas = (inicioUtc.getTime() - hoy.getTime()) / (7 * DIA_MS)
  if (semanas > SEMANAS_CON_ALGO) return false
  const parte = semanas > SEMANAS_LLENAS ? 0.025 : esDeCuentaDemo(oferta) ? 0.4 : 0.13
  return fractionOf(`vende:${id}`) < parte
}

function llenar(salida: SalidaDemo, hoy: Date): Venta[] {
  const { id, oferta, cupos, inicioUtc } = salida
  const creacion = momentoDeCompra(salida, hoy)
  if (!creacion) return []
  const lejos = inicioUtc.getTime() - hoy.getTime() > SEMANAS_LLENAS * 7 * DIA_MS
  const meta = lejos ? numberOf(`pocas:${id}`, 1, 4) : metaDe(id, cupos)
  // Below its minimum nobody is confirmed yet, and that ends within a day: such a departure stays empty.
  if (meta < (oferta.minParticipantes ?? 0)) return []
  const ventas: Venta[] = []
  for (let i = 0; salida.ocupadas < meta; i++) {
    const name = `${id}:${i}`
    ventas.push(
      vender(name, salida, { estado: 'confirmada', plazas: meta - salida.ocupadas, creadaEn: creacion(name) }),
    )
  }
  return ventas
}

/** Places that will be taken: all of them, all but a few, or a first party. */
function metaDe(id: string, cupos: number): number {
  const suerte = fractionOf(`meta:${id}`)
  if (suerte < 0.2) return cupos
  if (suerte < 0.6) return Math.max(1, cupos - numberOf(`libres:${id}`, 1, 5))
  return Math.min(cupos, numberOf(`primeras:${id}`, 1, 4))
}

/** When somebody may have bought: after it was published, two days before the start, and not in the future. */
function momentoDeCompra({ oferta, inicioUtc }: SalidaDemo, hoy: Date): ((name: string) => Date) | null {
  const ultimo = Math.min(hoy.getTime() - 26 * HORA_MS, inicioUtc.getTime() - 2 * DIA_MS)
  const primero = Math.max(ultimo - 24 * DIA_MS, publicadaEn(oferta, hoy).getTime() + HORA_MS)
  return primero < ultimo ? (name) => new Date(numberOf(`compra:${name}`, primero, ultimo)) : null
}

function vender(
  name: string,
  salida: SalidaDemo,
  { estado, plazas, creadaEn }: { estado: EstadoReserva; plazas: number; creadaEn: Date },
): Venta {
  const comprador: Viajero = oneOf(`comprador:${name}`, viajeros)
  const venta: Venta = {
    name: `proxima:${name}`,
    salida,
    comprador,
    esInvitado: fractionOf(`invitado:${name}`) < 0.2,
    ...cobrar(salida.oferta, grupoDe(name, salida.oferta, plazas)),
    creadaEn,
    estado,
  }
  ocupar(venta)
  return venta
}
