import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FiltrosExperiencia, PuntoExperiencia } from '#contract/experiencias.ts'
import { sumarDias } from '#domain/fechas.ts'
import type { Ctx, Page } from '#server/ctx.ts'
import type { Experiencia } from '#contract/experiencias.ts'
import type { Database } from '#server/db/schema.ts'
import type { Database as Opened } from '#server/platform/db.ts'
import { bases } from '#server/testing/base.ts'
import { unCtx } from '#server/testing/contexto.ts'
import { AHORA, HOY, unaExperiencia, unAnfitrion, unaReserva, unaSalida, unProveedor } from '#server/testing/datos.ts'
import { listarCiudades, listarExperiencias, moverCatalogo, ubicarExperiencias } from './index.ts'

const MANANA = sumarDias(HOY, 1)

describe.each(bases())('listing on $nombre', ({ abrir }) => {
  let base: Opened<Database>
  let ctx: Ctx

  const listar = (query: Record<string, string> = {}, now = AHORA): Promise<Page<Experiencia>> =>
    listarExperiencias({ ...ctx, now }, FiltrosExperiencia.parse(query))
  const slugs = async (query: Record<string, string>, now = AHORA) =>
    (await listar(query, now)).items.map(({ slug }) => slug)

  beforeAll(async () => {
    base = await abrir()
    ctx = unCtx(base)
    const { db } = base
    const anfitrion = await unAnfitrion(db, { nombre: 'Berta' })
    const pucon = { ciudad: 'Pucón', region: '09', relevancia: 5 }
    await unaExperiencia(db, {
      ...pucon,
      slug: 'volcan',
      tipoExperiencia: 'Trekking',
      precioPorPersona: 50_000,
      sector: 'Volcán Villarrica',
      calificacionSuma: 9,
      calificacionCantidad: 2,
    })
    await unaExperiencia(db, {
      slug: 'aves',
      tipoExperiencia: 'Avistamiento de Aves',
      ciudad: 'Ñuñoa',
      relevancia: 4,
      precioPorPersona: 10_000,
      calificacionSuma: 45,
      calificacionCantidad: 10,
      publicadaEn: new Date('2026-01-01'),
    })
    await unaExperiencia(db, {
      slug: 'vino',
      tipoExperiencia: 'Enológica',
      ciudad: 'Arica',
      region: '15',
      relevancia: 3,
      precioPorPersona: 30_000,
      anfitrionId: anfitrion.id,
      operadorNombre: 'Berta',
      operadorSlug: 'berta',
    })
    const islas = await unaExperiencia(db, {
      slug: 'rapa',
      ciudad: 'Hanga Roa',
      lat: -27.15,
      lng: -109.43,
      region: '05',
      comunaCodigo: '05201',
      relevancia: 2,
    })
    const paine = await unaExperiencia(db, {
      slug: 'paine',
      ciudad: 'Puerto Natales',
      lat: -51.73,
      lng: -72.5,
      region: '12',
      relevancia: 1,
      publicadaEn: new Date('2026-11-19'),
    })
    for (const estado of ['borrador', 'en_revision', 'observada', 'pausada', 'retirada'])
      await unaExperiencia(db, { slug: estado, estado })
    for (const estado of ['Suspendido', 'Borrador'])
      await unaExperiencia(db, { slug: `de-${estado}`, proveedorId: (await unProveedor(db, { estado })).id })
    await unaSalida(db, islas, { fecha: MANANA, hora: '22:30', cupos: 4 })
    await unaSalida(db, paine, { fecha: sumarDias(HOY, 5), cupos: 2 })
  })
  afterAll(() => base.close())

  it('keeps to a piece of the map, and counts there', async () => {
    expect(await listar({ zona: '-110,-28,-109,-27', pagina: '1', porPagina: '1' })).toMatchObject({
      total: 1,
      items: [{ slug: 'rapa' }],
    })
    expect(await slugs({ zona: '-73,-52,-72,-51' })).toEqual(['paine'])
    expect(await slugs({ zona: '-73,-52,-72,-51', tipo: 'Culinaria', region: '01' })).toEqual([])
    expect(await slugs({ zona: '-80,10,-70,20' })).toEqual([])
  })

  it('tells a map where they are, in the order of the list', async () => {
    const { items, total } = await ubicarExperiencias(ctx, FiltrosExperiencia.parse({}))
    for (const item of items) expect(() => PuntoExperiencia.strict().parse(item)).not.toThrow()
    expect(items.map(({ slug }) => slug)).toEqual(await slugs({}))
    expect(total).toBe(items.length)
    expect(items.find(({ slug }) => slug === 'paine')).toMatchObject({ lat: -51.73, lng: -72.5 })
    expect(await ubicarExperiencias(ctx, FiltrosExperiencia.parse({ porPagina: '2' }))).toMatchObject({
      total,
      items: [{ slug: items[0]?.slug }, { slug: items[1]?.slug }],
    })
  })

  it('shows what is published by somebody who may be shown', async () => {
    expect(await slugs({})).toEqual(['volcan', 'aves', 'vino', 'rapa', 'paine'])
  })

  it('shows an experiencia as the contract says', async () => {
    const { items } = await listar({ destino: 'pucon' })
    expect(items[0]).toMatchObject({
      ubicacionGeografica: 'Pucón, Volcán Villarrica',
      duracionHoras: 2,
      region: '09',
      calificacion: { promedio: 4.5, cantidad: 2 },
      anfitrion: null,
    })
    expect((await listar({ tipo: 'enologica' })).items[0]).toMatchObject({
      proveedor: null,
      anfitrion: { nombre: 'Berta', slug: 'berta' },
      calificacion: { promedio: null, cantidad: 0 },
    })
  })

  it.each([
    [{ region: 'Atlántida' }, 'region'],
    [{ tipo: 'Buceo' }, 'tipo'],
  ])('refuses %o, which is on no list', async (query, campo) => {
    await expect(slugs(query)).rejects.toMatchObject({ code: 'datos-invalidos', errores: [{ campo }] })
  })

  it.each([
    [{ destino: 'PUCON' }, ['volcan']],
    [{ destino: 'nunoa' }, ['aves']],
    [{ destino: 'todas' }, ['volcan', 'aves', 'vino', 'rapa', 'paine']],
    [{ destino: 'Atlantis' }, []],
    [{ tipo: 'avistamiento de aves' }, ['aves']],
    [{ tipo: 'todas' }, ['volcan', 'aves', 'vino', 'rapa', 'paine']],
    [{ region: '09' }, ['volcan']],
    [{ region: '9' }, ['volcan']],
    [{ region: 'la araucania' }, ['volcan']],
    [{ region: 'Araucanía' }, ['volcan']],
    [{ precioMin: '30000' }, ['volcan', 'vino']],
    [{ precioMin: '0', precioMax: '10000' }, ['aves']],
    [{ precioMax: '0' }, ['volcan', 'aves', 'vino', 'rapa', 'paine']],
    [{ precioMin: '50000', precioMax: '10000' }, []],
    [{ precioMin: 'caro', precioMax: 'x' }, ['volcan', 'aves', 'vino', 'rapa', 'paine']],
    [{ precioMax: '999999999999999' }, ['volcan', 'aves', 'vino', 'rapa', 'paine']],
    [{ participantes: 'dos' }, ['volcan', 'aves', 'vino', 'rapa', 'paine']],
    [{ participantes: '1' }, ['rapa', 'paine']],
    [{ participantes: '3' }, ['rapa']],
    [{ participantes: '999999999999' }, []],
    [{ participantes: '9999999999999999' }, []],
    [{ precioMin: '9'.repeat(40) }, []],
    [{ orden: 'price_asc' }, ['aves', 'rapa', 'paine', 'vino', 'volcan']],
    [{ orden: 'price_desc' }, ['volcan', 'vino', 'rapa', 'paine', 'aves']],
    [{ orden: 'rating' }, ['aves', 'volcan', 'vino', 'rapa', 'paine']],
    [{ orden: 'newest' }, ['paine', 'volcan', 'vino', 'rapa', 'aves']],
  ])('%o', async (query, esperados) => {
    expect(await slugs(query)).toEqual(esperados)
  })

  it.each([
    [{ fecha: MANANA }, ['rapa']],
    [{ fecha: sumarDias(HOY, 2) }, []],
    [{ fechaInicio: MANANA }, ['rapa', 'paine']],
    [{ fechaInicio: sumarDias(HOY, 2) }, ['paine']],
    [{ fechaFin: sumarDias(HOY, 2) }, ['rapa']],
    [{ fechaInicio: MANANA, fechaFin: sumarDias(HOY, 5), participantes: '4' }, ['rapa']],
    [{ fecha: MANANA, participantes: '5' }, []],
    [{ fecha: '0001-01-01' }, []],
    [{ fechaInicio: '9999-01-01' }, []],
  ])('departures: %o', async (query, esperados) => {
    expect(await slugs(query)).toEqual(esperados)
  })

  it('refuses a range that is reversed or endless', async () => {
    expect(FiltrosExperiencia.safeParse({ fechaInicio: MANANA, fechaFin: HOY }).success).toBe(false)
    await expect(listar({ fechaInicio: '2026-01-01', fechaFin: '2028-01-01' })).rejects.toMatchObject({
      code: 'datos-invalidos',
      errores: [{ campo: 'fechaFin' }],
    })
  })

  it('counts local dates: half past ten at night on Rapa Nui is the next day in UTC', async () => {
    expect(await slugs({ fecha: MANANA })).toEqual(['rapa'])
    expect(await slugs({ fecha: sumarDias(MANANA, 1) })).toEqual([])
  })

  it('pages, with the total beside; past the end there is nothing', async () => {
    expect(await listar({ pagina: '1', porPagina: '2' })).toMatchObject({
      total: 5,
      items: [{ slug: 'volcan' }, { slug: 'aves' }],
    })
    expect(await listar({ pagina: '3', porPagina: '2' })).toMatchObject({ total: 5, items: [{ slug: 'paine' }] })
    expect(await listar({ pagina: '4', porPagina: '2' })).toEqual({ total: 5, items: [] })
    expect(await listar({ pagina: '1' })).toMatchObject({ total: 5, items: { length: 5 } })
    expect(await listar({ pagina: '2', porPagina: '1', participantes: '1' })).toMatchObject({
      total: 2,
      items: [{ slug: 'paine' }],
    })
    expect(await listar({ pagina: '9', fechaInicio: MANANA })).toEqual({ total: 2, items: [] })
  })

  it('lists the cities in Spanish order', async () => {
    expect(await listarCiudades(ctx)).toEqual(['Arica', 'Hanga Roa', 'Ñuñoa', 'Pucón', 'Puerto Natales'])
  })

  describe('places', () => {
    const dia = sumarDias(HOY, 20)
    const dentro = new Date(AHORA.getTime() + 10 * 60_000)
    const despues = new Date(AHORA.getTime() + 20 * 60_000)

    it.each([
      ['a confirmed booking takes them', { estado: 'confirmada' }, AHORA, false],
      ['a live hold takes them', { estado: 'pendiente', estadoPago: 'sin_pago' }, dentro, false],
      ['a hold that ran out gives them back at once', { estado: 'pendiente', estadoPago: 'sin_pago' }, despues, true],
      ['a cancelled booking gives them back', { estado: 'cancelada' }, AHORA, true],
    ])('%s', async (_caso, fila, now, libre) => {
      const { db } = base
      const experiencia = await unaExperiencia(db, { ciudad: 'Santiago', relevancia: -1 })
      const salida = await unaSalida(db, experiencia, { fecha: dia, cupos: 3 })
      await unaReserva(db, salida, { plazas: 2, ...fila })
      expect(
        (await slugs({ fecha: dia, participantes: '2', destino: 'santiago' }, now)).includes(experiencia.slug),
      ).toBe(libre)
      expect(await slugs({ fecha: dia, participantes: '1', destino: 'santiago' }, now)).toContain(experiencia.slug)
    })

    it('leaves out what is closed, cancelled or no longer sold', async () => {
      const { db } = base
      const fecha = sumarDias(HOY, 30)
      const experiencia = await unaExperiencia(db, { ciudad: 'Lota', cierreMinutos: 120, relevancia: -1 })
      await unaSalida(db, experiencia, { fecha, hora: '08:00', estado: 'cerrada' })
      await unaSalida(db, experiencia, { fecha, hora: '09:00', estado: 'cancelada' })
      expect(await slugs({ fecha, destino: 'lota' })).toEqual([])
      const { inicioUtc } = await unaSalida(db, experiencia, { fecha, hora: '10:00' })
      expect(await slugs({ fecha, destino: 'lota' })).toEqual([experiencia.slug])
      expect(await slugs({ fecha, destino: 'lota' }, new Date(inicioUtc.getTime() - 60 * 60_000))).toEqual([])
    })
  })

  it('follows its operador: suspended it goes, active it comes back', async () => {
    const { db } = base
    const proveedor = await unProveedor(db)
    const { slug } = await unaExperiencia(db, { proveedorId: proveedor.id, ciudad: 'Ancud' })
    const poner = (estado: string) =>
      base.transaction(async (tx) => {
        await tx.updateTable('proveedores').set({ estado }).where('id', '=', proveedor.id).execute()
        await moverCatalogo(tx)
      })
    for (const [estado, esperados] of [
      ['Pausado', [slug]],
      ['Suspendido', []],
      ['Documento vencido', [slug]],
      ['Baja', []],
      ['Activo', [slug]],
    ] as const) {
      await poner(estado)
      expect(await slugs({ destino: 'ancud' })).toEqual(esperados)
    }
  })
})
