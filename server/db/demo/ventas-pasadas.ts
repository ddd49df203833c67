import type { EstadoReserva } from '#contract/reservas.ts'
import type { CausaCancelacion } from '#domain/reservas/cancelacion.ts'
import type { Agenda, SalidaDemo } from './agenda.ts'
import { esDeCuentaDemo } from './catalogo.ts'
import type { OpinionDemo } from './opiniones.ts'
import { viajera, viajeros } from './personas.ts'
import { fractionOf, itemAt, numberOf, oneOf, shuffled, valueOf } from './seeded.ts'
import { cobrar, grupoDe, ocupar, repartirEntre, type Venta } from './ventas.ts'
import { pasadasDeLaViajera, SIN_OPERADOR } from './viajera.ts'

const DIA_MS = 86_400_000
const HORA_MS = 3_600_000

/** How many ended otherwise than with a review. */
const SIN_OPINION = 130
const AUSENTES = 18
const CANCELADAS = 48
const RECHAZADAS = 6
const EXPIRADAS = 24
const SIN_PAGAR = 3

export const POR_OPINAR = 'por-opinar:'

export interface Pasadas {
  ventas: Venta[]
  opinadas: { venta: Venta; opinion: OpinionDemo }[]
}

export function ventasPasadas(
  agendas: ReadonlyMap<string, Agenda>,
  opiniones: readonly OpinionDemo[],
  hoy: Date,
): Pasadas {
  const opinadas = opiniones.map((opinion) => {
    const agenda = valueOf(agendas, opinion.oferta.slug)
    return {
      opinion,
      venta: vender(
        agenda,
        {
          name: `opinada:${opinion.name}`,
          estado: 'realizada',
          haceDias: opinion.haceDias,
          comprador: opinion.autor,
          personas: opinion.personas,
        },
        hoy,
      ),
    }
  })
  const otras = [
    ...pasadasDeLaViajera
      .filter(({ opina }) => !opina)
      .map(({ slug, haceDias, personas }) =>
        vender(
          valueOf(agendas, slug),
          { name: `viajera:${slug}`, estado: 'realizada', haceDias, comprador: viajera, personas },
          hoy,
        ),
      ),
    ...varias(agendas, 'realizada', SIN_OPINION, hoy),
    ...varias(agendas, 'no_asistio', AUSENTES, hoy),
    ...varias(agendas, 'cancelada', CANCELADAS, hoy),
    ...varias(agendas, 'rechazada', RECHAZADAS, hoy),
    ...varias(agendas, 'expirada', EXPIRADAS, hoy),
    ...sinPagar(agendas, hoy),
    ...sinOperador(agendas, hoy),
    ...porOpinar(agendas, hoy),
    ...porMotivoPropio(agendas, hoy),
  ]
  return { opinadas, ventas: [...opinadas.map(({ venta }) => venta), ...otras] }
}

function varias(agendas: ReadonlyMap<string, Agenda>, estado: EstadoReserva, cuantas: number, hoy: Date): Venta[] {
  const antiguas = [...agendas.values()].filter(
    ({ oferta }) => oferta.publicadaHaceDias > 160 && (estado !== 'rechazada' || oferta.confirmacion === 'solicitud'),
  )
  const orden = shuffled(`orden:${estado}`, antiguas)
  return Array.from({ length: cuantas }, (_, i) => {
    const agenda = itemAt(orden, i % orden.length)
    const name = `${estado}:${agenda.oferta.slug}:${i}`
    return vender(
      agenda,
      { name, estado, haceDias: numberOf(`dias:${name}`, 2, 110), comprador: oneOf(`comprador:${name}`, viajeros) },
      hoy,
    )
  })
}

/** Of the operators whose areas are open: so that there is something to learn from. */
function sinPagar(agendas: ReadonlyMap<string, Agenda>, hoy: Date): Venta[] {
  return [...agendas.values()]
    .filter(({ oferta }) => esDeCuentaDemo(oferta))
    .flatMap((agenda) =>
      Array.from({ length: SIN_PAGAR }, (_, i) => {
        const name = `sinPagar:${agenda.oferta.slug}:${i}`
        return vender(
          agenda,
          {
            name,
            estado: 'expirada',
            haceDias: numberOf(`dias:${name}`, 2, 80),
            comprador: oneOf(`comprador:${name}`, viajeros),
          },
          hoy,
        )
      }),
    )
}

/** Nobody received them: of the traveller's it was decided, and everything went back; another one waits for its decision. */
function sinOperador(agendas: ReadonlyMap<string, Agenda>, hoy: Date): Venta[] {
  const { decidida, porDecidir } = SIN_OPERADOR
  const abierta = vender(
    valueOf(agendas, porDecidir),
    {
      name: `sinOperador:${porDecidir}`,
      estado: 'confirmada',
      haceDias: 1,
      comprador: oneOf(`comprador:${porDecidir}`, viajeros),
      personas: 2,
    },
    hoy,
  )
  return [
    vender(
      valueOf(agendas, decidida),
      { name: `sinOperador:${decidida}`, estado: 'no_prestada', haceDias: 24, comprador: viajera, personas: 2 },
      hoy,
    ),
    { ...abierta, sinOperadorEn: new Date(abierta.salida.inicioUtc.getTime() + 25 * 60_000) },
  ]
}

