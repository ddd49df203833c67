import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sumarDias } from '#domain/fechas.ts'
import type { Ctx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'
import type { Database as Opened } from '#server/platform/db.ts'
import { bases } from '#server/testing/base.ts'
import { unCtx } from '#server/testing/contexto.ts'
import { AHORA, HOY, unaExperiencia, unaReserva, unaSalida, unProveedor } from '#server/testing/datos.ts'
import { listarDestinos, listarDirecciones, verDestino, verLugares } from './index.ts'

const EN = (dias: number): string => sumarDias(HOY, dias)

describe.each(bases())('destinos on $nombre', ({ abrir }) => {
  let base: Opened<Database>
  let ctx: Ctx

  beforeAll(async () => {
    base = await abrir()
    ctx = { ...unCtx(base), now: AHORA }
    const { db } = base
    const pucon = { ciudad: 'Pucón', region: '09', lat: -39.27, lng: -71.98 }
    const volcan = await unaExperiencia(db, {
      ...pucon,
      slug: 'volcan',
      tipoExperiencia: 'Trekking',
      precioPorPersona: 50_000,
      updatedAt: new Date('2026-10-02'),
    })
    const aves = await unaExperiencia(db, {
      ...pucon,
      slug: 'aves',
      tipoExperiencia: 'Avistamiento de Aves',
      precioPorPersona: 12_000,
      updatedAt: new Date('2026-10-09'),
    })
    await unaExperiencia(db, {
      ciudad: 'Villarrica',
      region: '09',
      lat: -39.28,
      lng: -72.23,
      slug: 'lago',
      tipoExperiencia: 'Trekking',
    })
    await unaExperiencia(db, { ciudad: 'Castro', region: '10', slug: 'oculta', estado: 'borrador' })
    const pausado = await unProveedor(db, { estado: 'Pausado', slug: 'pausado' })
    const parada = await unaExperiencia(db, {
      ...pucon,
      slug: 'parada',
      tipoExperiencia: 'Trekking',
      proveedorId: pausado.id,
    })
    await unProveedor(db, { estado: 'Suspendido', slug: 'suspendido' })
    const llena = await unaSalida(db, volcan, { fecha: EN(1), cupos: 2 })
    await unaReserva(db, llena, { plazas: 2 })
    const [hace, mucho] = [
      await unaSalida(db, volcan, { fecha: EN(-30) }),
      await unaSalida(db, volcan, { fecha: EN(-400) }),
    ]
    await unaReserva(db, hace, { plazas: 3, estado: 'realizada' })
    await unaReserva(db, hace, { plazas: 2, estado: 'realizada' })
    await unaReserva(db, hace, { plazas: 1, estado: 'no_asistio' })
    await unaReserva(db, mucho, { plazas: 4, estado: 'realizada' })
    await unaSalida(db, parada, { fecha: EN(2) })
    await unaSalida(db, volcan, { fecha: EN(3) })
    await unaSalida(db, aves, { fecha: EN(4) })
    await unaSalida(db, aves, { fecha: EN(4), hora: '15:00' })
    await unaSalida(db, aves, { fecha: EN(60) })
  })
  afterAll(() => base.close())

  it('are the cities with something listed', async () => {
    expect((await listarDestinos(ctx)).map(({ slug, cantidad }) => [slug, cantidad])).toEqual([
      ['pucon', 3],
      ['villarrica', 1],
    ])
  })

  it('count who went in the last year, and nobody else', async () => {
    expect((await verLugares(ctx)).map(({ slug, viajeros }) => [slug, viajeros])).toEqual([
      ['pucon', 5],
      ['villarrica', 0],
    ])
  })

  it('tell what there is, from what price, and where else', async () => {
    const destino = await verDestino(ctx, { ciudad: 'pucon' })
    expect(destino).toMatchObject({
      ciudad: 'Pucón',
      precioDesde: 12_000,
      tipo: null,
      cercanos: [{ slug: 'villarrica', cantidad: 1 }],
    })
    expect(destino.tipos.map(({ slug, cantidad }) => [slug, cantidad])).toEqual([
      ['trekking', 2],
      ['avistamiento-de-aves', 1],
    ])
  })

  it('name only dates with places of somebody who may sell', async () => {
    expect((await verDestino(ctx, { ciudad: 'pucon' })).proximasFechas).toEqual([EN(3), EN(4)])
    expect((await verDestino(ctx, { ciudad: 'pucon', tipo: 'Avistamiento de Aves' })).proximasFechas).toEqual([EN(4)])
    expect((await verDestino(ctx, { ciudad: 'villarrica' })).proximasFechas).toEqual([])
  })

  it.each([
    { ciudad: 'castro' },
    { ciudad: 'Pucón' },
    { ciudad: 'pucon', tipo: 'enologica' },
    { ciudad: 'villarrica', tipo: 'city-tour' },
  ])('do not know %o', async (input) => {
    await expect(verDestino(ctx, input)).rejects.toMatchObject({ code: 'destino-desconocido' })
  })

  it('give every page of the catalogue its address and its last change', async () => {
    const direcciones = await listarDirecciones(ctx)
    const de = (path: string) =>
      direcciones
        .find((una) => una.path === path)
        ?.cambioEn?.toISOString()
        .slice(0, 10)
    expect(direcciones.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '/experiencias/pucon',
        '/experiencias/pucon/trekking',
        '/experience/volcan',
        '/provider-profile/pausado',
      ]),
    )
    expect(direcciones.filter(({ path }) => /oculta|castro|suspendido/.test(path))).toEqual([])
    expect([
      de('/experience/volcan'),
      de('/experiencias/pucon/avistamiento-de-aves'),
      de('/experiencias/pucon'),
    ]).toEqual(['2026-10-02', '2026-10-09', AHORA.toISOString().slice(0, 10)])
  })
})
