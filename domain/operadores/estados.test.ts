import { ESTADOS_PROVEEDOR } from '#contract/enumeraciones/operadores.ts'
import { expect, it } from 'vitest'
import { type EventoOperador, siguienteEstadoOperador } from './estados.ts'

const TABLA: [string, Partial<Record<EventoOperador, string>>][] = [
  ['Borrador', { enviar: 'Enviado', dar_de_baja: 'Baja' }],
  [
    'Enviado',
    { tomar: 'En revisión', observar: 'Observado', aprobar: 'Activo', rechazar: 'Rechazado', dar_de_baja: 'Baja' },
  ],
  ['En revisión', { observar: 'Observado', aprobar: 'Activo', rechazar: 'Rechazado', dar_de_baja: 'Baja' }],
  ['Observado', { enviar: 'Enviado', dar_de_baja: 'Baja' }],
  [
    'Activo',
    { vencer_documento: 'Documento vencido', pausar: 'Pausado', suspender: 'Suspendido', dar_de_baja: 'Baja' },
  ],
  ['Documento vencido', { renovar_documento: 'Activo', suspender: 'Suspendido', dar_de_baja: 'Baja' }],
  ['Pausado', { reanudar: 'Activo', suspender: 'Suspendido', dar_de_baja: 'Baja' }],
  ['Suspendido', { levantar: 'Activo', dar_de_baja: 'Baja' }],
  ['Rechazado', { apelar: 'En revisión', dar_de_baja: 'Baja' }],
  ['Baja', { volver: 'Borrador' }],
]
const EVENTOS: EventoOperador[] = [
  'enviar',
  'tomar',
  'observar',
  'aprobar',
  'rechazar',
  'vencer_documento',
  'renovar_documento',
  'pausar',
  'reanudar',
  'suspender',
  'levantar',
  'dar_de_baja',
  'volver',
  'apelar',
]

it.each(TABLA)('%s', (estado, pasos) => {
  const sale = EVENTOS.flatMap((evento) => {
    const a = siguienteEstadoOperador(estado as 'Activo', evento)
    return a ? [[evento, a]] : []
  })
  expect(Object.fromEntries(sale)).toEqual(pasos)
})

it('covers every state', () => expect(TABLA.map(([estado]) => estado)).toEqual([...ESTADOS_PROVEEDOR]))
