import { expect, it } from 'vitest'
import { comprobarInvariantes, elegirFecha } from '#server/modules/reservas/index.ts'
import { suspenderSalidas } from '#server/modules/suspensiones/index.ts'
import { enCadaRevendedor } from '#server/testing/cada-revendedor.ts'
import { AHORA, unAnfitrion, unUsuario } from '#server/testing/datos.ts'
import { CONTACTO, unProducto, type Respuesta } from '#server/testing/octo-mundo.ts'

const DIA = 24 * 3_600_000

const SESION = {
  tipo: 'sesion',
  sesionId: 's',
  anfitrionId: null,
  proveedor: null,
  empresa: null,
  rolesAdmin: [],
} as const

interface Booking {
  id: string
  uuid: string
  status: string
}

type Producto = Awaited<ReturnType<typeof unProducto>>

enCadaRevendedor('what a booking that is moved waits for', (octo) => {
  const db = () => octo.programa.database.db
  const ok = (r: Respuesta): Booking => {
    expect(r).toMatchObject({ status: 200 })
    return r.body
  }
  const adultos = (n: number) => ({ unitItems: Array.from({ length: n }, () => ({ unitId: 'adulto' })) })
  const patch = ({ uuid }: Booking, body: object) => octo.agencia.pedir(`PATCH /bookings/${uuid}`, { body })
  const a = (p: Producto, dias = 3) => ({
    productId: p.experiencia.id,
    optionId: 'DEFAULT',
    availabilityId: p.slot(dias),
  })
  const leer = ({ id }: Booking) =>
    db()
      .selectFrom('reservas')
      .select(['estado', 'aceptarAntesDe', 'salidaId'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const estado = async (hecha: Booking) => ok(await octo.agencia.pedir(`GET /bookings/${hecha.uuid}`)).status
  const avisos = async ({ id }: Booking) =>
    (
      await db().selectFrom('notificaciones').select('clave').where('clave', 'like', `operador-%:${id}:%`).execute()
    ).map(({ clave }) => clave.split(':')[0]!.replace('operador-', ''))

  async function confirmada(p: Producto, n = 2): Promise<Booking> {
    const { uuid } = ok(await octo.agencia.pedir('POST /bookings', { body: p.reserva(adultos(n)) }))
    return ok(await octo.agencia.pedir(`POST /bookings/${uuid}/confirm`, { body: { contact: CONTACTO } }))
  }

  it('is nothing on one that confirms by itself: it is CONFIRMED there, and nobody throws it out at the hour of the other', async () => {
    const [conMinimo, libre] = [
      await unProducto(octo.programa, { minParticipantes: 6 }),
      await unProducto(octo.programa),
    ]
    const hecha = await confirmada(conMinimo)
    expect(hecha.status).toBe('PENDING')
    expect(ok(await patch(hecha, a(libre, 4))).status).toBe('CONFIRMED')
    octo.programa.clock.now = new Date(conMinimo.salidas[0]!.inicioUtc.getTime() - DIA / 2)
    await octo.programa.run('reservas.vencer')
    octo.programa.clock.now = AHORA
    expect(await estado(hecha)).toBe('CONFIRMED')
  })

  it('is the operator of the new one, asked anew, with the day that is theirs', async () => {
    const [{ id: anfitrionId, usuarioId }, p] = [
      await unAnfitrion(db()),
      await unProducto(octo.programa, { confirmacion: 'solicitud' }),
    ]
    const otra = await unProducto(octo.programa, { confirmacion: 'solicitud', anfitrionId })
    const hecha = await confirmada(p)
    await octo.programa.settle()
    await db()
      .updateTable('reservas')
      .set({ aceptarAntesDe: new Date(AHORA.getTime() + 60_000) })
      .where('id', '=', hecha.id)
      .execute()
    expect(ok(await patch(hecha, a(otra))).status).toBe('PENDING')
    await octo.programa.settle()
    expect([(await leer(hecha)).aceptarAntesDe, await avisos(hecha)]).toEqual([
      new Date(AHORA.getTime() + DIA),
      ['por_aceptar'],
    ])
    expect(
      (
        await db()
          .selectFrom('notificaciones')
          .select('usuarioId')
          .where('clave', 'like', `operador-%:${hecha.id}:%`)
          .execute()
      ).map((uno) => uno.usuarioId),
    ).toEqual([usuarioId])
  })

  it('is not waited for by one that is CONFIRMED: it stays where it is', async () => {
    const libre = await unProducto(octo.programa)
    const hecha = await confirmada(libre)
    for (const fila of [{ confirmacion: 'solicitud' }, { minParticipantes: 6 }]) {
      expect(await patch(hecha, a(await unProducto(octo.programa, fila)))).toMatchObject({
        status: 400,
        body: { error: 'UNPROCESSABLE_ENTITY' },
      })
    }
    expect(await leer(hecha)).toMatchObject({ estado: 'confirmada', salidaId: libre.salidas[0]!.id })
  })

  it('is asked of the operator for more people of one that was accepted', async () => {
    const p = await unProducto(octo.programa, { confirmacion: 'solicitud' })
    const hecha = await confirmada(p)
    await db()
      .updateTable('reservas')
      .set({ estado: 'confirmada', confirmadaEn: AHORA })
      .where('id', '=', hecha.id)
      .execute()
    expect(await patch(hecha, adultos(3))).toMatchObject({ status: 400, body: { error: 'UNPROCESSABLE_ENTITY' } })
    expect(ok(await patch(hecha, adultos(1))).status).toBe('CONFIRMED')
  })

  it('is reached by whoever is added, and by whoever comes', async () => {
    const p = await unProducto(octo.programa, { minParticipantes: 4 })
    const [una, otra] = [await confirmada(p, 1), await confirmada(p, 1)]
    ok(await patch(otra, adultos(2)))
    expect([await estado(una), await estado(otra)]).toEqual(['PENDING', 'PENDING'])
    const tercera = await confirmada(await unProducto(octo.programa), 1)
    expect(ok(await patch(tercera, a(p, 2))).status).toBe('CONFIRMED')
    expect([await estado(una), await estado(otra)]).toEqual(['CONFIRMED', 'CONFIRMED'])
    const q = await unProducto(octo.programa, { minParticipantes: 4 })
    const crece = await confirmada(q, 2)
    expect(ok(await patch(crece, adultos(4))).status).toBe('CONFIRMED')
  })

  it('is another date for what was taken off too, where the operator called off the one it was for: nothing is owed for it', async () => {
    const p = await unProducto(octo.programa, { politicaCancelacion: 'moderada' })
    const hecha = await confirmada(p, 4)
    ok(await patch(hecha, adultos(1)))
    const debe = async () =>
      (
        await db()
          .selectFrom('apuntes as a')
          .innerJoin('movimientos as m', 'm.id', 'a.movimientoId')
          .select('a.monto')
          .where('m.reservaId', '=', hecha.id)
          .where('a.cuenta', '=', 'empresas')
          .execute()
      ).reduce((suma, { monto }) => suma + monto, 0)
    expect(await debe(), 'one, and half of three').toBe(45_000)
    const suyo = {
      ...SESION,
      contexto: 'proveedor',
      usuarioId: (await unUsuario(db())).id,
      proveedor: { id: p.experiencia.proveedorId!, rol: 'gestor' },
    } as const
    await suspenderSalidas(
      { ...octo.programa.ctx(), actor: suyo },
      { salidas: [p.salidas[0]!.id], motivo: 'operativo', modo: 'ofrecer' },
    )
    const comprador = {
      ...SESION,
      contexto: 'cliente',
      usuarioId: (await unUsuario(db())).id,
      empresa: { id: octo.agencia.empresaId, rol: 'dueno' },
    } as const
    await elegirFecha({ ...octo.programa.ctx(), actor: comprador }, { id: hecha.id, salidaNuevaId: p.salidas[1]!.id })
    await octo.programa.settle()
    expect([await debe(), (await leer(hecha)).salidaId]).toEqual([18_000, p.salidas[1]!.id])
    expect((await comprobarInvariantes(db(), AHORA)).filter(({ invariante }) => !invariante.startsWith('I12'))).toEqual(
      [],
    )
  })

  it('counts from its own hour: a later date of the same is decided later', async () => {
    const p = await unProducto(octo.programa, { minParticipantes: 4 })
    const hecha = await confirmada(p)
    expect(ok(await patch(hecha, { availabilityId: p.slot(4) })).status).toBe('PENDING')
    expect((await leer(hecha)).aceptarAntesDe).toEqual(new Date(p.salidas[2]!.inicioUtc.getTime() - DIA))
  })
})
