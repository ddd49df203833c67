import { expect, it } from 'vitest'
import { CLAVES_COMUNES } from './claves-comunes.ts'
import { motivoParaNoAceptarClave, esComun } from './claves.ts'

const persona = { email: 'maria.perez@viajes.cl', nombre: 'María Pérez' }

it('knows some hundred of them', () => expect(CLAVES_COMUNES.size).toBeGreaterThan(400))

it.each([
  'password123',
  'Password123!',
  'P4ssw0rd123',
  'Contraseña1234',
  'contrasena123',
  'colocolo123',
  'ColoColo2024',
  'chile12345',
  'Chile123456!',
  'vivachile2026',
  'tequieromucho',
  'Constanza2024',
  'Valparaíso1',
  '1234567890',
  '0987654321',
  '12345678901234',
  'qwertyuiop',
  'poiuytrewq',
  'asdfghjkl123',
  '1q2w3e4r5t',
  'aaaaaaaaaaaa',
  'abababababab',
  'colocolocolocolo',
  '!!!bienvenido!!!',
  'iloveyou2026',
])('%s is too common', (clave) => {
  expect(esComun(clave)).toBe(true)
  expect(motivoParaNoAceptarClave(clave, persona)).toMatch('muy común')
})

it.each([
  'maria.perez@viajes.cl',
  'maria.perez',
  'MariaPerez2026',
  'perezmaria12',
  'María Pérez',
  'pérez pérez',
  'tourismhubchile',
  'TourismHub2026',
  'Tourism Hub Chile!',
  'mariamaria.1',
])('%s says only who one is', (clave) => {
  expect(motivoParaNoAceptarClave(clave, persona)).not.toBeNull()
})

it.each([
  'Chile-demo-2026',
  'volcan osorno al alba',
  'Kp7#vQ2m!xTz',
  'una frase larga y propia',
  'maria viaja a chiloe en bote',
  'trekking-en-bicicleta',
  '83920174665',
  'ñandú patagónico feliz',
  '密码密码很安全的一个密码',
])('%s is fine', (clave) => {
  expect(motivoParaNoAceptarClave(clave, persona)).toBeNull()
})

it('needs to know nobody', () => {
  expect(motivoParaNoAceptarClave('Kp7#vQ2m!xTz', {})).toBeNull()
  expect(motivoParaNoAceptarClave('tourismhub2026', {})).not.toBeNull()
})
