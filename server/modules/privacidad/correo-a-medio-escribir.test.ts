import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { correosJobs, enviarCorreo, type Correo } from '#server/modules/correos/index.ts'
import { createMailer } from '#server/platform/mailer.ts'
import { conCuentas, type Cuenta } from '#server/testing/cuentas.ts'
import { AHORA, unaEmpresa, unaReserva } from '#server/testing/datos.ts'
import { CLAVE } from '#server/testing/llamadas.ts'
import { borrarDeReserva } from './borrar-de-reserva.ts'

const dir = mkdtempSync(join(tmpdir(), 'a-medio-escribir-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))
beforeEach(() => {
  for (const nombre of readdirSync(dir)) rmSync(join(dir, nombre))
})

conCuentas('a mail that is being written while whom it names is erased', (c) => {
  const db = () => c().programa.database.db
  const ctx = () => c().programa.ctx()
  const mailer = createMailer({ dir })
  const borrar = async ({ token, email }: Cuenta) =>
    expect((await c().pedir(token, 'POST /api/privacidad/borrado', { email, password: CLAVE })).status).toBe(200)
  const para = (email: string): Correo => ({
    para: email,
    asunto: 'Confirma tu correo',
    titulo: 'Confirma tu correo',
    parrafos: ['Rosa, confírmalo.'],
  })
  const filas = async (email: string) =>
    (await db().selectFrom('correos').select('clave').where('para', '=', email).execute()).map(
      ({ clave }) => clave.split(':')[0],
    )
  const barrer = () =>
    correosJobs(mailer)['correos.olvidarArchivos'](ctx(), { ids: [], huella: null, hasta: AHORA.toISOString() })

  it('is not kept where it was read before and is written after, whether or not the address was confirmed; the last letter is', async () => {
    for (const emailVerificadoEn of [null, AHORA]) {
      const rosa = await c().registrar()
      await db().updateTable('usuarios').set({ emailVerificadoEn }).where('id', '=', rosa.id).execute()
      await borrar(rosa)
      await enviarCorreo(ctx(), `verificacion:${rosa.id}:a`, para(rosa.email))
      expect(await filas(rosa.email)).toEqual(['despedida'])
    }
  })

  it('goes where it was committed once the erasure had looked, by whichever comes next: the sweep or the sender', async () => {
    for (const [seguir, quedan] of [
      ['barre', []],
      ['envía', []],
    ] as const) {
      const rosa = await c().registrar()
      await borrar(rosa)
      const id = randomUUID()
      const { para: email, asunto } = para(rosa.email)
      await db()
        .insertInto('correos')
        .values({
          id,
          clave: `verificacion:${rosa.id}:b`,
          para: email,
          asunto,
          texto: 'Rosa',
          html: 'Rosa',
          adjuntos: '[]',
          createdAt: AHORA,
        })
        .execute()
      await (seguir === 'barre' ? barrer() : correosJobs(mailer)['correos.enviar'](ctx(), { id }))
      expect(await filas(rosa.email), seguir).toEqual(['despedida'])
      expect(readdirSync(dir), seguir).toEqual(quedan)
    }
  })

  it('leaves no file, whether it was read before the erasure or its process fell once it was written', async () => {
    const rosa = await c().registrar()
    await c().programa.settle()
    await enviarCorreo(ctx(), `verificacion:${rosa.id}:c`, para(rosa.email))
    const { id } = await db()
      .selectFrom('correos')
      .select('id')
      .where('clave', '=', `verificacion:${rosa.id}:c`)
      .executeTakeFirstOrThrow()
    const lento = {
      ...mailer,
      send: async (mail: Parameters<typeof mailer.send>[0]) => {
        await borrar(rosa)
        await barrer()
        await mailer.send(mail)
      },
    }
    await correosJobs(lento)['correos.enviar'](ctx(), { id })
    expect(readdirSync(dir)).toEqual([])
    await mailer.send({
      id,
      domain: 'ejemplo.cl',
      from: { name: 'Avisos', address: 'avisos@ejemplo.cl' },
      to: rosa.email,
      subject: 'Hola',
      text: 'Hola',
      html: 'Hola',
    })
    await correosJobs(mailer)['correos.enviar'](ctx(), { id })
    expect(readdirSync(dir)).toEqual([])
  })

  it('about what they bought for a company goes where it went to them, and stays where it went to its client', async () => {
    const salida = await db()
      .selectFrom('salidas')
      .selectAll()
      .where('id', '=', c().mundo.ids.salidaId!)
      .executeTakeFirstOrThrow()
    const { id: empresaId } = await unaEmpresa(db())
    const cliente = `clienta-${empresaId}@grupo.cl`
    for (const emailVerificadoEn of [null, AHORA]) {
      const rosa = await c().registrar()
      await db().updateTable('usuarios').set({ emailVerificadoEn }).where('id', '=', rosa.id).execute()
      const { id } = await unaReserva(db(), salida as never, {
        usuarioId: rosa.id,
        empresaId,
        contactoNombre: 'Clienta',
        contactoEmail: cliente,
      })
      await enviarCorreo(ctx(), `confirmacion:${id}`, para(cliente))
      await enviarCorreo(ctx(), `aprobar:${id}`, para(rosa.email))
      await borrar(rosa)
      await enviarCorreo(ctx(), `cancelacion:${id}`, para(rosa.email))
      await enviarCorreo(ctx(), `cancelacion:${id}:b`, para(cliente))
      expect(await filas(rosa.email), String(emailVerificadoEn)).toEqual(['despedida'])
      expect((await filas(cliente)).toSorted()).toEqual(['cancelacion', 'confirmacion'])
      await db().deleteFrom('correos').where('para', '=', cliente).execute()
    }
  })

  it('about a booking goes with it, and what its operator is told does not', async () => {
    const salida = await db()
      .selectFrom('salidas')
      .selectAll()
      .where('id', '=', c().mundo.ids.salidaId!)
      .executeTakeFirstOrThrow()
    const reserva = await unaReserva(
      db(),
      salida as never,
      { estado: 'cancelada', estadoPago: 'sin_pago', contactoEmail: 'invitada@privada.cl' } as never,
    )
    await ctx().transaction((tx) => borrarDeReserva(ctx(), tx, reserva.id))
    await enviarCorreo(ctx(), `cancelacion:${reserva.id}`, para('invitada@privada.cl'))
    await enviarCorreo(ctx(), `operador-cancelada:${reserva.id}`, para('operadora@empresa.cl'))
    expect([await filas('invitada@privada.cl'), await filas('operadora@empresa.cl')]).toEqual([
      [],
      ['operador-cancelada'],
    ])
  })
})
