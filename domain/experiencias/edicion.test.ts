import { describe, expect, it } from 'vitest'
import type { EstadoEdicion } from '#contract/ediciones.ts'
import type { EstadoExperiencia } from '#contract/experiencias.ts'
import { estadoTras, puedeEn, type ActoDeEdicion } from './edicion.ts'

const ACTOS: ActoDeEdicion[] = ['editar', 'enviar', 'retirar', 'descartar', 'decidir', 'pausar', 'reanudar']

it.each<[EstadoExperiencia, EstadoEdicion | null, string]>([
  ['borrador', 'borrador', 'editar enviar descartar'],
  ['observada', 'observada', 'editar enviar descartar'],
  ['en_revision', 'en_revision', 'retirar decidir'],
  ['publicada', null, 'editar pausar'],
  ['pausada', null, 'editar reanudar'],
  ['publicada', 'borrador', 'editar enviar descartar pausar'],
  ['publicada', 'en_revision', 'retirar decidir pausar'],
  ['retirada', null, ''],
])('an experiencia %s with a version %s may be: %s', (estadoExperiencia, edicion, actos) => {
  expect(ACTOS.filter((acto) => puedeEn({ estadoExperiencia, edicion }, acto)).join(' ')).toBe(actos)
})

describe('a decision', () => {
  it.each<[EstadoExperiencia, 'aprobada' | 'observada' | 'rechazada', number, EstadoExperiencia]>([
    ['en_revision', 'aprobada', 0, 'publicada'],
    ['en_revision', 'observada', 0, 'observada'],
    ['en_revision', 'rechazada', 0, 'borrador'],
    ['en_revision', 'rechazada', 1, 'retirada'],
    ['publicada', 'rechazada', 3, 'publicada'],
    ['publicada', 'observada', 0, 'publicada'],
    ['pausada', 'aprobada', 0, 'pausada'],
  ])('of one %s, %s after %d refusals: %s', (estadoExperiencia, decision, rechazos, despues) => {
    expect(estadoTras(decision, { estadoExperiencia, edicion: 'en_revision' }, rechazos)).toBe(despues)
  })
})
