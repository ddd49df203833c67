import { expect, it } from 'vitest'
import { cuerpoDe, olvidarCuerpos } from '#server/modules/novedades/index.ts'
import { octoJobs } from '#server/octo/deliver.ts'
import { conCuentas, type Cuenta } from '#server/testing/cuentas.ts'
import { AHORA } from '#server/testing/datos.ts'
import { CLAVE } from '#server/testing/llamadas.ts'
import { pedirOcto } from '#server/testing/octo-mundo.ts'
import { columnasConRastro } from '#server/testing/rastros.ts'

const SENA = 'zorzalina'
const NOMBRE = 'Zorzalina Jilguero'
const TELEFONO = '+56987650199'

conCuentas('a traveller of an agency who is erased', (c) => {
  const db = () => c().programa.database.db
  const salida = () =>
    db().selectFrom('salidas').selectAll().where('id', '=', c().mundo.ids.salidaId!).executeTakeFirstOrThrow()
  let cuantas = 0
  async function unaPersona(): Promise<Cuenta> {
    const quien = await c().registrar(`${SENA}${++cuantas}@privada.cl`)
    await db()
      .updateTable('usuarios')
      .set({ emailVerificadoEn: AHORA, nombre: NOMBRE, telefono: TELEFONO })
      .where('id', '=', quien.id)
      .execute()
    await c().programa.settle()
    return quien
  }
  const rastros = async () => [
    ...(await columnasConRastro(db(), SENA)),
    ...(await columnasConRastro(db(), TELEFONO.slice(3))),
  ]
  const pasada = (id: string) =>
    db().updateTable('reservas').set({ estado: 'realizada' }).where('id', '=', id).execute()
  async function borrar({ token, email }: Cuenta): Promise<void> {
    expect((await c().pedir(token, 'POST /api/privacidad/borrado', { email, password: CLAVE })).type).toBe('')
    await c().programa.settle()
  }

  it('is not in what its address was sent, nor in what it is sent again or told next', async () => {
    const eva = await unaPersona()
    const { experienciaId } = c().mundo.ids
    const { inicioUtc, zona } = await salida()
    const octo = (ruta: string, body?: object) =>
      pedirOcto(c().programa, ruta, {
        caps: 'octo/webhooks',
        headers: { authorization: `Bearer ${c().mundo.token.sistema}` },
        ...(body && { body }),
      })
    const recibidas: string[] = []
    const jobs = octoJobs(async ({ body }) => {
      recibidas.push(body ?? '')
      return { status: 200, headers: {}, body: Buffer.alloc(0) }
    })
    const entregar = async () => {
      await c().programa.run('novedades.repartir')
      for (const { id } of await db().selectFrom('entregas').select('id').where('estado', '=', 'pendiente').execute())
        await jobs['octo.entregar'](c().programa.ctx(), { id })
    }
    expect(
      (await octo('POST /webhooks', { url: 'https://avisos.agencia.cl/octo', event: 'booking_update' })).status,
    ).toBe(200)
    const availabilityId = `${new Intl.DateTimeFormat('en-CA', { timeZone: zona }).format(inicioUtc)}T10:00:00-03:00`
    const contact = { fullName: NOMBRE, emailAddress: eva.email, phoneNumber: TELEFONO }
    const { uuid } = (
      await octo('POST /bookings', {
        productId: experienciaId,
        optionId: 'DEFAULT',
        availabilityId,
        unitItems: [{ unitId: 'adulto' }],
        contact,
      })
    ).body as { uuid: string }
    expect((await octo(`POST /bookings/${uuid}/confirm`, { contact })).status).toBe(200)
    await entregar()
    expect(recibidas.join(), 'or nothing is proven').toContain(NOMBRE)
    const { reservaId } = await db()
      .selectFrom('reventas')
      .select('reservaId')
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow()
    await pasada(reservaId)
    await borrar(eva)
    expect(await rastros()).toEqual([])
    const entrega = await db()
      .selectFrom('entregas')
      .select('id')
      .where('tipo', '=', 'reserva')
      .orderBy('orden')
      .executeTakeFirstOrThrow()
    recibidas.length = 0
    expect((await c().pedir(c().mundo.token.empresa, `POST /api/empresas/entregas/${entrega.id}/repetir`)).status).toBe(
      200,
    )
    await db().updateTable('reservas').set({ estado: 'no_asistio' }).where('id', '=', reservaId).execute()
    await entregar()
    expect(recibidas.length).toBeGreaterThan(1)
    expect(recibidas.join()).not.toMatch(/zorzalina|98765/i)
    expect(await rastros()).toEqual([])
    // Erased while it is being composed.
    await db().updateTable('entregas').set({ cuerpo: null }).where('id', '=', entrega.id).execute()
    const fila = await db().selectFrom('entregas').selectAll().where('id', '=', entrega.id).executeTakeFirstOrThrow()
    const dichos = [NOMBRE, 'nadie']
    const cuerpo = await cuerpoDe(c().programa.ctx(), fila, async () => {
      const dicho = dichos.shift()!
      if (dicho === NOMBRE) await c().programa.database.transaction((tx) => olvidarCuerpos(tx, [reservaId]))
      return { dicho }
    })
    expect([JSON.parse(cuerpo), await rastros()]).toEqual([{ dicho: 'nadie' }, []])
  })
})
