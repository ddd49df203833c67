import { expect, it } from 'vitest'
import { normalizarEmail, ocultarEmail } from './email.ts'

it.each([[' Viajera@Demo.CL ', 'viajera@demo.cl'], ['a+b@x.cl', 'a+b@x.cl'], ['MARI\u0301A@x.cl', 'maría@x.cl']])('stores %j as %s', (texto, email) => {
  expect(normalizarEmail(texto)).toBe(email)
})

it.each([['viajera@demo.cl', 'v•••@demo.cl'], ['nada', '•••'], ['', '•••']])('hides %j as %s', (email, oculto) => {
  expect(ocultarEmail(email)).toBe(oculto)
})
