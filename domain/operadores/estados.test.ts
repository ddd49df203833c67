import { expect, it } from 'vitest'
import { ESTADOS_PROVEEDOR } from '#contract/proveedores.ts'
import { type EventoOperador, siguienteEstadoOperador } from './estados.ts'

const TABLA: [string, Partial<Record<EventoOperador, string>>][] = [
  ['Borrador', { enviar: 'Enviado' }],
  ['Enviado', { tomar: 'En revisión', observar: 'Observado', aprobar: 'Activo', rechazar: 'Rechazado' }],
  ['En revisión', { observar: 'Observado', aprobar: 'Activo', rechazar: 'Rechazado' }],
  ['Observado', { enviar: 'Enviado' }],
  ['Activo', { vencer_documento: 'Documento vencido', pausar: 'Pausado', suspender: 'Suspendido' }],
  ['Documento vencido', { renovar_documento: 'Activo', suspender: 'Suspendido' }],
  ['Pausado', { reanudar: 'Activo', suspender: 'Suspendido' }],
  ['Suspendido', { levantar: 'Activo', dar_de_baja: 'Baja' }],
  ['Rechazado', { apelar: 'En revisión' }],
  ['Baja', {}],
]
const EVENTOS: EventoOperador[] = ['enviar', 'tomar', 'observar', 'aprobar', 'rechazar', 'vencer_documento', 'renovar_documento', 'pausar', 'reanudar', 'suspender', 'levantar', 'dar_de_baja', 'apelar']

it.each(TABLA)('%s', (estado, pasos) => {
  const sale = EVENTOS.flatMap((evento) => { const a = siguienteEstadoOperador(estado as 'Activo', evento); return a ? [[evento, a]] : [] })
  expect(Object.fromEntries(sale)).toEqual(pasos)
})

it('covers every state', () => expect(TABLA.map(([estado]) => estado)).toEqual([...ESTADOS_PROVEEDOR]))
