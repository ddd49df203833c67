import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FiltrosExperiencia } from '#contract/experiencias.ts'
import type { Ctx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'
import type { Database as Opened } from '#server/platform/db.ts'
import { bases } from '#server/testing/base.ts'
import { unCtx } from '#server/testing/contexto.ts'
import { unaExperiencia } from '#server/testing/datos.ts'
import { listarExperiencias, reindexarPalabras } from './index.ts'

const CATALOGO = [
  {
    slug: 'villarrica',
    nombreExperiencia: 'Asciende el volcán Villarrica',
    ciudad: 'Pucón',
    region: '09',
    tipoExperiencia: 'Trekking',
    descripcionLarga: 'Una cumbre con glaciar y vista a los lagos.',
  },
  {
    slug: 'torres',
    nombreExperiencia: 'Camina a la base de las Torres',
    ciudad: 'Puerto Natales',
    sector: 'Torres del Paine',
    region: '12',
    tipoExperiencia: 'Trekking',
    descripcionLarga: 'Dieciocho kilómetros hasta la laguna, con guía de montaña.',
  },
  {
    slug: 'aves',
    nombreExperiencia: 'Observa aves en el humedal',
    ciudad: 'Concón',
    region: '05',
    tipoExperiencia: 'Avistamiento de Aves',
    descripcionLarga: 'Garzas, cisnes y pilpilenes al amanecer.',
  },
  {
    slug: 'puerto',
    nombreExperiencia: 'Recorre los cerros del puerto',
    ciudad: 'Valparaíso',
    region: '05',
    tipoExperiencia: 'City Tour',
    descripcionLarga: 'Ascensores, murales y una pescada frita frente a la caleta.',
  },
  {
    slug: 'cata',
    nombreExperiencia: 'Cata carmenère entre parras',
    ciudad: 'Santa Cruz',
    region: '06',
    tipoExperiencia: 'Enológica',
    descripcionLarga: 'Tres vinos y queso de la zona, con vista al volcán Tinguiririca.',
  },
]

describe.each(bases())('text search on $nombre', ({ abrir }) => {
  let base: Opened<Database>
  let ctx: Ctx

  const slugs = async (query: Record<string, string>) =>
    (await listarExperiencias(ctx, FiltrosExperiencia.parse(query))).items.map(({ slug }) => slug)

  beforeAll(async () => {
    base = await abrir()
    ctx = unCtx(base)
    for (const [i, fila] of CATALOGO.entries()) await unaExperiencia(base.db, { ...fila, relevancia: i })
    await unaExperiencia(base.db, { slug: 'oculta', nombreExperiencia: 'Navega en kayak', estado: 'borrador' })
    await reindexarPalabras(base.db)
  })
  afterAll(() => base.close())

  it.each([
    ['pucon', ['villarrica']],
    ['PUCÓN', ['villarrica']],
    ['avistamientos de abes', ['aves']],
    ['ave', ['aves']],
    ['valparaizo', ['puerto', 'aves']],
    ['balparaiso', ['puerto', 'aves']],
    ['treking en torres', ['torres']],
    ['trekin', ['torres', 'villarrica']],
    ['trek', ['torres', 'villarrica']],
    ['valpa', ['puerto', 'aves']],
    ['bolcanes', ['villarrica', 'cata']],
    ['vlocan', ['villarrica', 'cata']],
    ['volcán', ['villarrica', 'cata']],
    ['quesos', ['cata']],
    ['kilometro', ['torres']],
    ['quiero hacer un trekking en Pucón', ['villarrica']],
    ['trekking marte', ['torres', 'villarrica']],
    ['aves vino', ['aves', 'cata']],
    ['pajaros', ['aves']],
    ['senderismo', ['torres', 'villarrica']],
    ['volcan humedal', ['aves', 'cata', 'villarrica']],
    ['kayak', []],
    ['xyzzy', []],
    ['!!!', []],
    ["'; drop table experiencias; --", []],
    ['a & b | !c:*', ['cata', 'puerto', 'aves', 'torres', 'villarrica']],
    ['de la', ['cata', 'puerto', 'aves', 'torres', 'villarrica']],
  ])('%s', async (q, esperados) => {
    expect(await slugs({ q })).toEqual(esperados)
  })

  it.each([
    ['trekking marte', { sinUso: ['marte'], soloAlguna: false }],
    ['Vino, júpiter y marte', { sinUso: ['júpiter', 'marte'], soloAlguna: false }],
    ['aves vino', { sinUso: [], soloAlguna: true }],
    ['aves vino júpiter', { sinUso: ['júpiter'], soloAlguna: true }],
    ['quiero hacer un trekking en Pucón', undefined],
    ['valparaizo', undefined],
    ['xyzzy', undefined],
  ])('%s: says what of it was not met', async (q, coincidencia) => {
    expect((await listarExperiencias(ctx, FiltrosExperiencia.parse({ q }))).coincidencia).toEqual(coincidencia)
  })

  it('puts what matches in its name or place first, across pages', async () => {
    expect(await slugs({ q: 'volcan', pagina: '1', porPagina: '1' })).toEqual(['villarrica'])
    expect(await slugs({ q: 'volcan', pagina: '2', porPagina: '1' })).toEqual(['cata'])
    expect(
      await listarExperiencias(ctx, FiltrosExperiencia.parse({ q: 'volcan', pagina: '3', porPagina: '1' })),
    ).toEqual({ items: [], total: 2 })
    expect(
      await listarExperiencias(ctx, FiltrosExperiencia.parse({ q: 'volcan', pagina: '1', porPagina: '1' })),
    ).toMatchObject({ total: 2 })
  })

  it.each([
    [{ q: 'volcan', orden: 'price_asc', region: '06' }, ['cata']],
    [{ q: 'volcan', destino: 'valparaiso' }, []],
    [{ q: 'trekking', orden: 'newest' }, ['torres', 'villarrica']],
    [{ q: 'trekking', precioMin: '90000' }, []],
  ])('joins the other filters: %o', async (query, esperados) => {
    expect(await slugs(query)).toEqual(esperados)
  })

  it('finds a word that came after the last rebuilding, and drops the words that went', async () => {
    const nueva = await unaExperiencia(base.db, {
      nombreExperiencia: 'Vuela en parapente',
      ciudad: 'Iquique',
      region: '01',
    })
    expect(await slugs({ q: 'parapente' })).toEqual([nueva.slug])
    expect(await slugs({ q: 'parapemte' })).toEqual([])
    await reindexarPalabras(base.db)
    expect(await slugs({ q: 'parapemte' })).toEqual([nueva.slug])
    await base.db.updateTable('experiencias').set({ estado: 'retirada' }).where('id', '=', nueva.id).execute()
    await reindexarPalabras(base.db)
    expect(await slugs({ q: 'parapente' })).toEqual([])
    expect(
      await base.db
        .selectFrom('palabras')
        .select('palabra')
        .where('palabra', 'in', ['parapente', 'kayak', 'volcan'])
        .execute(),
    ).toEqual([{ palabra: 'volcan' }])
  })

  it('lists what the city it names has, and nothing of elsewhere', async () => {
    const { id } = await unaExperiencia(base.db, {
      slug: 'remo',
      nombreExperiencia: 'Rema en kayak por la bahía',
      ciudad: 'Iquique',
      region: '01',
      tipoExperiencia: 'Aventura',
    })
    await reindexarPalabras(base.db)
    const casos: [string, string[]][] = [
      ['kayac santa cruz', ['cata']],
      ['kayac santa crus', ['cata']],
      ['aves santa cruz', ['cata']],
      ['kayac vinos santa cruz', ['cata']],
      ['treking valparaiso', ['puerto']],
      ['cata kayac pucon', ['villarrica']],
    ]
    for (const [q, esperados] of casos) {
      expect([q, ...(await slugs({ q }))]).toEqual([q, ...esperados])
      expect((await listarExperiencias(ctx, FiltrosExperiencia.parse({ q }))).coincidencia).toEqual({
        sinUso: [],
        soloAlguna: true,
      })
    }
    expect(await slugs({ q: 'kayac' })).toEqual(['remo'])
    // In another city, by the filter: its words alone are what is left.
    expect(await slugs({ q: 'kayac santa cruz', destino: 'Iquique' })).toEqual(['remo'])
    await base.db.updateTable('experiencias').set({ estado: 'retirada' }).where('id', '=', id).execute()
    await reindexarPalabras(base.db)
  })

  it('keeps wine and Viña del Mar apart, however they are written', async () => {
    const dunas = await unaExperiencia(base.db, {
      nombreExperiencia: 'Pedalea la costa hasta las dunas',
      ciudad: 'Viña del Mar',
      region: '05',
    })
    const parras = await unaExperiencia(base.db, {
      nombreExperiencia: 'Almuerza en una viña con vino país',
      ciudad: 'Cauquenes',
      region: '07',
    })
    await reindexarPalabras(base.db)
    const [solaLaCiudad, ambas] = [[dunas.slug], expect.arrayContaining([dunas.slug, parras.slug])]
    for (const q of ['vino', 'vinos', 'bino']) expect([q, ...(await slugs({ q }))]).toEqual([q, parras.slug, 'cata'])
    for (const q of ['viña del mar', 'vina del mar', 'Viña Mar']) expect(await slugs({ q })).toEqual(solaLaCiudad)
    for (const q of ['viña', 'vina', 'viñas', 'VIÑA', 'bina']) expect(await slugs({ q })).toEqual(ambas)
  })
})
