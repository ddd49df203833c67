import { describe, expect, it } from 'vitest'
import { ESTADOS_LIQUIDACION, ESTADOS_PAGO, ESTADOS_RESERVA, Reserva } from '#contract/reservas.ts'
import {
  type EstadoIntento,
  siguienteEstadoCorrida,
  siguienteEstadoIntento,
  siguienteEstadoLiquidacion,
  siguienteEstadoPago,
  quedoEnNada,
  siguienteEstadoReembolso,
  siguienteEstadoReserva,
  estaAbierto,
} from './estados.ts'

/** Each machine as docs/nunca.md 2 lists it: 'from event to'. What is not listed must be refused. */
const MAQUINAS = [
  {
    nombre: 'reserva.estado',
    siguiente: siguienteEstadoReserva as (estado: string, evento: string) => string | null,
    estados: ESTADOS_RESERVA as readonly string[],
    permitidas: `
      pendiente pagar_y_confirmar confirmada
      pendiente pagar_y_esperar pagada
      pendiente cancelar cancelada
      pendiente vencer expirada
      pagada aceptar confirmada
      pagada rechazar rechazada
      pagada cancelar cancelada
      confirmada cancelar cancelada
      confirmada registrar_llegada realizada
      confirmada registrar_ausencia no_asistio
      confirmada registrar_no_prestada no_prestada
      no_asistio corregir_llegada realizada
      realizada retirar_llegada confirmada`,
  },
  {
    nombre: 'reserva.estadoPago',
    siguiente: siguienteEstadoPago as (estado: string, evento: string) => string | null,
    estados: ESTADOS_PAGO as readonly string[],
    permitidas: `
      sin_pago autorizar autorizado
      sin_pago cobrar pagado
      sin_pago perder_rastro desconocido
      autorizado cobrar pagado
      autorizado liberar sin_pago
      autorizado perder_rastro desconocido
      desconocido cobrar pagado
      desconocido autorizar autorizado
      desconocido liberar sin_pago
      pagado fiar autorizado
      pagado pedir_reembolso reembolso_pendiente
      reembolso_pendiente reembolsar_todo reembolsado
      reembolso_pendiente reembolsar_parte reembolsado_parcial
      reembolsado_parcial pedir_reembolso reembolso_pendiente
      reembolsado_parcial retornar_reembolso reembolso_pendiente
      reembolsado pedir_reembolso reembolso_pendiente
      reembolsado retornar_reembolso reembolso_pendiente
      pagado disputar contracargo
      reembolso_pendiente disputar contracargo
      reembolsado_parcial disputar contracargo
      reembolsado disputar contracargo
      contracargo ganar_disputa pagado
      contracargo perder_disputa reembolsado
      contracargo perder_parte reembolsado_parcial`,
  },
  {
    nombre: 'reembolso',
    siguiente: siguienteEstadoReembolso as (estado: string, evento: string) => string | null,
    estados: ['solicitado', 'enviado', 'hecho', 'rechazado', 'desconocido', 'retornado', 'manual'],
    permitidas: `
      hecho retornar retornado
      retornado pasar_a_manual manual
      retornado hacer_alla hecho
      rechazado hacer_alla hecho
      manual hacer_alla hecho
      solicitado enviar enviado
      enviado hacer hecho
      enviado rechazar rechazado
      enviado perder_rastro desconocido
      desconocido hacer hecho
      desconocido rechazar rechazado
      desconocido no_encontrar solicitado
      rechazado pasar_a_manual manual
      manual hacer hecho`,
  },
  {
    nombre: 'estadoLiquidacion',
    siguiente: siguienteEstadoLiquidacion as (estado: string, evento: string) => string | null,
    estados: ESTADOS_LIQUIDACION as readonly string[],
    permitidas: `
      retenida liberar liberable
      liberable programar programada
      programada liquidar liquidada
      programada devolver liberable
      retenida revertir revertida
      liberable revertir revertida
      programada revertir revertida
      liquidada revertir revertida`,
  },
  {
    nombre: 'corrida',
    siguiente: siguienteEstadoCorrida as (estado: string, evento: string) => string | null,
    estados: ['borrador', 'aprobada', 'enviada', 'pagada', 'devuelta'],
    permitidas: `
      borrador aprobar aprobada
      aprobada enviar enviada
      enviada pagar pagada
      enviada devolver devuelta`,
  },
]

describe.each(MAQUINAS)('P2: $nombre', ({ siguiente, estados, permitidas }) => {
  const lista = permitidas
    .trim()
    .split(/\n\s*/)
    .map((linea) => linea.split(' ') as [string, string, string])
  const eventos = [...new Set(lista.map(([, evento]) => evento))]
  const pares = estados.flatMap((estado) =>
    eventos.map((evento) => ({
      estado,
      evento,
      a: lista.find(([de, e]) => de === estado && e === evento)?.[2] ?? null,
    })),
  )

  it.each(pares)('$estado + $evento → $a', ({ estado, evento, a }) => {
    expect(siguiente(estado, evento)).toBe(a)
  })
})

describe('P2: attempts advance by rank', () => {
  const estados = Reserva.shape.pago.unwrap().shape.estado.options
  const orden: EstadoIntento[] = ['creado', 'requiere_accion', 'procesando', 'fallido', 'anulado', 'exitoso']
  const esperado = (de: EstadoIntento, a: EstadoIntento): EstadoIntento | null => {
    if (de === a) return null
    if (de === 'desconocido') return a
    if (a === 'desconocido') return ['creado', 'requiere_accion', 'procesando'].includes(de) ? a : null
    if (de === 'fallido' && (a === 'requiere_accion' || a === 'procesando')) return a
    return orden.indexOf(a) > orden.indexOf(de) ? a : null
  }

  it.each(estados.flatMap((de) => estados.map((a) => ({ de, a, queda: esperado(de, a) }))))(
    '$de, told $a → $queda',
    ({ de, a, queda }) => {
      expect(siguienteEstadoIntento(de, a)).toBe(queda)
    },
  )

  it('never leaves exitoso', () => {
    expect(estados.map((a) => siguienteEstadoIntento('exitoso', a)).filter(Boolean)).toEqual([])
  })

  it('keeps four of them open', () => {
    expect(estados.filter(estaAbierto)).toEqual(['creado', 'requiere_accion', 'procesando', 'desconocido'])
  })
})

describe('a hold that ended without money', () => {
  const ahora = new Date('2026-11-14T15:00:00Z')
  const retencion = {
    estado: 'pendiente',
    estadoPago: 'sin_pago',
    confirmadaEn: null,
    empresaId: null,
    ocupaHasta: new Date('2026-11-14T15:00:01Z'),
  } as const
  it.each([
    ['still holds its places', {}, false],
    ['ran out', { ocupaHasta: ahora }, true],
    ['ran out, and a job said so', { estado: 'expirada' }, true],
    ['was let go', { estado: 'cancelada' }, true],
    ['was let go while its money is looked for', { estado: 'cancelada', estadoPago: 'desconocido' }, false],
    ['cost nothing, was confirmed and then cancelled', { estado: 'cancelada', confirmadaEn: ahora }, false],
    ['is of a company, which owes it', { estado: 'cancelada', empresaId: 'e1' }, false],
    ['was paid', { estado: 'confirmada', estadoPago: 'pagado' }, false],
  ] as const)('%s', (_cual, fila, nada) => {
    expect(quedoEnNada({ ...retencion, ...fila }, ahora)).toBe(nada)
  })
})
