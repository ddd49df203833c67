import { expect, it } from 'vitest'
import { createPatterns } from './route-patterns.ts'

const patternOf = createPatterns([
  '/',
  '/api/reservas/:id',
  '/api/reservas/buscar',
  '/api/reservas/:id/cancelar',
  '/experiencias/:ciudad',
  '/experiencias/:ciudad/:tipo',
  '/assets/*',
])

it.each([
  ['/', '/'],
  ['/api/reservas/5b0f', '/api/reservas/:id'],
  ['/api/reservas/buscar', '/api/reservas/buscar'],
  ['/api/reservas/buscar/cancelar', '/api/reservas/:id/cancelar'],
  ['/api/reservas/5b0f/cancelar/', '/api/reservas/:id/cancelar'],
  ['/api/reservas', null],
  ['/experiencias/pucon/rosa@ejemplo.cl', '/experiencias/:ciudad/:tipo'],
  ['/experiencias/a/b/c', null],
  ['/assets/x/y.js', '/assets/*'],
  ['/rosa@ejemplo.cl', null],
])('%s follows %s', (path, pattern) => expect(patternOf(path)).toBe(pattern))
