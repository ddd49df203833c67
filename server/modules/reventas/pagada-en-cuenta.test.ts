import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { sumarDias } from '#domain/fechas.ts'
import type { Actor } from '#server/ctx.ts'
import { anotarPagoDeEmpresa } from '#server/modules/creditos/index.ts'
import { comprobarInvariantes, elegirFecha } from '#server/modules/reservas/index.ts'
import { suspenderSalidas } from '#server/modules/suspensiones/index.ts'
import { enCadaRevendedor } from '#server/testing/cada-revendedor.ts'
import { unMiembro } from '#server/testing/compania.ts'
import { HOY, unAnfitrion, unaSalida } from '#server/testing/datos.ts'
import { unaDeFinanzas } from '#server/testing/finanzas.ts'
import { CONTACTO, unProducto } from '#server/testing/octo-mundo.ts'

enCadaRevendedor('what a company bought on account and has paid', (octo) => {
  const db = () => octo.programa.database.db
  const con = (actor: Actor) => ({ ...octo.programa.ctx(), actor })
  const pedir = (ruta: string, body: object) => octo.agencia.pedir(ruta, { body })

  async function comprada(p: Awaited<ReturnType<typeof unProducto>>): Promise<{ id: string; uuid: string }> {
    const uuid = randomUUID()
    const { body } = await pedir(
      'POST /bookings',
      p.reserva({ uuid, availabilityId: p.slot(3), unitItems: [{ unitId: 'adulto' }] }),
    )
    expect(await pedir(`POST /bookings/${uuid}/confirm`, { contact: CONTACTO })).toMatchObject({ status: 200 })
    return { id: (body as { id: string }).id, uuid }
  }
  async function pagar(monto: number): Promise<void> {
    await octo.programa.settle()
    await anotarPagoDeEmpresa(con(await unaDeFinanzas(db())), {
      id: octo.agencia.empresaId,
      monto,
      referencia: randomUUID(),
      recibidoEn: HOY,
      sobranteAFavor: true,
    })
    await octo.programa.settle()
  }
  const enCuenta = (id: string) =>
    db()
      .selectFrom('reservas')
      .select(['estadoPago', 'total', 'salidaId'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const cumple = async () =>
    expect(
      (await comprobarInvariantes(db(), octo.programa.ctx().now)).filter(
        ({ invariante }) => !invariante.startsWith('I12'),
      ),
    ).toEqual([])

  it('may still be changed, and is owed at its new price', async () => {
    const p = await unProducto(octo.programa)
    const { id, uuid } = await comprada(p)
    const { total } = await enCuenta(id)
    await pagar(150_000)
    expect(await enCuenta(id)).toMatchObject({ estadoPago: 'pagado', total })
    expect(
      await pedir(`PATCH /bookings/${uuid}`, { unitItems: [{ unitId: 'adulto' }, { unitId: 'adulto' }] }),
    ).toMatchObject({ status: 200 })
    await octo.programa.settle()
    // What was paid too much before covers the rest.
    expect(await enCuenta(id)).toMatchObject({ estadoPago: 'pagado', total: total * 2 })
    expect(await pedir(`PATCH /bookings/${uuid}`, { unitItems: [{ unitId: 'adulto' }] })).toMatchObject({ status: 200 })
    await octo.programa.settle()
    expect(await enCuenta(id)).toMatchObject({ estadoPago: 'pagado', total })
    await cumple()
  })

  it('takes the cheaper date that is offered when its own was called off', async () => {
    const anfitriona = await unAnfitrion(db())
    const p = await unProducto(octo.programa, { anfitrionId: anfitriona.id })
    const { id } = await comprada(p)
    const { total, salidaId } = await enCuenta(id)
    await pagar(150_000)
    const barata = await unaSalida(db(), p.experiencia, { fecha: sumarDias(HOY, 9), cupos: 8 })
    await db().insertInto('salidaTarifas').values({ salidaId: barata.id, tipo: 'adulto', precio: 15_000 }).execute()
    const operador: Actor = {
      tipo: 'sesion',
      contexto: 'cliente',
      usuarioId: anfitriona.usuarioId,
      sesionId: randomUUID(),
      anfitrionId: anfitriona.id,
      proveedor: null,
      empresa: null,
      rolesAdmin: [],
    }
    await suspenderSalidas(con(operador), { salidas: [salidaId], motivo: 'clima', modo: 'ofrecer' } as never)
    await octo.programa.settle()
    const duena = await unMiembro({ db: db(), clock: octo.programa.ctx() }, octo.agencia.empresaId, 'dueno')
    expect(await elegirFecha(con(duena), { id, salidaNuevaId: barata.id })).toMatchObject({ estado: 'confirmada' })
    await octo.programa.settle()
    const ahora = await enCuenta(id)
    expect([ahora.salidaId, ahora.estadoPago, ahora.total < total]).toEqual([barata.id, 'pagado', true])
    await cumple()
  })
})
