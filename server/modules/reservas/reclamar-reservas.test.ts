import { expect, it } from 'vitest'
import { conCuentas, type Cuenta } from '#server/testing/cuentas.ts'

conCuentas('bookings of a guest', (c) => {
  const reclamar = (de: Cuenta) => c().pedir(de.token, 'POST /api/reservas/reclamar', {})
  const propias = async (de: Cuenta) =>
    ((await c().pedir(de.token, 'GET /api/reservas')).body as { id: string }[]).map(({ id }) => id)
  const comoInvitada = async (email: string) => {
    const { experienciaId, salidaId } = c().mundo.ids
    const pedido = {
      experienciaId,
      salidaId,
      participantes: { adulto: 1 },
      contacto: { nombre: 'Rosa Mamani', email, telefono: '+56912345678' },
    }
    return ((await c().pedir(null, 'POST /api/reservas', pedido)).body as { id: string }).id
  }

  const confirmar = async (de: Cuenta, con: string | null) =>
    c().pedir(con, 'POST /api/auth/verificar-correo', { token: await c().enlace(de.email, 'Confirma tu correo') })

  it('come to the account with the confirmation of its address, pressed in its own session', async () => {
    const rosa = await c().registrar()
    const [suya, ajena] = [await comoInvitada(rosa.email), await comoInvitada(`no-${rosa.email}`)]
    expect((await reclamar(rosa)).type).toBe('correo-sin-verificar')
    expect(await propias(rosa)).toEqual([])
    await confirmar(rosa, rosa.token)
    await c().programa.settle()
    expect(await propias(rosa)).toEqual([suya])
    expect(ajena).not.toBe(suya)
  })

  it('stay where they are when the link is pressed outside that session, and until it is pressed inside', async () => {
    const [rosa, ana] = [await c().registrar(), await c().registrar()]
    const suya = await comoInvitada(rosa.email)
    for (const con of [null, ana.token]) {
      expect((await confirmar(rosa, con)).status, String(con)).toBe(200)
      await c().programa.settle()
      expect((await reclamar(rosa)).type, String(con)).toBe('correo-sin-verificar')
      expect(await propias(rosa)).toEqual([])
      expect((await c().pedir(rosa.token, 'GET /api/auth/me')).body).toMatchObject({ emailVerificado: true })
      c().programa.clock.now = new Date(c().programa.clock.now.getTime() + 1000)
      expect((await c().pedir(rosa.token, 'POST /api/auth/verificar-correo/enviar', {})).status).toBe(202)
    }
    await confirmar(rosa, rosa.token)
    await c().programa.settle()
    expect(await propias(rosa)).toEqual([suya])
  })

  it('come with a password renewed by mail, too, which proves the address as well', async () => {
    const rosa = await c().registrar()
    const suya = await comoInvitada(rosa.email)
    await c().pedir(null, 'POST /api/auth/forgot-password', { email: rosa.email })
    await c().pedir(null, 'POST /api/auth/reset-password', {
      token: await c().enlace(rosa.email, 'Cambia tu contraseña'),
      password: 'Glaciar-verde-2044',
    })
    await c().programa.settle()
    const { body } = await c().pedir(null, 'POST /api/auth/login', {
      email: rosa.email,
      password: 'Glaciar-verde-2044',
    })
    expect(await propias({ ...rosa, token: (body as { token: string }).token })).toEqual([suya])
  })

  it('come when asked for, those booked later, once, and never from another account', async () => {
    const [rosa, ana] = [await c().registrar(), await c().registrar()]
    await confirmar(rosa, rosa.token)
    await c().programa.settle()
    const { db } = c().programa.database
    const suya = await comoInvitada(rosa.email)
    const deAna = await comoInvitada(rosa.email)
    await db.updateTable('reservas').set({ usuarioId: ana.id }).where('id', '=', deAna).execute()
    expect([(await reclamar(rosa)).body, (await reclamar(rosa)).body]).toEqual([{ reclamadas: 1 }, { reclamadas: 0 }])
    expect([await propias(rosa), await propias(ana)]).toEqual([[suya], [deAna]])
  })
})
