import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RolProveedor, Sesion } from '#domain/permisos/actor.ts'
import { sumarDias } from '#domain/fechas.ts'
import type { Database } from '#server/db/schema.ts'
import type { Database as Opened } from '#server/platform/db.ts'
import { bases } from '#server/testing/base.ts'
import { unCtx } from '#server/testing/contexto.ts'
import {
  AHORA,
  HOY,
  unaExperiencia,
  unaReserva,
  unaSalida,
  unAnfitrion,
  unProveedor,
  unId,
  unUsuario,
} from '#server/testing/datos.ts'
import { listarRecibidas } from './index.ts'

const sesion: Sesion = {
  tipo: 'sesion',
  contexto: 'cliente',
  usuarioId: unId('u'),
  sesionId: 's',
  anfitrionId: null,
  proveedor: null,
  empresa: null,
  rolesAdmin: [],
}
const hace = (dias: number): Date => new Date(AHORA.getTime() - dias * 86_400_000)

describe.each(bases())('what an operador sees on $nombre', ({ abrir }) => {
  let base: Opened<Database>
  let host: Sesion
  let staff: (rol: RolProveedor) => Sesion
  let suSalida: string
  beforeAll(async () => {
    base = await abrir()
    const { db } = base
    const { id: anfitrionId } = await unAnfitrion(db)
    const { id: proveedorId } = await unProveedor(db)
    host = { ...sesion, anfitrionId }
    staff = (rol) => ({ ...sesion, contexto: 'proveedor', proveedor: { id: proveedorId, rol } })
    const suya = { anfitrionId, operadorNombre: 'Berta', operadorSlug: 'berta' }
    const bote = await unaExperiencia(db, { ...suya, nombreExperiencia: 'Anda en bote' })
    const pan = await unaExperiencia(db, { ...suya, nombreExperiencia: 'Hornea pan' })
    const ajena = await unaExperiencia(db, { proveedorId })
    const manana = await unaSalida(db, bote, { cupos: 10 })
    const ayer = await unaSalida(db, bote, { fecha: sumarDias(HOY, -1), cupos: 10 })
    const otoño = await unaSalida(db, pan, { fecha: sumarDias(HOY, -40), cupos: 4 })
    const fila = (n: number) => ({ contactoNombre: `Persona ${n}` })
    await unaReserva(db, manana, { ...fila(1), plazas: 2, total: 40_000, createdAt: hace(1) })
    await unaReserva(db, manana, { ...fila(2), estado: 'pagada', plazas: 1, total: 20_000, createdAt: hace(3) })
    await unaReserva(db, manana, { ...fila(3), estado: 'pendiente', estadoPago: 'sin_pago' })
    await unaReserva(db, manana, { ...fila(4), estado: 'cancelada', estadoPago: 'reembolsado', createdAt: hace(2) })
    await unaReserva(db, manana, { ...fila(5), estado: 'cancelada', estadoPago: 'sin_pago' })
    await unaReserva(db, ayer, { ...fila(6), estado: 'realizada', plazas: 5, total: 100_000, createdAt: hace(10) })
    await unaReserva(db, otoño, { ...fila(7), estado: 'no_asistio', plazas: 2, total: 30_000, createdAt: hace(45) })
    const deProveedor = await unaSalida(db, ajena)
    suSalida = deProveedor.id
    await unaReserva(db, deProveedor, { ...fila(8), total: 999_000 })
  })
  afterAll(() => base.close())
  const ctx = (actor: Sesion) => unCtx(base, { actor, now: AHORA })
  const titulares = async (actor: Sesion, vista?: 'proximas' | 'pasadas' | 'canceladas') =>
    (await listarRecibidas(ctx(actor), { vista })).items.map(({ titular }) => titular)

  describe('bookings', () => {
    it('to come are those that are paid', async () =>
      expect((await titulares(host)).toSorted()).toEqual(['Persona 1', 'Persona 2']))
    it('called off are those that somebody had paid', async () =>
      expect(await titulares(host, 'canceladas')).toEqual(['Persona 4']))
    it('of the past come latest first', async () =>
      expect((await titulares(host, 'pasadas')).filter((titular) => titular !== 'Ana Rojas')).toEqual([
        'Persona 6',
        'Persona 7',
      ]))
    it('of others stay theirs', async () => expect(await titulares(staff('caja'))).toEqual(['Persona 8']))
    it('are none to a guide who leads no salida', async () => expect(await titulares(staff('guia'))).toEqual([]))

    it('show the contact from confirmada to 7 days after the end', async () => {
      const { items } = await listarRecibidas(ctx(host), { vista: 'proximas' })
      const contacto = (titular: string) => items.find((item) => item.titular === titular)?.contacto
      expect(contacto('Persona 1')).toMatchObject({ telefono: '+56912345678' })
      expect(contacto('Persona 2')).toBeNull()
      const { items: pasadas } = await listarRecibidas(ctx(host), { vista: 'pasadas' })
      expect(pasadas.find(({ titular }) => titular === 'Persona 6')?.contacto).not.toBeNull()
      expect(pasadas.find(({ titular }) => titular === 'Persona 7')?.contacto).toBeNull()
    })

    it('show guía and caja the phone alone: whoever works with the codigo does not see the address beside it', async () => {
      for (const [rol, email] of [
        ['dueno', expect.stringContaining('@')],
        ['gestor', expect.stringContaining('@')],
        ['caja', null],
      ] as const)
        expect(
          (await listarRecibidas(ctx(staff(rol)), {})).items.map(({ contacto }) => contacto),
          rol,
        ).toEqual([{ email, telefono: '+56912345678' }])
      const guia = { ...staff('guia'), usuarioId: (await unUsuario(base.db)).id }
      await base.db
        .insertInto('guiasDeSalidas')
        .values({ salidaId: suSalida, guiaId: guia.usuarioId, asignadoPor: guia.usuarioId, createdAt: AHORA })
        .execute()
      expect((await listarRecibidas(ctx(guia), {})).items.map(({ contacto }) => contacto)).toEqual([
        { email: null, telefono: '+56912345678' },
      ])
    })

    it('page, with the total beside', async () => {
      const { items, total } = await listarRecibidas(ctx(host), { pagina: 1, porPagina: 1 })
      expect([items.length, total]).toEqual([1, 2])
    })
  })
})
