import { expect, it } from 'vitest'
import { CLASES_DE_CORREO } from '#domain/usuarios/clases-de-correo.ts'
import { textoDeCorreo } from './correos-textos.ts'

it('tells every kind of mail from the others, in words', () => {
  const textos = Object.keys(CLASES_DE_CORREO).map(textoDeCorreo)
  expect(textos.filter((texto) => !/^[A-ZÁÉÍÓÚ][^-_.]+$/.test(texto))).toEqual([])
  expect(textos.filter((texto, i) => textos.indexOf(texto) !== i)).toEqual([])
})
