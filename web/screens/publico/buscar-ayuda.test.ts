import { describe, expect, it } from 'vitest'
import { TEMAS } from './ayuda-textos.ts'
import { buscarAyuda, cuantasRespuestas } from './buscar-ayuda.ts'

const ids = (texto: string) => buscarAyuda(TEMAS, texto).flatMap(({ respuestas }) => respuestas.map(({ id }) => id))

describe('buscarAyuda', () => {
  it('shows everything while nothing is looked for', () => {
    expect(cuantasRespuestas(buscarAyuda(TEMAS, '  '))).toBe(cuantasRespuestas(TEMAS))
  })
  it('needs no accents and no case', () => {
    expect(ids('DEVOLUCION tarjeta')).toContain('cuando-llega')
  })
  it('looks inside the tables', () => {
    expect(ids('bomberos')).toEqual(['numeros'])
  })
  it.each([
    ['reembolso', 'cuando-llega'],
    ['reemb', 'cuando-llega'],
    ['devolver', 'cuando-llega'],
    ['plata', 'politicas'],
    ['dinero', 'cuando-llega'],
    ['anular', 'como-cancelo'],
    ['anulación', 'como-cancelo'],
    ['postergar', 'cambiar-fecha'],
    ['ticket', 'donde-esta'],
    ['clave', 'olvide-contrasena'],
    ['lluvia', 'mal-tiempo'],
    ['mail', 'perdi-el-correo'],
    ['boleta', 'comprobante'],
    ['queja', 'reclamo'],
    ['plata tarjeta', 'cuando-llega'],
  ])('finds for %s what the pages call otherwise', (texto, respuesta) => {
    expect(ids(texto)).toContain(respuesta)
  })
  it.each([
    ['reembolso', 'politicas'],
    ['lluvia', 'mal-tiempo'],
    ['anular', 'como-cancelo'],
    ['contraseña', 'olvide-contrasena'],
  ])('begins with what asks it: %s', (texto, respuesta) => {
    expect(ids(texto)[0]).toBe(respuesta)
  })
  it('answers nothing to what is not there', () => {
    expect(ids('submarino')).toEqual([])
  })
})

it('every anchor is unique', () => {
  const todos = TEMAS.flatMap(({ id, respuestas }) => [id, ...respuestas.map((cada) => cada.id)])
  expect(new Set(todos).size).toBe(todos.length)
})
