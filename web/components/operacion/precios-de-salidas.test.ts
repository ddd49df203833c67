import { expect, it } from 'vitest'
import type { Tarifa } from '#contract/experiencias.ts'
import { tarifasDelForm } from './precios-de-salidas.tsx'

const ANTES: Tarifa[] = [
  { tipo: 'adulto', precio: 20_000, edadMin: 13, edadMax: null },
  { tipo: 'nino', precio: 9_000, edadMin: 6, edadMax: 12 },
  { tipo: 'estudiante', precio: 15_000, edadMin: 6, edadMax: null },
]

function enviado(campos: Record<string, string>): Tarifa[] | null {
  const form = new FormData()
  for (const [campo, valor] of Object.entries(campos)) form.set(campo, valor)
  return tarifasDelForm(form, ANTES)
}

it.each<[string, Record<string, string>, Tarifa[] | null]>([
  [
    'keeps the ages that it does not ask for',
    { 'precio-adulto': '25.000', 'precio-estudiante': '15000' },
    [{ ...ANTES[0]!, precio: 25_000 }, ANTES[2]!],
  ],
  [
    'sends the ages that are written',
    { 'precio-adulto': '20000', 'precio-nino': '9000', 'edadMin-nino': '5', 'edadMax-nino': '11' },
    [ANTES[0]!, { ...ANTES[1]!, edadMin: 5, edadMax: 11 }],
  ],
  [
    'has no age where it was emptied',
    { 'precio-nino': '0', 'edadMax-nino': '12' },
    [{ tipo: 'nino', precio: 0, edadMin: null, edadMax: 12 }],
  ],
  ['goes back to the experience with nothing written', { 'precio-adulto': ' ' }, null],
])('the form of a departure %s', (_, campos, tarifas) => expect(enviado(campos)).toEqual(tarifas))
