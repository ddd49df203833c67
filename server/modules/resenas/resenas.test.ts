import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { experiencias, Resena } from '#contract/experiencias.ts'
import { ResenaDeProveedor } from '#contract/proveedores.ts'
import type { Ctx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'
import { verExperiencia } from '#server/modules/experiencias/index.ts'
import { verProveedor } from '#server/modules/proveedores/index.ts'
import type { Database as Opened } from '#server/platform/db.ts'
import { bases } from '#server/testing/base.ts'
import { unCtx } from '#server/testing/contexto.ts'
import { AHORA, unaExperiencia, unaResena, unProveedor } from '#server/testing/datos.ts'
import { sesionDe } from '#server/testing/sesion-de.ts'
import {
  listarAspectos,
  listarOpinionesDeProveedor,
  listarResenas,
  recalcularCalificacion,
  resenasJobs,
} from './index.ts'

describe.each(bases())('resenas on $nombre', ({ abrir }) => {
  let base: Opened<Database>
  let ctx: Ctx

  const listar = (query: Record<string, string>) => listarResenas(ctx, experiencias.listarResenas.input.parse(query))
  const conTres = async () => {
    const experiencia = await unaExperiencia(base.db)
    await unaResena(base.db, experiencia, { autor: 'Ana', puntaje: 4, publicadaEn: new Date('2026-10-01T12:00:00Z') })
    await unaResena(base.db, experiencia, {
      autor: 'Eva',
      puntaje: 5,
      publicadaEn: new Date('2026-11-01T12:00:00Z'),
      respuesta: 'Gracias',
    })
    await unaResena(base.db, experiencia, { autor: 'Oculta', puntaje: 1, ocultaEn: AHORA })
    await unaResena(base.db, experiencia, {
      autor: 'Futura',
      puntaje: 1,
      publicadaEn: new Date('2026-11-20T12:00:00Z'),
    })
    await unaResena(base.db, experiencia, { autor: 'Espera', puntaje: 1, publicadaEn: null })
    return experiencia
  }
  const calificacion = async (id: string) => (await verExperiencia(ctx, { id })).calificacion

  beforeAll(async () => {
    base = await abrir()
    ctx = unCtx(base)
  })
  afterAll(() => base.close())

  it('shows what is out and not hidden, the newest first', async () => {
    const { slug, id } = await conTres()
    const { items, total } = await listar({ id: slug })
    for (const item of items) expect(() => Resena.parse(item)).not.toThrow()
    expect(items.map(({ autor }) => autor)).toEqual(['Eva', 'Ana'])
    expect(items[0]).toMatchObject({ publicadaEn: '2026-11-01T09:00:00-03:00', respuesta: 'Gracias' })
    expect(total).toBe(2)
    expect(await listar({ id, pagina: '2', porPagina: '1' })).toMatchObject({ total: 2, items: [{ autor: 'Ana' }] })
    expect(await listar({ id, pagina: '3', porPagina: '1' })).toEqual({ total: 2, items: [] })
  })

  it('lists them by the month of the trip that it shows, and within it by when they came out', async () => {
    const experiencia = await unaExperiencia(base.db)
    for (const [autor, mesViaje, publicadaEn] of [
      ['De octubre', '2026-10', '2026-11-09'],
      ['Primera de noviembre', '2026-11', '2026-11-05'],
      ['Última de noviembre', '2026-11', '2026-11-07'],
    ] as const)
      await unaResena(base.db, experiencia, { autor, mesViaje, publicadaEn: new Date(`${publicadaEn}T12:00:00Z`) })
    const { items } = await listar({ id: experiencia.id })
    expect(items.map(({ autor }) => autor)).toEqual(['Última de noviembre', 'Primera de noviembre', 'De octubre'])
  })

  it('shows those of a provider together, of what is listed, page by page', async () => {
    const proveedor = await unProveedor(base.db)
    const [una, otra, retirada] = await Promise.all(
      [
        { nombreExperiencia: 'Una' },
        { nombreExperiencia: 'Otra' },
        { nombreExperiencia: 'Retirada', estado: 'retirada' as const },
      ].map((fila) => unaExperiencia(base.db, { ...fila, proveedorId: proveedor.id, anfitrionId: null })),
    )
    await unaResena(base.db, una!, { autor: 'Ana', publicadaEn: new Date('2026-10-01T12:00:00Z') })
    await unaResena(base.db, otra!, { autor: 'Eva', publicadaEn: new Date('2026-11-01T12:00:00Z') })
    await unaResena(base.db, otra!, { autor: 'Oculta', ocultaEn: AHORA })
    await unaResena(base.db, otra!, { autor: 'Futura', publicadaEn: new Date('2026-11-20T12:00:00Z') })
    await unaResena(base.db, retirada!, { autor: 'De antes', publicadaEn: new Date('2026-09-01T12:00:00Z') })

    const { items, total } = await listarOpinionesDeProveedor(ctx, { id: proveedor.slug, pagina: 1, porPagina: 6 })
    for (const item of items) expect(() => ResenaDeProveedor.parse(item)).not.toThrow()
    expect(items.map(({ autor, experiencia }) => [autor, experiencia.nombreExperiencia])).toEqual([
      ['Eva', 'Otra'],
      ['Ana', 'Una'],
    ])
    expect(total).toBe(2)
    expect(await listarOpinionesDeProveedor(ctx, { id: proveedor.id, pagina: 2, porPagina: 1 })).toMatchObject({
      total: 2,
      items: [{ autor: 'Ana' }],
    })
    await expect(listarOpinionesDeProveedor(ctx, { id: 'nadie' })).rejects.toMatchObject({
      code: 'proveedor-desconocido',
    })
  })

  it('counts the public ones by their stars', async () => {
    const { id } = await conTres()
    expect((await calificacion(id)).porEstrellas).toEqual({ 5: 1, 4: 1, 3: 0, 2: 0, 1: 0 })
    const { id: sinOpiniones } = await unaExperiencia(base.db)
    expect((await calificacion(sinOpiniones)).porEstrellas).toEqual({ 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 })
  })

  it('averages each aspect over those that rated it, from three on: for everybody, and for its operator over all that is theirs', async () => {
    const proveedor = await unProveedor(base.db)
    const [una, otra] = [
      await unaExperiencia(base.db, { proveedorId: proveedor.id }),
      await unaExperiencia(base.db, { proveedorId: proveedor.id }),
    ]
    for (const [guia, seguridad] of [
      [5, 4],
      [4, 5],
      [4, null],
    ] as const)
      await unaResena(base.db, una, { guia, seguridad })
    await unaResena(base.db, una, { guia: 1, seguridad: 1, ocultaEn: AHORA })
    await unaResena(base.db, una, { guia: 1, seguridad: 1, publicadaEn: new Date('2026-11-20T12:00:00Z') })
    await unaResena(base.db, otra, { seguridad: 3 })
    expect((await calificacion(una.id)).aspectos).toEqual([{ aspecto: 'guia', promedio: 4.33, cantidad: 3 }])
    expect((await calificacion(otra.id)).aspectos).toEqual([])
    const suyas = {
      ...ctx,
      actor: sesionDe('u', { contexto: 'proveedor', proveedor: { id: proveedor.id, rol: 'guia' } }),
    }
    expect(await listarAspectos(suyas)).toEqual([
      { aspecto: 'guia', promedio: 4.33, cantidad: 3 },
      { aspecto: 'seguridad', promedio: 4, cantidad: 3 },
    ])
    // Whoever reads its page reads the same, of what it shows.
    const deOculta = await unaExperiencia(base.db, { proveedorId: proveedor.id, estado: 'borrador' })
    for (const guia of [1, 1, 1]) await unaResena(base.db, deOculta, { guia })
    expect((await verProveedor(ctx, { id: proveedor.id })).calificacion.aspectos).toEqual([
      { aspecto: 'guia', promedio: 4.33, cantidad: 3 },
      { aspecto: 'seguridad', promedio: 4, cantidad: 3 },
    ])
    await expect(listarAspectos(ctx)).rejects.toMatchObject({ code: 'sin-permiso' })
  })

  it('orders by stars and keeps to one number of them', async () => {
    const { id } = await conTres()
    const autores = async (query: Record<string, string>) =>
      (await listar({ id, ...query })).items.map(({ autor }) => autor)
    expect(await autores({ orden: 'mejor' })).toEqual(['Eva', 'Ana'])
    expect(await autores({ orden: 'peor' })).toEqual(['Ana', 'Eva'])
    expect(await listar({ id, puntaje: '4', pagina: '1' })).toMatchObject({ total: 1, items: [{ autor: 'Ana' }] })
    expect(await listar({ id, puntaje: '2', pagina: '1' })).toEqual({ total: 0, items: [] })
    expect(() => experiencias.listarResenas.input.parse({ id, puntaje: '6' })).toThrow()
  })

  it('does not know a draft', async () => {
    const { id } = await unaExperiencia(base.db, { estado: 'borrador' })
    await expect(listar({ id })).rejects.toMatchObject({ code: 'experiencia-desconocida' })
  })

  it('gives the rating that the public ones make', async () => {
    const { id } = await conTres()
    expect(await calificacion(id)).toMatchObject({ promedio: null, cantidad: 0 })
    await base.transaction((tx) => recalcularCalificacion(tx, id, ctx.now))
    expect(await calificacion(id)).toMatchObject({ promedio: 4.5, cantidad: 2 })
  })

  it('follows the clock: a review that comes out counts from then on', async () => {
    const { id } = await conTres()
    await resenasJobs['resenas.publicar'](ctx)
    expect(await calificacion(id)).toMatchObject({ promedio: 4.5, cantidad: 2 })
    await resenasJobs['resenas.publicar']({ ...ctx, now: new Date('2026-11-21T00:00:00Z') })
    expect(await calificacion(id)).toMatchObject({ promedio: 3.33, cantidad: 3 })
  })
})
