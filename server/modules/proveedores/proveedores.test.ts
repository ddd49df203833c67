import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Proveedor, ProveedorDetalle, proveedores } from '#contract/proveedores.ts'
import type { Ctx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'
import type { Database as Opened } from '#server/platform/db.ts'
import { bases } from '#server/testing/base.ts'
import { unCtx } from '#server/testing/contexto.ts'
import { unaExperiencia, unId, unProveedor } from '#server/testing/datos.ts'
import { listarProveedores, verProveedor, verProveedorPorSlug } from './index.ts'

describe.each(bases())('proveedores on $nombre', ({ abrir }) => {
  let base: Opened<Database>
  let ctx: Ctx

  const listar = (query: Record<string, string>) =>
    listarProveedores(ctx, proveedores.listarProveedores.input.parse(query))
  const slugs = async (query: Record<string, string>) => (await listar(query)).items.map(({ slug }) => slug)

  beforeAll(async () => {
    base = await abrir()
    ctx = unCtx(base)
    const { db } = base
    const nandu = await unProveedor(db, {
      slug: 'nandu',
      createdAt: new Date('2026-11-15T12:00:00Z'),
      codigoCorto: 'NAN1',
      nombreComercial: 'Ñandú Viajes',
      tipoProveedor: 'Agencia de viajes',
      region: '12',
      ciudad: 'Punta Arenas',
    })
    await unProveedor(db, {
      slug: 'zorro',
      createdAt: new Date('2026-11-17T12:00:00Z'),
      nombreComercial: 'zorro Trekking',
      tipoProveedor: 'Guías de turismo',
      estado: 'Pausado',
    })
    await unProveedor(db, {
      slug: 'aguila',
      createdAt: new Date('2026-11-16T12:00:00Z'),
      nombreComercial: 'Águila 100%',
      estado: 'Documento vencido',
      region: '09',
      ciudad: 'Pucón',
    })
    for (const estado of ['Borrador', 'Enviado', 'En revisión', 'Observado', 'Suspendido', 'Rechazado', 'Baja'])
      await unProveedor(db, { slug: estado, estado })
    await unaExperiencia(db, {
      proveedorId: nandu.id,
      slug: 'uno',
      relevancia: 1,
      calificacionSuma: 9,
      calificacionCantidad: 2,
    })
    await unaExperiencia(db, {
      proveedorId: nandu.id,
      slug: 'dos',
      relevancia: 2,
      calificacionSuma: 5,
      calificacionCantidad: 1,
    })
    await unaExperiencia(db, {
      proveedorId: nandu.id,
      estado: 'borrador',
      calificacionSuma: 1,
      calificacionCantidad: 1,
    })
  })
  afterAll(() => base.close())

  it.each([
    [{}, ['nandu', 'aguila', 'zorro']],
    [{ q: 'NANDU' }, ['nandu']],
    [{ q: 'pucón' }, ['aguila']],
    [{ q: '100%' }, ['aguila']],
    [{ q: '_' }, []],
    [{ tipo: 'guias de turismo' }, ['zorro']],
    [{ tipo: 'todos' }, ['nandu', 'aguila', 'zorro']],
    [{ region: '12' }, ['nandu']],
    [{ region: 'magallanes' }, ['nandu']],
    [{ estado: 'Pausado' }, ['zorro']],
    [{ pagina: '2', porPagina: '2' }, ['zorro']],
    [{ orden: 'recientes' }, ['zorro', 'aguila', 'nandu']],
    [{ orden: 'recientes', pagina: '2', porPagina: '2' }, ['nandu']],
    [{ pagina: '9' }, []],
  ])('lists %o', async (query, esperados) => {
    expect(await slugs(query)).toEqual(esperados)
  })

  it.each([
    [{ region: 'Narnia' }, 'region'],
    [{ tipo: 'Nope' }, 'tipo'],
  ])('refuses %o', async (query, campo) => {
    await expect(slugs(query)).rejects.toMatchObject({ code: 'datos-invalidos', errores: [{ campo }] })
  })

  it('counts them, with their experiences and their rating', async () => {
    const { items, total } = await listar({ pagina: '1', porPagina: '2' })
    expect(total).toBe(3)
    for (const item of items) expect(() => Proveedor.parse(item)).not.toThrow()
    expect(items[0]).toMatchObject({ experiencias: 2, calificacion: { promedio: 4.67, cantidad: 3 } })
    expect(items[1]).toMatchObject({ experiencias: 0, calificacion: { promedio: null, cantidad: 0 } })
  })

  it('shows one by id, slug or short code, with what it publishes', async () => {
    const { id } = (await listar({ q: 'nandu' })).items[0]!
    for (const nombre of [id, 'nandu', 'NAN1', 'nan1']) {
      const proveedor = await verProveedor(ctx, { id: nombre })
      expect(() => ProveedorDetalle.parse(proveedor)).not.toThrow()
      expect(proveedor.listado.map(({ slug }) => slug)).toEqual(['dos', 'uno'])
    }
    expect(await verProveedorPorSlug(ctx, { slug: 'nandu' })).toMatchObject({ id })
  })

  it.each(['Suspendido', 'Borrador', 'nadie', unId('nadie'), ''])('does not know %j', async (id) => {
    await expect(verProveedor(ctx, { id })).rejects.toMatchObject({ code: 'proveedor-desconocido' })
    await expect(verProveedorPorSlug(ctx, { slug: id })).rejects.toMatchObject({ code: 'proveedor-desconocido' })
  })
})
