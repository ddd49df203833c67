import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ExperienciaDetalle } from '#contract/experiencias.ts'
import type { Ctx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'
import type { Database as Opened } from '#server/platform/db.ts'
import { bases } from '#server/testing/base.ts'
import { unCtx } from '#server/testing/contexto.ts'
import { unAnfitrion, unaExperiencia, unId, unProveedor } from '#server/testing/datos.ts'
import { moverCatalogo, verExperiencia, versionDelCatalogo } from './index.ts'

describe.each(bases())('one experiencia on $nombre', ({ abrir }) => {
  let base: Opened<Database>
  let ctx: Ctx

  beforeAll(async () => {
    base = await abrir()
    ctx = unCtx(base)
  })
  afterAll(() => base.close())

  it('answers to its id, slug and short code', async () => {
    const { id, slug, codigoCorto } = await unaExperiencia(base.db, {
      tarifas: { estudiante: 9000, nino: 8000 },
      region: '05',
      comunaCodigo: '05201',
    })
    for (const nombre of [id, id.toUpperCase(), slug, codigoCorto, codigoCorto.toLowerCase()]) {
      const experiencia = await verExperiencia(ctx, { id: nombre })
      expect(() => ExperienciaDetalle.parse(experiencia)).not.toThrow()
      expect(experiencia).toMatchObject({
        id,
        zonaHoraria: 'Pacific/Easter',
        recibeReservas: true,
        puntoEncuentro: { direccion: 'Plaza de Armas', comunaCodigo: '05201' },
      })
      expect(experiencia.tarifas.map(({ tipo }) => tipo)).toEqual(['adulto', 'nino', 'estudiante'])
    }
  })

  it('names the person where a host offers it', async () => {
    const anfitrion = await unAnfitrion(base.db, {
      nombre: 'Berta',
      slug: 'berta',
      biografia: 'Tejo.',
      verificaciones: JSON.stringify(['Identidad revisada']),
    })
    const { id } = await unaExperiencia(base.db, {
      anfitrionId: anfitrion.id,
      operadorNombre: 'Berta',
      operadorSlug: 'berta',
    })
    expect((await verExperiencia(ctx, { id })).operador).toEqual({
      tipo: 'anfitrion',
      id: anfitrion.id,
      slug: 'berta',
      nombre: 'Berta',
      descripcion: 'Tejo.',
      idiomas: ['es'],
      verificaciones: ['Identidad revisada'],
    })
  })

  it.each([
    ['publicada', 'Activo', true],
    ['pausada', 'Activo', false],
    ['publicada', 'Documento vencido', false],
    ['publicada', 'Pausado', false],
    ['publicada', 'Suspendido', null],
    ['pausada', 'Baja', null],
    ['borrador', 'Activo', null],
    ['en_revision', 'Activo', null],
    ['observada', 'Activo', null],
    ['retirada', 'Activo', null],
  ])('%s of an operador %s: takes bookings %s', async (estado, operador, recibe) => {
    const proveedor = await unProveedor(base.db, { estado: operador })
    const { id, slug } = await unaExperiencia(base.db, { estado, proveedorId: proveedor.id })
    for (const nombre of [id, slug]) {
      const vista = verExperiencia(ctx, { id: nombre }).then(
        (experiencia) => experiencia.recibeReservas,
        (error: { code: string }) => error.code,
      )
      expect(await vista).toBe(recibe ?? 'experiencia-desconocida')
    }
  })

  it.each([
    '',
    ' ',
    'no-existe',
    unId('nadie'),
    '00000000-0000-0000-0000-00000000000g',
    "' or 1=1 --",
    '%',
    '1',
    'null',
  ])('does not know %j', async (id) => {
    await expect(verExperiencia(ctx, { id })).rejects.toMatchObject({ code: 'experiencia-desconocida' })
  })

  it('moves the version for all who ask afterwards', async () => {
    const antes = await versionDelCatalogo(base.db)
    expect(await Promise.all([1, 2, 3].map(async () => versionDelCatalogo(base.db)))).toEqual([antes, antes, antes])
    const temprana = versionDelCatalogo(base.db)
    await base.transaction(moverCatalogo)
    expect(await Promise.all([1, 2, 3].map(async () => versionDelCatalogo(base.db)))).toEqual([
      antes + 1,
      antes + 1,
      antes + 1,
    ])
    expect([antes, antes + 1]).toContain(await temprana)
  })
})
