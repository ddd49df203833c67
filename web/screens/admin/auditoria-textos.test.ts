import { expect, it } from 'vitest'
import { codigoDeAccion, nombreDeAccion, nombreDeObjeto, textoDeParte } from './auditoria-textos.ts'

it.each([
  [{ clave: 'monto', valor: 25_000 }, 'Monto: $25.000'],
  [{ clave: 'desde', valor: '2026-11-18T15:00:00.000Z' }, 'Desde: mié 18 nov\u00a0· 12:00'],
  [{ clave: 'desde', valor: '2026-11-18' }, 'Desde: 18-11-2026'],
  [{ clave: 'plazoDias', valor: 30 }, 'Plazo en días: 30'],
  [{ clave: 'sinRed', valor: true }, 'Sin conexión: sí'],
  [{ clave: 'porcentaje', valor: 50 }, 'Porcentaje: 50 %'],
  [{ clave: 'margen', valor: 1_250 }, 'Margen: 12,5 %'],
  [{ clave: 'empresaId', valor: '6d62cbf3-44a3-459a-8eff-e0b05acce4d5' }, 'Empresa: 6d62cbf3'],
  [{ clave: 'regla', valor: 'datos_personales' }, 'Regla: datos personales'],
  [{ clave: 'papel', valor: 'guia' }, 'Papel: Guía'],
  [{ clave: 'papel', valor: 'lectura' }, 'Papel: lectura'],
  [{ clave: 'otraCosa', valor: 'x' }, 'otraCosa: x'],
])('%j: %s', (parte, texto) => expect(textoDeParte(parte)).toBe(texto))

it('names an act as people read it', () =>
  expect(
    [
      'personal.invitar',
      'ver_mensaje_reportado',
      'transferencia.mostrar_cuenta',
      'proponer_devolucion',
      'ver-documento',
    ].map(nombreDeAccion),
  ).toEqual([
    'Personal: invitar',
    'Ver mensaje reportado',
    'Transferencia: mostrar cuenta',
    'Proponer devolución',
    'Ver documento',
  ]))

it.each(['proponer_devolucion', 'personal.invitar', 'ver_mensaje_reportado', 'transferencia.mostrar_cuenta'])(
  '%s is found by its name and by its code',
  (accion) => expect([codigoDeAccion(nombreDeAccion(accion)), codigoDeAccion(` ${accion} `)]).toEqual([accion, accion]),
)

const ID = '406518cd-44a3-459a-8eff-e0b05acce4d5'
it.each([
  [{ objeto: 'reserva', objetoId: ID, nombre: 'H3PRH29M' }, 'Reserva H3PR-H29M'],
  [{ objeto: 'empresa', objetoId: ID, nombre: 'Costanera Viajes' }, 'Empresa Costanera Viajes'],
  [{ objeto: 'corrida', objetoId: ID, nombre: null }, 'Corrida'],
  [{ objeto: 'clave_api', objetoId: ID, nombre: null }, 'Clave api'],
  [{ objeto: 'regla', objetoId: 'feriados', nombre: null }, 'Regla feriados'],
])('%j is called %s', (fila, texto) => expect(nombreDeObjeto(fila)).toBe(texto))