/** Both operators whose areas are open called one departure off for a reason of their own. */
function porMotivoPropio(agendas: ReadonlyMap<string, Agenda>, hoy: Date): Venta[] {
  const unaDe = [
    ...new Map(
      [...agendas.values()]
        .filter(({ oferta }) => esDeCuentaDemo(oferta) && oferta.publicadaHaceDias > 160)
        .map((agenda) => [agenda.oferta.operador, agenda]),
    ).values(),
  ]
  return unaDe.map((agenda) => {
    const name = `motivoPropio:${agenda.oferta.slug}`
    const venta = vender(
      agenda,
      { name, estado: 'cancelada', haceDias: 18, comprador: oneOf(`comprador:${name}`, viajeros), personas: 2 },
      hoy,
    )
    return {
      ...venta,
      canceladaPor: 'anfitrion',
      canceladaEn: new Date(venta.salida.inicioUtc.getTime() - 60 * HORA_MS),
    }
  })
}

/** Of both operators whose areas are open: somebody of whom they have not said anything yet, and somebody whose words they wait for. */
function porOpinar(agendas: ReadonlyMap<string, Agenda>, hoy: Date): Venta[] {
  const propias = [...agendas.values()].filter(({ oferta }) => esDeCuentaDemo(oferta) && oferta.publicadaHaceDias > 160)
  const unaDe = [...new Map(propias.map((agenda) => [agenda.oferta.operador, agenda])).values()]
  return unaDe.flatMap((agenda) =>
    (['por-escribir', 'en-espera'] as const).map((estado, i) => {
      const name = `${POR_OPINAR}${estado}:${agenda.oferta.slug}`
      return vender(
        agenda,
        { name, estado: 'realizada', haceDias: 3 + i, comprador: oneOf(`comprador:${name}`, viajeros), personas: 2 },
        hoy,
      )
    }),
  )
}

interface Pedido {
  name: string
  estado: EstadoReserva
  haceDias: number
  comprador: Venta['comprador']
  personas?: number | undefined
}

function vender(
  { oferta, pasadas }: Agenda,
  { name, estado, haceDias, comprador, personas }: Pedido,
  hoy: Date,
): Venta {
  const grupo =
    personas === undefined
      ? grupoDe(name, oferta, Math.min(...oferta.horarios.map(({ cupos }) => cupos)))
      : repartirEntre(name, oferta, personas)
  const precio = cobrar(oferta, grupo)
  const salida = salidaHace(pasadas, haceDias, precio.plazas, hoy)
  const inicio = salida.inicioUtc.getTime()
  const creadaEn = new Date(inicio - numberOf(`antes:${name}`, 3 * DIA_MS, 34 * DIA_MS))
  const opino = name.startsWith('opinada:') || name.startsWith(POR_OPINAR)
  const venta: Venta = {
    name,
    salida,
    comprador,
    esInvitado: !opino && comprador !== viajera && fractionOf(`invitado:${name}`) < 0.2,
    ...precio,
    creadaEn,
    estado,
    ...finDe(name, estado, inicio, creadaEn),
  }
  ocupar(venta)
  return venta
}

/** The departure nearest to that day that still has the places. */
function salidaHace(pasadas: readonly SalidaDemo[], dias: number, plazas: number, hoy: Date): SalidaDemo {
  const cuando = hoy.getTime() - dias * DIA_MS
  const distancia = ({ inicioUtc }: SalidaDemo): number => Math.abs(inicioUtc.getTime() - cuando)
  const conLugar = pasadas.filter(
    ({ cupos, ocupadas, finUtc }) => ocupadas + plazas <= cupos && hoy.getTime() - finUtc.getTime() > DIA_MS,
  )
  return itemAt(
    conLugar.toSorted((a, b) => distancia(a) - distancia(b)),
    0,
  )
}

// One in five by the weather, one in ten by the operator; the others by the traveller, mostly in time.
const HORAS_ANTES = [220, 190, 190, 110, 100, 100, 80, 80, 50, 30, 8]

function finDe(
  name: string,
  estado: EstadoReserva,
  inicio: number,
  creadaEn: Date,
): Pick<Venta, 'canceladaEn' | 'canceladaPor'> {
  if (estado !== 'cancelada') return {}
  const suerte = fractionOf(`causa:${name}`)
  const canceladaPor: CausaCancelacion = suerte < 0.2 ? 'fuerza_mayor' : suerte < 0.3 ? 'anfitrion' : 'viajero'
  const horas = canceladaPor === 'viajero' ? oneOf(`horas:${name}`, HORAS_ANTES) : 16
  return { canceladaPor, canceladaEn: new Date(Math.max(inicio - horas * HORA_MS, creadaEn.getTime() + 5 * HORA_MS)) }
}
