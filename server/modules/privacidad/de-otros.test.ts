import { expect, it } from 'vitest'
import type { Exportacion } from '#contract/privacidad.ts'
import { conCuentas, type Cuenta } from '#server/testing/cuentas.ts'
import { AHORA, unaEmpresa, unaReserva } from '#server/testing/datos.ts'
import { CLAVE } from '#server/testing/llamadas.ts'

conCuentas('what others made that names somebody', (c) => {
  const db = () => c().programa.database.db
  const salida = () =>
    db().selectFrom('salidas').selectAll().where('id', '=', c().mundo.ids.salidaId!).executeTakeFirstOrThrow()
  const borrar = ({ token, email }: Cuenta) =>
    c().pedir(token, 'POST /api/privacidad/borrado', { email, password: CLAVE })
  async function conCorreoConfirmado(): Promise<Cuenta> {
    const quien = await c().registrar()
    await db().updateTable('usuarios').set({ emailVerificadoEn: AHORA }).where('id', '=', quien.id).execute()
    return quien
  }

  it('is a trip that a company bought for them: in the copy without its price, waited for, and then without their name', async () => {
    const eva = await conCorreoConfirmado()
    const { id: empresaId } = await unaEmpresa(db())
    const suya = {
      empresaId,
      contactoNombre: 'Eva Plantada',
      contactoEmail: eva.email,
      contactoTelefono: '+56955331234',
      comentario: 'Eva es alérgica',
    }
    const reserva = await unaReserva(db(), await salida(), {
      ...suya,
      estado: 'confirmada',
      estadoPago: 'autorizado',
      total: 54_321,
    })
    const { id } = (await c().pedir(eva.token, 'POST /api/privacidad/exportaciones', {})).body as Exportacion
    await c().programa.settle()
    const copia = (await c().pedir(eva.token, `GET /api/privacidad/exportaciones/${id}/datos`)).body as Record<
      string,
      object[]
    >
    expect(copia.viajesDeEmpresas).toMatchObject([
      { contactoNombre: 'Eva Plantada', comentario: 'Eva es alérgica', estado: 'confirmada' },
    ])
    expect([copia.reservas, JSON.stringify(copia).includes('54321')]).toEqual([[], false])
    expect((await c().pedir(eva.token, 'GET /api/privacidad/borrado')).body).toMatchObject({
      puede: false,
      motivo: 'cuenta-con-reservas',
      reservas: 1,
      porDecidir: 0,
    })
    await db().updateTable('reservas').set({ estado: 'realizada' }).where('id', '=', reserva.id).execute()
    expect((await borrar(eva)).status, 'its money is the company’s').toBe(200)
    const queda = await db().selectFrom('reservas').selectAll().where('id', '=', reserva.id).executeTakeFirstOrThrow()
    expect(queda).toMatchObject({
      contactoNombre: 'Viajero',
      contactoTelefono: '',
      comentario: null,
      total: 54_321,
      empresaId,
      estadoPago: 'autorizado',
    })
    expect(JSON.stringify(queda)).not.toContain(eva.email)
  })

  it('is not what they bought for a company: nor in the copy, nor waited for, nor without the name of its client', async () => {
    const eva = await conCorreoConfirmado()
    const { id: empresaId } = await unaEmpresa(db())
    await db()
      .insertInto('membresias')
      .values({ id: eva.id, usuarioId: eva.id, tipo: 'empresa', papel: 'comprador', empresaId, createdAt: AHORA })
      .execute()
    const { nombre } = await db()
      .selectFrom('usuarios')
      .select('nombre')
      .where('id', '=', eva.id)
      .executeTakeFirstOrThrow()
    const cliente = { contactoNombre: 'Clienta Futura', contactoTelefono: '+56955331111', comentario: 'Va con bastón' }
    const de = {
      usuarioId: eva.id,
      empresaId,
      estado: 'confirmada',
      estadoPago: 'autorizado',
      total: 54_321,
      plazas: 1,
    } as const
    const suya = await salida()
    const [deCliente, conSuCorreo, viaja] = [
      await unaReserva(db(), suya, { ...de, ...cliente, contactoEmail: 'clienta@grupo.cl' }),
      await unaReserva(db(), suya, { ...de, ...cliente, contactoEmail: eva.email }),
      await unaReserva(db(), suya, { ...de, contactoNombre: nombre, contactoEmail: eva.email }),
    ]
    await db()
      .insertInto('mensajes')
      .values({
        id: crypto.randomUUID(),
        reservaId: deCliente.id,
        lado: 'viajero',
        texto: 'Soy la clienta',
        usuarioId: null,
        createdAt: AHORA,
      })
      .execute()
    const { id } = (await c().pedir(eva.token, 'POST /api/privacidad/exportaciones', {})).body as Exportacion
    await c().programa.settle()
    const copia = (await c().pedir(eva.token, `GET /api/privacidad/exportaciones/${id}/datos`)).body as Record<
      string,
      object[]
    >
    expect([copia.reservas, copia.mensajes, copia.viajesDeEmpresas]).toMatchObject([
      [],
      [],
      [{ codigo: viaja.codigo, contactoNombre: nombre }],
    ])
    for (const ajeno of ['Clienta Futura', 'clienta@grupo.cl', 'Soy la clienta', '54321'])
      expect(JSON.stringify(copia)).not.toContain(ajeno)
    expect((await c().pedir(eva.token, 'GET /api/privacidad/borrado')).body).toMatchObject({
      puede: true,
      motivo: null,
      reservas: 0,
    })
    expect((await borrar(eva)).status).toBe(200)
    await c().programa.settle()
    const quedan = await Promise.all(
      [deCliente, conSuCorreo, viaja].map((una) =>
        db().selectFrom('reservas').selectAll().where('id', '=', una.id).executeTakeFirstOrThrow(),
      ),
    )
    expect(quedan).toMatchObject([
      { ...cliente, contactoEmail: 'clienta@grupo.cl' },
      cliente,
      { contactoNombre: 'Viajero', contactoTelefono: '' },
    ])
    expect(JSON.stringify(quedan)).not.toContain(eva.email)
    expect(
      quedan.map(({ estado, usuarioId }) => [estado, usuarioId]),
      'the account is a pseudonym',
    ).toEqual(quedan.map(() => ['confirmada', eva.id]))
    expect(
      (await db().selectFrom('mensajes').select('texto').where('reservaId', '=', deCliente.id).execute()).map(
        ({ texto }) => texto,
      ),
    ).toEqual(['Soy la clienta'])
  })

  it('is what an agency wrote of them when it sold on: in the copy, waited for, and then without their name', async () => {
    const eva = await conCorreoConfirmado()
    const clave = c().mundo.token.sistema
    const { experienciaId, salidaId } = c().mundo.ids
    const vendida = await c().pedir(clave, 'POST /api/v1/b2b/reservas', {
      experienciaId,
      salidaId,
      participantes: { adulto: 1 },
      contacto: { nombre: 'Eva Plantada', email: eva.email, telefono: '+56955331234' },
      notas: 'Eva es alérgica',
    })
    const { id } = vendida.body as { id: string }
    expect([vendida.status, (await c().pedir(clave, `POST /api/v1/b2b/reservas/${id}/confirmar`, {})).status]).toEqual([
      201, 200,
    ])
    expect((await c().pedir(eva.token, 'GET /api/privacidad/borrado')).body).toMatchObject({
      puede: false,
      motivo: 'cuenta-con-reservas',
      reservas: 1,
    })
    const { id: copiaId } = (await c().pedir(eva.token, 'POST /api/privacidad/exportaciones', {})).body as Exportacion
    await c().programa.settle()
    const copia = (await c().pedir(eva.token, `GET /api/privacidad/exportaciones/${copiaId}/datos`)).body as Record<
      string,
      object[]
    >
    expect([copia.viajesDeEmpresas?.length, JSON.stringify(copia.viajesDeAgencias).includes('Eva Plantada')]).toEqual([
      1,
      true,
    ])
    await db().updateTable('reservas').set({ estado: 'realizada' }).where('id', '=', id).execute()
    expect((await borrar(eva)).status).toBe(200)
    const quedan = [
      await db().selectFrom('reservas').selectAll().where('id', '=', id).execute(),
      await db().selectFrom('reventas').selectAll().where('reservaId', '=', id).execute(),
      await db().selectFrom('reventaUnidades').selectAll().where('reservaId', '=', id).execute(),
    ]
    expect(JSON.stringify(quedan)).not.toMatch(/Eva|Plantada|55331234|alérgica/)
    expect(JSON.stringify(quedan)).not.toContain(eva.email)
  })

  it('is not theirs by an address that was only typed', async () => {
    const intrusa = await c().registrar('ajena@privada.cl')
    const { id: empresaId } = await unaEmpresa(db())
    const reserva = await unaReserva(db(), await salida(), {
      empresaId,
      contactoNombre: 'Víctima',
      contactoEmail: 'ajena@privada.cl',
      estado: 'confirmada',
    })
    expect((await borrar(intrusa)).status).toBe(200)
    expect(
      (
        await db()
          .selectFrom('reservas')
          .select('contactoNombre')
          .where('id', '=', reserva.id)
          .executeTakeFirstOrThrow()
      ).contactoNombre,
    ).toBe('Víctima')
  })

  it('is the mail to whoever gave them a gift, too', async () => {
    const eva = await conCorreoConfirmado()
    const { url } = (
      await c().pedir(null, 'POST /api/regalos', {
        monto: 20_000,
        deNombre: 'Ana',
        deEmail: 'ana@privada.cl',
        paraNombre: 'Eva Plantada',
        paraEmail: eva.email,
        aceptaTerminos: true,
      })
    ).body as { url: string }
    const tarjeta = new URLSearchParams({ numero: '4242424242424242', vencimiento: '12/34', cvc: '123', nombre: 'Ana' })
    await c().programa.sandbox!.fetch(`http://sandbox/sandbox/stripe/pagar/${url.split('/').at(-1)!}`, {
      method: 'POST',
      body: tarjeta,
      redirect: 'manual',
    })
    await c().programa.settle()
    const conNombre = () =>
      db().selectFrom('correos').select('clave').where('texto', 'like', '%Eva Plantada%').execute()
    expect((await conNombre()).map(({ clave }) => clave.split(':')[0])).toEqual(['regalo-compra'])
    expect((await borrar(eva)).status).toBe(200)
    expect(await conNombre()).toEqual([])
  })
})
