import type { Row } from './insert-rows.ts'
import { viajera } from './personas.ts'
import { idDe } from './seeded.ts'
import type { Venta } from './ventas.ts'
import { reservaId } from './ventas-rows.ts'

const HORA_MS = 3_600_000

const CHARLA: { lado: 'viajero' | 'operador'; texto: string; haceHoras: number }[] = [
  { lado: 'viajero', texto: 'Hola, vamos dos. ¿Sirve llevar binoculares propios?', haceHoras: 30 },
  {
    lado: 'operador',
    texto: 'Hola Valentina, claro que sí. Tenemos de sobra, pero los propios siempre son más cómodos.',
    haceHoras: 28,
  },
  {
    lado: 'operador',
    texto: 'Si amanece con neblina partimos igual: es cuando más se acercan las garzas.',
    haceHoras: 3,
  },
]

/** The thread of the next trip of viajera@demo.cl; its last message waits for her. */
export function mensajeRows(
  ventas: readonly Venta[],
  hoy: Date,
): { mensajes: Row<'mensajes'>[]; lecturas: Row<'lecturas'>[] } {
  const [proxima] = ventas
    .filter(({ comprador, estado }) => comprador === viajera && estado === 'confirmada')
    .toSorted((a, b) => a.salida.inicioUtc.getTime() - b.salida.inicioUtc.getTime())
  if (!proxima) return { mensajes: [], lecturas: [] }
  const hace = (horas: number): Date => new Date(hoy.getTime() - horas * HORA_MS)
  const reserva = reservaId(proxima)
  return {
    mensajes: CHARLA.map(({ lado, texto, haceHoras }, i) => ({
      id: idDe(`mensaje:${i}`),
      reservaId: reserva,
      lado,
      texto,
      usuarioId: lado === 'viajero' ? viajera.id : null,
      adjuntoId: null,
      createdAt: hace(haceHoras),
    })),
    lecturas: [
      { reservaId: reserva, lado: 'viajero', leidoHasta: hace(27), avisadoEn: null },
      { reservaId: reserva, lado: 'operador', leidoHasta: hace(28), avisadoEn: null },
    ],
  }
}
