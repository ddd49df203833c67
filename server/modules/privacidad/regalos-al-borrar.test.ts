import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { sumarDias } from '#domain/fechas.ts'
import { regalosJobs, usarCompraDeRegalo } from '#server/modules/regalos/index.ts'
import { comprobarInvariantes } from '#server/modules/reservas/index.ts'
import { conCuentas, type Cuenta } from '#server/testing/cuentas.ts'
import { AHORA, HOY, unAnfitrion, unPlan, unRegalo } from '#server/testing/datos.ts'
import { CLAVE } from '#server/testing/llamadas.ts'

const DIA_MS = 86_400_000
const EN_DIEZ_DIAS = sumarDias(HOY, 10)
const SIN_SALIR = { enviarEl: EN_DIEZ_DIAS, enviadoEn: null, codigoHash: null, muestra: null }

conCuentas('gifts of somebody who is erased', (c) => {
  const db = () => c().programa.database.db
  const borrar = ({ token, email }: Cuenta) =>
    c().pedir(token, 'POST /api/privacidad/borrado', { email, password: CLAVE })
  const estadoDe = async ({ token }: Cuenta) =>
    (await c().pedir(token, 'GET /api/privacidad/borrado')).body as { puede: boolean; motivo: string | null }
  const leer = (id: string) => db().selectFrom('regalos').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const claveDe = (id: string) => c().programa.ctx().secretos.claveDeEnlace('regalo', id)
  const codigoEn = (texto: string) => /Código: ([\w-]{19})/.exec(texto)?.[1] ?? ''
  /** What waits to be sent about a gift, before any job is done: a code is forgotten once it left. */
  const carta = (nombre: string, id: string) =>
    db()
      .selectFrom('correos')
      .select(['para', 'asunto', 'texto'])
      .where('clave', 'like', `${nombre}:${id}%`)
      .executeTakeFirst()
  const alDia = async (dias: number) => {
    c().programa.clock.now = new Date(AHORA.getTime() + dias * DIA_MS)
    await regalosJobs['regalos.ponerAlDia'](c().programa.ctx())
  }
  async function conCorreoConfirmado(): Promise<Cuenta> {
    const quien = await c().registrar()
    await db().updateTable('usuarios').set({ emailVerificadoEn: AHORA }).where('id', '=', quien.id).execute()
    return quien
  }

  it('are sent at once where they were paid and wait for their day, and their code works', async () => {
    const rosa = await conCorreoConfirmado()
    const propio = await unRegalo(db(), {
      codigo: 'uno',
      usuarioId: rosa.id,
      deNombre: 'Rosa',
      deEmail: rosa.email,
      paraNombre: 'Ana',
      paraEmail: 'ana@otra.cl',
      mensaje: 'Feliz cumple',
      ...SIN_SALIR,
    })
    const deInvitada = await unRegalo(db(), {
      codigo: 'dos',
      deEmail: rosa.email,
      paraEmail: 'ema@otra.cl',
      ...SIN_SALIR,
    })
    const paraSi = await unRegalo(db(), {
      codigo: 'tres',
      usuarioId: rosa.id,
      deEmail: rosa.email,
      paraEmail: rosa.email,
      ...SIN_SALIR,
    })
    expect(await estadoDe(rosa)).toMatchObject({ puede: true })
    expect((await borrar(rosa)).status).toBe(200)
    expect(await carta('regalo-codigo', propio.id)).toMatchObject({
      para: 'ana@otra.cl',
      texto: expect.stringContaining('Feliz cumple') as string,
    })
    for (const [{ id }, para] of [
      [propio, 'ana@otra.cl'],
      [deInvitada, 'ema@otra.cl'],
      [paraSi, rosa.email],
    ] as const) {
      const escrita = await carta('regalo-codigo', id)
      expect(escrita?.para).toBe(para)
      expect(
        (await c().pedir(null, 'POST /api/regalos/saldo', { codigo: codigoEn(escrita!.texto) })).body,
      ).toMatchObject({ disponible: 50_000 })
      expect(JSON.stringify(await leer(id))).not.toMatch(/ana@otra|ema@otra|Rosa|cumple/)
    }
    await c().programa.settle()
    await alDia(11)
    expect(
      await db().selectFrom('correos').select('id').where('clave', 'like', `regalo-codigo:${propio.id}:%`).execute(),
      'once',
    ).toHaveLength(1)
    expect(
      (await comprobarInvariantes(db(), c().programa.clock.now)).filter(({ invariante }) =>
        invariante.startsWith('regalos'),
      ),
    ).toEqual([])
  })

  it('leave although their code was written a moment before, and its mail still waits', async () => {
    const rosa = await conCorreoConfirmado()
    const { id } = await unRegalo(db(), {
      usuarioId: rosa.id,
      deEmail: rosa.email,
      paraEmail: 'ana@otra.cl',
      ...SIN_SALIR,
    })
    await usarCompraDeRegalo(c().programa.ctx(), { clave: claveDe(id), acto: 'reenviar' })
    c().programa.clock.now = new Date(AHORA.getTime() + 1000)
    await borrar(rosa)
    expect(
      (
        await c().pedir(null, 'POST /api/regalos/saldo', {
          codigo: codigoEn((await carta('regalo-codigo', id))!.texto),
        })
      ).body,
    ).toMatchObject({ disponible: 50_000 })
  })

  it('stay alive where somebody else paid for them: their buyer is told, and names another address', async () => {
    const eva = await conCorreoConfirmado()
    const { id } = await unRegalo(db(), {
      deEmail: 'compra@otra.cl',
      paraNombre: 'Eva',
      paraEmail: eva.email,
      mensaje: 'Para ti, Eva',
      ...SIN_SALIR,
    })
    await borrar(eva)
    const aviso = await c().correo('compra@otra.cl')
    expect(aviso.asunto).toContain('a qué correo enviamos')
    expect(aviso.texto, 'nothing of whoever was erased').not.toMatch(/Eva|borr|elimin|invalid/i)
    const usar = (mas: object) => c().pedir(null, `POST /api/regalos/compra/${claveDe(id)}`, mas)
    expect((await usar({ acto: 'ver' })).body).toMatchObject({
      estado: 'activo',
      sinDestinatario: true,
      paraNombre: '',
      paraEmail: '',
      enviadoEn: null,
      puedeReenviarse: true,
    })
    await alDia(11)
    expect([(await leer(id)).enviadoEn, await carta('regalo-codigo', id)], 'nothing goes to nobody').toEqual([
      null,
      undefined,
    ])
    expect((await usar({ acto: 'reenviar' })).errores).toHaveProperty('paraNombre')
    c().programa.clock.now = AHORA
    expect((await usar({ acto: 'reenviar', paraNombre: 'Luz', paraEmail: 'luz@otra.cl' })).body).toMatchObject({
      sinDestinatario: false,
      paraEmail: 'luz@otra.cl',
      enviadoEn: null,
    })
    expect(
      (await usar({ acto: 'reenviar', paraNombre: 'Sol', paraEmail: 'sol@otra.cl' })).type,
      'once named, it goes there',
    ).toBe('regalo-no-reenviable')
    await alDia(10)
    expect(await carta('regalo-codigo', id)).toMatchObject({ para: 'luz@otra.cl' })
  })

  const DESTINATARIO_BORRADO = 'its own recipient is erased'
  it.each(['its buyer is erased', DESTINATARIO_BORRADO])(
    'that left stay with whoever has the code when %s',
    async (quien) => {
      const [rosa, eva] = [await conCorreoConfirmado(), await conCorreoConfirmado()]
      const { id } = await unRegalo(db(), {
        codigo: quien,
        usuarioId: rosa.id,
        deEmail: rosa.email,
        paraNombre: 'Eva',
        paraEmail: eva.email,
      })
      const antes = await leer(id)
      const usar = (mas: object) => c().pedir(null, `POST /api/regalos/compra/${claveDe(id)}`, mas)
      expect((await usar({ acto: 'reenviar', paraNombre: 'Sol', paraEmail: 'sol@otra.cl' })).type).toBe(
        'regalo-no-reenviable',
      )
      expect((await borrar(quien === DESTINATARIO_BORRADO ? eva : rosa)).status).toBe(200)
      expect((await usar({ acto: 'ver' })).body).toMatchObject({
        estado: 'activo',
        sinDestinatario: false,
        puedeReenviarse: false,
        paraNombre: '',
        paraEmail: '',
      })
      for (const para of [{ paraNombre: 'Sol', paraEmail: 'sol@otra.cl' }, {}])
        expect((await usar({ acto: 'reenviar', ...para })).type).toBe('regalo-no-reenviable')
      expect((await leer(id)).codigoHash, 'the code that was sent works on').toEqual(antes.codigoHash)
      expect(await carta('regalo-codigo', id)).toBeUndefined()
    },
  )

  it.each(['pendiente', 'bloqueado'])(
    'that had not left when their recipient was erased can be sent elsewhere later, also where they were %s',
    async (estado) => {
      const eva = await conCorreoConfirmado()
      const { id } = await unRegalo(db(), { deEmail: 'compra@otra.cl', paraEmail: eva.email, estado, ...SIN_SALIR })
      expect((await borrar(eva)).status).toBe(200)
      await db().updateTable('regalos').set({ estado: 'activo' }).where('id', '=', id).execute()
      await alDia(11)
      expect((await leer(id)).enviadoEn, 'nothing goes to nobody').toBeNull()
      expect(
        (
          await c().pedir(null, `POST /api/regalos/compra/${claveDe(id)}`, {
            acto: 'reenviar',
            paraNombre: 'Luz',
            paraEmail: 'luz@otra.cl',
          })
        ).body,
      ).toMatchObject({ sinDestinatario: false, paraEmail: 'luz@otra.cl' })
      expect(await carta('regalo-codigo', id)).toMatchObject({ para: 'luz@otra.cl' })
    },
  )

  it('whose recipient was erased go to their buyer when the buyer is erased too', async () => {
    const [rosa, eva] = [await conCorreoConfirmado(), await conCorreoConfirmado()]
    const { id } = await unRegalo(db(), { usuarioId: rosa.id, deEmail: rosa.email, paraEmail: eva.email, ...SIN_SALIR })
    for (const cuenta of [eva, rosa]) expect((await borrar(cuenta)).status).toBe(200)
    expect(await carta('regalo-codigo', id)).toMatchObject({ para: rosa.email })
    expect(await leer(id)).toMatchObject({ sinDestinatario: false })
  })

  it('of others are not touched by an address that was only typed', async () => {
    const mala = await c().registrar('sin-confirmar@otra.cl')
    const ajeno = await unRegalo(db(), {
      deEmail: 'otra-persona@otra.cl',
      paraEmail: 'sin-confirmar@otra.cl',
      ...SIN_SALIR,
    })
    await borrar(mala)
    expect(await leer(ajeno.id)).toMatchObject({ paraEmail: 'sin-confirmar@otra.cl', deEmail: 'otra-persona@otra.cl' })
  })

  it('hold the erasure back while their money is on its way, whatever way, or a bank decides about it', async () => {
    const rosa = await conCorreoConfirmado()
    const { id } = await unRegalo(db(), { usuarioId: rosa.id, deEmail: rosa.email, estado: 'devolviendo' })
    const poner = (estado: string) => db().updateTable('regalos').set({ estado }).where('id', '=', id).execute()
    for (const estado of ['devolviendo', 'bloqueado']) {
      await poner(estado)
      expect(await estadoDe(rosa), estado).toMatchObject({ puede: false, motivo: 'cuenta-con-dinero' })
      expect((await borrar(rosa)).type, estado).toBe('cuenta-con-dinero')
    }
    await poner('devuelto')
    const reembolsoId = await unaDevolucion('regalo', id)
    for (const estado of ['solicitado', 'enviado', 'desconocido', 'rechazado', 'retornado', 'manual']) {
      await db().updateTable('reembolsos').set({ estado }).where('id', '=', reembolsoId).execute()
      expect(await estadoDe(rosa), estado).toMatchObject({ puede: false, motivo: 'cuenta-con-dinero' })
    }
    await db()
      .updateTable('reembolsos')
      .set({ estado: 'hecho', hechoEn: AHORA })
      .where('id', '=', reembolsoId)
      .execute()
    expect(await estadoDe(rosa)).toMatchObject({ puede: true })
  })

  it('are no more waited for than a plan: its refund counts by whatever way, and so does its dispute', async () => {
    const ema = await conCorreoConfirmado()
    const anfitrion = await unAnfitrion(db(), { usuarioId: ema.id, estado: 'Baja' })
    await unPlan(db(), anfitrion.id, 'pro')
    const { id: suscripcionId } = await db()
      .selectFrom('suscripciones')
      .select('id')
      .where('anfitrionId', '=', anfitrion.id)
      .executeTakeFirstOrThrow()
    const cobroId = randomUUID()
    await db()
      .insertInto('cobrosSuscripcion')
      .values({
        id: cobroId,
        suscripcionId,
        concepto: 'periodo',
        plan: 'pro',
        desde: AHORA,
        hasta: AHORA,
        monto: 20_000,
        estado: 'exitoso',
        createdAt: AHORA,
        updatedAt: AHORA,
      })
      .execute()
    const reembolsoId = await unaDevolucion('suscripcion', cobroId)
    for (const estado of ['enviado', 'rechazado', 'retornado', 'manual']) {
      await db().updateTable('reembolsos').set({ estado }).where('id', '=', reembolsoId).execute()
      expect((await estadoDe(ema)).motivo, estado).toBe('cuenta-con-dinero')
    }
    await db()
      .updateTable('reembolsos')
      .set({ estado: 'hecho', hechoEn: AHORA })
      .where('id', '=', reembolsoId)
      .execute()
    expect((await estadoDe(ema)).motivo).toBeNull()
    await db()
      .insertInto('disputas')
      .values({
        id: 'dp_plan',
        cobroId,
        monto: 20_000,
        estado: 'abierta',
        motivo: 'fraudulent',
        createdAt: AHORA,
        updatedAt: AHORA,
      } as never)
      .execute()
    expect((await estadoDe(ema)).motivo, 'a bank decides').toBe('cuenta-con-dinero')
  })

  async function unaDevolucion(origen: string, origenId: string): Promise<string> {
    const id = randomUUID()
    await db()
      .insertInto('reembolsos')
      .values({
        id,
        origen,
        origenId,
        monto: 10_000,
        porcentaje: 100,
        via: 'reversa',
        causa: origen,
        estado: 'solicitado',
        fechaEstimada: HOY,
        tocadoEn: AHORA,
        createdAt: AHORA,
        updatedAt: AHORA,
      } as never)
      .execute()
    return id
  }
})
