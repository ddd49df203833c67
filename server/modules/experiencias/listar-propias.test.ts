import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '#domain/permisos/actor.ts'
import { sumarDias } from '#domain/fechas.ts'
import type { Database } from '#server/db/schema.ts'
import type { Database as Opened } from '#server/platform/db.ts'
import { bases } from '#server/testing/base.ts'
import { unCtx } from '#server/testing/contexto.ts'
import { AHORA, HOY, unaExperiencia, unaReserva, unaSalida, unAnfitrion, unProveedor } from '#server/testing/datos.ts'
import { listarPropias } from './index.ts'

const sesion = {
  tipo: 'sesion',
  usuarioId: 'u',
  sesionId: 's',
  anfitrionId: null,
  proveedor: null,
  empresa: null,
  rolesAdmin: [],
} as const

describe.each(bases())('one’s own experiences on $nombre', ({ abrir }) => {
  let base: Opened<Database>
  let host: Actor
  let staff: Actor
  beforeAll(async () => {
    base = await abrir()
    const { db } = base
    const { id: anfitrionId } = await unAnfitrion(db)
    const { id: proveedorId } = await unProveedor(db)
    host = { ...sesion, contexto: 'cliente', anfitrionId }
    staff = { ...sesion, contexto: 'proveedor', proveedor: { id: proveedorId, rol: 'guia' } }
    const suya = { anfitrionId, operadorNombre: 'Berta', operadorSlug: 'berta' }
    const una = await unaExperiencia(db, {
      ...suya,
      nombreExperiencia: 'Anda en bote',
      calificacionSuma: 9,
      calificacionCantidad: 2,
    })
    await unaExperiencia(db, { ...suya, nombreExperiencia: 'Borda arpilleras', estado: 'borrador' })
    await unaExperiencia(db, { ...suya, nombreExperiencia: 'Corrige esto', estado: 'observada' })
    await unaExperiencia(db, { proveedorId, nombreExperiencia: 'Zarpa al sur' })
    await unaSalida(db, una, { fecha: sumarDias(HOY, -1) })
    const cancelada = await unaSalida(db, una, { fecha: sumarDias(HOY, 1), estado: 'cancelada' })
    const salida = await unaSalida(db, una, { fecha: sumarDias(HOY, 2), cupos: 8 })
    await unaSalida(db, una, { fecha: sumarDias(HOY, 3), cupos: 4 })
    await unaReserva(db, cancelada, { estado: 'cancelada' })
    await unaReserva(db, salida, { plazas: 3 })
    await unaReserva(db, salida, { plazas: 1, estado: 'pendiente', estadoPago: 'sin_pago' })
    await unaReserva(db, salida, { plazas: 2, estado: 'expirada', estadoPago: 'sin_pago' })
  })
  afterAll(() => base.close())
  const listar = (actor: Actor, pedido = {}) => listarPropias(unCtx(base, { actor, now: AHORA }), pedido)

  it('are shown in any estado, what asks for work first', async () => {
    const { items, total } = await listar(host)
    expect(items.map(({ nombreExperiencia, estado }) => [nombreExperiencia, estado])).toEqual([
      ['Corrige esto', 'observada'],
      ['Borda arpilleras', 'borrador'],
      ['Anda en bote', 'publicada'],
    ])
    expect(total).toBe(3)
  })

  it('have a link of one’s own, a host’s alone, once they can be bought', async () => {
    const [corrige, borda, anda] = (await listar(host)).items
    expect([corrige, borda, anda].map((una) => una!.enlacePropio)).toEqual([
      null,
      null,
      `/experience/${anda!.slug}?enlace=venta-${anda!.id}`,
    ])
    expect((await listar(staff)).items[0]!.enlacePropio).toBeNull()
  })

  it('tell the next departure that is on, how full it is and what is booked', async () => {
    const { items } = await listar(host)
    expect(items[2]).toMatchObject({
      proximaSalida: { inicio: '2026-11-20T10:00:00-03:00', cupos: 8, ocupados: 4 },
      reservasVigentes: 1,
      calificacion: { promedio: 4.5, cantidad: 2 },
    })
    expect(items[1]).toMatchObject({
      proximaSalida: null,
      reservasVigentes: 0,
      calificacion: { promedio: null, cantidad: 0 },
    })
  })

  it('are those of the provider for its staff, and nobody else’s', async () => {
    expect((await listar(staff)).items.map(({ nombreExperiencia }) => nombreExperiencia)).toEqual(['Zarpa al sur'])
    await expect(listar({ ...sesion, contexto: 'cliente' })).rejects.toMatchObject({ code: 'sin-permiso' })
  })

  it('page', async () => {
    const { items, total } = await listar(host, { pagina: 2, porPagina: 2 })
    expect([items.length, total]).toEqual([1, 3])
  })
})
