import { expect, it } from 'vitest'
import { ESTADOS_TRANSFERENCIA, type EstadoTransferencia } from '#contract/transferencias.ts'
import type { Actor } from '#domain/permisos/actor.ts'
import {
  eventoAlPedir,
  motivoParaNoDecidir,
  POR_TRANSFERIR,
  siguienteEstadoTransferencia,
  type EventoTransferencia,
} from './transferencia.ts'

const EVENTOS: EventoTransferencia[] = [
  'proponer',
  'pedir',
  'aprobar',
  'rechazar',
  'incluir',
  'retirar',
  'enviar',
  'pagar',
  'devolver',
  'anular',
]
const de = (usuarioId: string, rol: 'finanzas' | 'soporte' = 'finanzas'): Actor => ({
  tipo: 'sesion',
  contexto: 'admin',
  usuarioId,
  sesionId: 's',
  anfitrionId: null,
  proveedor: null,
  empresa: null,
  rolesAdmin: [rol],
})

it('goes only along its machine', () => {
  const pasos = ESTADOS_TRANSFERENCIA.flatMap((estado) =>
    EVENTOS.map((evento) => [estado, evento, siguienteEstadoTransferencia(estado, evento)] as const),
  ).filter(([, , sigue]) => sigue !== null)
  expect(pasos.map((paso) => paso.join(' '))).toEqual([
    'por_pedir proponer propuesta',
    'por_pedir pedir aprobada',
    'por_pedir anular anulada',
    'propuesta aprobar aprobada',
    'propuesta rechazar por_pedir',
    'propuesta anular anulada',
    'aprobada rechazar por_pedir',
    'aprobada incluir en_nomina',
    'aprobada anular anulada',
    'en_nomina retirar aprobada',
    'en_nomina enviar enviada',
    'en_nomina anular anulada',
    'enviada pagar pagada',
    'enviada devolver por_pedir',
  ])
})

it('cannot be annulled once the bank has the order', () => {
  expect(
    ESTADOS_TRANSFERENCIA.filter((estado) => siguienteEstadoTransferencia(estado, 'anular') === 'anulada'),
  ).toEqual([...POR_TRANSFERIR])
})

it('takes a second person above 200,000', () => {
  expect([eventoAlPedir(200_000, 200_000), eventoAlPedir(200_001, 200_000)]).toEqual(['pedir', 'proponer'])
})

it.each([
  ['somebody else', de('eva'), 'propuesta aprobar', null],
  ['whoever asked', de('ana'), 'propuesta aprobar', 'aprueba-otra-persona'],
  ['whoever asked, taking it back', de('ana'), 'propuesta rechazar', null],
  ['somebody of support', de('eva', 'soporte'), 'propuesta aprobar', 'sin-permiso'],
  ['somebody else, too late', de('eva'), 'enviada rechazar', 'transicion-no-permitida'],
  ['somebody else, twice', de('eva'), 'aprobada aprobar', 'transicion-no-permitida'],
] as const)('is decided by %s', (_que, actor, paso, motivo) => {
  const [estado, decision] = paso.split(' ') as [EstadoTransferencia, 'aprobar' | 'rechazar']
  expect(motivoParaNoDecidir(actor, { estado, pedidaPor: 'ana' }, decision)).toBe(motivo)
})
