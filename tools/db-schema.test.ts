import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { generateSchema } from './db-schema.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'turismo-esquema-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

it('names the type that both drivers return for each column', { timeout: 30_000 }, async () => {
  writeFileSync(
    join(dir, '0001_a.sql'),
    `
    create type estado as enum ('a', 'b');
    create table pruebas_de_tipos (
      id bigint primary key, monto numeric(12, 0) not null, fecha date not null, inicio timestamp not null,
      creada_en timestamptz not null default now(), datos jsonb not null, extras jsonb, palabras text[] not null default '{}',
      foto bytea, estado estado not null, doble int generated always as (1 + 1) stored
    );`,
  )
  writeFileSync(join(dir, '0002_b.sql'), 'alter table pruebas_de_tipos drop column foto;')
  const source = await generateSchema(dir)
  expect(source).toContain(`export interface PruebasDeTiposTable {
  id: number
  monto: number
  fecha: string
  inicio: string
  creadaEn: Generated<Date>
  datos: Json
  extras: NullableJson
  palabras: Generated<string[]>
  estado: string
  doble: Computed<number | null>
}`)
  expect(source).toContain('  pruebasDeTipos: PruebasDeTiposTable\n')
})

it('names the migration that fails', { timeout: 30_000 }, async () => {
  writeFileSync(join(dir, '0001_mala.sql'), 'create tabla x;')
  await expect(generateSchema(dir)).rejects.toThrow('0001_mala.sql')
})
