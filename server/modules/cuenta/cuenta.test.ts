import { expect, it } from 'vitest'
import { codigoEn, findTotp, pasoDe } from '#server/modules/totp/index.ts'
import { conCuentas, type Cuenta } from '#server/testing/cuentas.ts'
import { AHORA } from '#server/testing/datos.ts'
import { CLAVE } from '#server/testing/llamadas.ts'

const NUEVA = 'Glaciar-verde-2044'
const HORA = 3_600_000

conCuentas('the account', (c) => {
  const entrar = (email: string, mas: object = {}) =>
    c().pedir(null, 'POST /api/auth/login', { email, password: CLAVE, ...mas })
  const token = async (email: string, mas: object = {}) => ((await entrar(email, mas)).body as { token: string }).token
  const vale = async (t: string) => (await c().pedir(t, 'GET /api/auth/me')).status === 200
  const pasar = (ms: number) => void (c().programa.clock.now = new Date(c().programa.clock.now.getTime() + ms))

  it('lists its sessions by device and ends one or all others', async () => {
    const rosa = await c().registrar()
    const { programa } = c()
    const desde = (agente: string) =>
      programa.request('POST', '/api/auth/login', {
        body: { email: rosa.email, password: CLAVE, recordarme: true },
        headers: { 'user-agent': agente },
      })
    const celular = (
      (await (await desde('Mozilla/5.0 (Linux; Android 10; K) Chrome/141.0.0.0 Mobile Safari/537.36')).json()) as {
        token: string
      }
    ).token
    const otra = await token(rosa.email)
    const lista = (await c().pedir(rosa.token, 'GET /api/auth/sesiones')).body as {
      id: string
      dispositivo: string | null
      actual: boolean
      recordada: boolean
    }[]
    expect(lista.map((s) => [s.dispositivo, s.actual, s.recordada]).toSorted()).toEqual(
      [
        ['Chrome en Android', false, true],
        [null, false, false],
        [null, true, false],
      ].toSorted(),
    )

    const { id } = lista.find((s) => s.dispositivo)!
    const ajena = await c().registrar()
    expect((await c().pedir(ajena.token, `DELETE /api/auth/sesiones/${id}`)).type).toBe('sin-permiso')
    expect(await vale(celular)).toBe(true)
    expect((await c().pedir(rosa.token, `DELETE /api/auth/sesiones/${id}`)).status).toBe(200)
    expect([await vale(celular), await vale(otra), await vale(rosa.token)]).toEqual([false, true, true])
    expect((await c().pedir(rosa.token, 'POST /api/auth/sesiones/terminar-otras', {})).body).toEqual({ cerradas: 1 })
    expect([await vale(otra), await vale(rosa.token), await vale(ajena.token)]).toEqual([false, true, true])
  })

  it('changes its password with the old one, ends the other sessions and says so by mail', async () => {
    const rosa = await c().registrar()
    const otra = await token(rosa.email)
    const cambiar = (actual: string, nueva: string) => c().pedir(rosa.token, 'POST /api/auth/clave', { actual, nueva })
    expect((await cambiar('otra-clave-larga', NUEVA)).errores).toEqual({ actual: 'Esa no es tu contraseña actual' })
    expect((await cambiar(CLAVE, CLAVE)).errores).toHaveProperty('nueva')
    expect((await cambiar(CLAVE, '1234567890')).errores).toHaveProperty('nueva')
    expect((await cambiar(CLAVE, rosa.email)).errores).toHaveProperty('nueva')
    expect((await cambiar(CLAVE, NUEVA)).status).toBe(200)
    expect([await vale(rosa.token), await vale(otra)]).toEqual([true, false])
    expect([(await entrar(rosa.email)).status, (await entrar(rosa.email, { password: NUEVA })).status]).toEqual([
      401, 200,
    ])
    expect((await c().correo(rosa.email, 'Cambió tu contraseña')).texto).toContain('/forgot-password')
  })

  it('stops guesses at the old password like guesses at the door', async () => {
    const rosa = await c().registrar()
    const intentos = []
    for (let i = 0; i < 6; i++)
      intentos.push(
        (await c().pedir(rosa.token, 'POST /api/auth/clave', { actual: `mala-clave-${i}`, nueva: NUEVA })).status,
      )
    expect(intentos).toEqual([422, 422, 422, 422, 422, 429])
  })

  it('confirms its address by mail, again if asked, three times an hour at most', async () => {
    const rosa = await c().registrar()
    const primero = await c().enlace(rosa.email, 'Confirma tu correo')
    const reenviar = async () => (await c().pedir(rosa.token, 'POST /api/auth/verificar-correo/enviar', {})).status
    pasar(1000)
    expect(await reenviar()).toBe(202)
    const segundo = await c().enlace(rosa.email, 'Confirma tu correo')
    expect(segundo).not.toBe(primero)
    const verificar = async (t: string) =>
      (await c().pedir(rosa.token, 'POST /api/auth/verificar-correo', { token: t })).status
    expect([await verificar(primero), await verificar(segundo), await verificar(segundo)]).toEqual([422, 200, 422])
    expect((await c().pedir(rosa.token, 'GET /api/auth/me')).body).toMatchObject({ emailVerificado: true })
    expect(
      [await reenviar(), await reenviar(), await reenviar(), await reenviar()],
      'nothing is left to confirm',
    ).toEqual([202, 202, 202, 202])

    const ana = await c().registrar()
    const otras = []
    for (let i = 0; i < 4; i++)
      otras.push((await c().pedir(ana.token, 'POST /api/auth/verificar-correo/enviar', {})).status)
    expect(otras).toEqual([202, 202, 202, 429])
  })

  it('tells whoever reads the address which account asks, and looking confirms nothing', async () => {
    const rosa = await c().registrar()
    const token = await c().enlace(rosa.email, 'Confirma tu correo')
    const mirar = (de: string | null, t = token) =>
      c().pedir(de, 'POST /api/auth/verificar-correo/enlace', { token: t })
    const enlace = {
      correo: rosa.email,
      tipo: 'cuenta',
      cuenta: { nombre: 'Rosa Mamani', correo: `${rosa.email[0]}•••@cuentas.cl`, creadaEn: AHORA.toISOString() },
    }
    expect([(await mirar(null)).body, (await mirar(rosa.token)).body]).toEqual([
      { ...enlace, esTuSesion: false },
      { ...enlace, esTuSesion: true },
    ])
    expect((await c().pedir(rosa.token, 'GET /api/auth/me')).body).toMatchObject({ emailVerificado: false })
    const nuevo = `nueva-${rosa.email}`
    await c().pedir(rosa.token, 'POST /api/auth/correo', { email: nuevo, password: CLAVE })
    expect((await mirar(null, await c().enlace(nuevo))).body).toMatchObject({ correo: nuevo, tipo: 'cambio' })
    await c().pedir(rosa.token, 'POST /api/auth/verificar-correo', { token })
    expect((await mirar(null)).type).toBe('enlace-vencido')
  })

  it('«No fui yo» frees the address for its owner; the account stays without one, and may write another', async () => {
    const rosa = await c().registrar()
    const token = await c().enlace(rosa.email, 'Confirma tu correo')
    const soltar = async (t: string) =>
      (await c().pedir(null, 'POST /api/auth/verificar-correo/no-fui-yo', { token: t })).status
    expect([await soltar(token), await soltar(token)]).toEqual([200, 422])
    expect((await c().pedir(rosa.token, 'GET /api/auth/me')).body).toMatchObject({ email: '', emailVerificado: false })
    expect((await c().pedir(rosa.token, 'GET /api/perfil')).body).toMatchObject({ email: '', emailVerificado: false })
    expect((await entrar(rosa.email)).status).toBe(401)
    expect((await c().pedir(rosa.token, 'POST /api/auth/verificar-correo/enviar', {})).status).toBe(202)
    const duenia = await c().registrar(rosa.email)
    expect(duenia.id).not.toBe(rosa.id)
    const propio = `propio-${rosa.email}`
    expect((await c().pedir(rosa.token, 'POST /api/auth/correo', { email: propio, password: CLAVE })).status).toBe(202)
    expect(
      (await c().pedir(rosa.token, 'POST /api/auth/verificar-correo', { token: await c().enlace(propio) })).status,
    ).toBe(200)
    expect([
      (await entrar(propio)).status,
      await c().programa.database.db.selectFrom('correos').select('para').where('para', 'like', '%.invalid').execute(),
    ]).toEqual([200, []])
  })

  it('«No fui yo» to an address that was only asked for leaves the account as it is', async () => {
    const rosa = await c().registrar()
    await c().pedir(rosa.token, 'POST /api/auth/correo', { email: `ajeno-${rosa.email}`, password: CLAVE })
    const token = await c().enlace(`ajeno-${rosa.email}`)
    expect((await c().pedir(null, 'POST /api/auth/verificar-correo/no-fui-yo', { token })).status).toBe(200)
    expect((await c().pedir(null, 'POST /api/auth/verificar-correo', { token })).type).toBe('enlace-vencido')
    expect((await c().pedir(rosa.token, 'GET /api/perfil')).body).toMatchObject({ email: rosa.email, emailNuevo: null })
  })

  async function confirmada(): Promise<Cuenta> {
    const rosa = await c().registrar()
    expect(
      (
        await c().pedir(rosa.token, 'POST /api/auth/verificar-correo', {
          token: await c().enlace(rosa.email, 'Confirma tu correo'),
        })
      ).status,
    ).toBe(200)
    return rosa
  }

  it('changes its address once the new one is confirmed, and lets the old one take it back', async () => {
    const rosa = await confirmada()
    const nuevo = `nueva-${rosa.email}`
    const cambiar = (email: string, password = CLAVE) =>
      c().pedir(rosa.token, 'POST /api/auth/correo', { email, password })
    expect((await cambiar(nuevo, 'otra-clave-larga')).errores).toHaveProperty('password')
    expect((await cambiar(rosa.email)).errores).toHaveProperty('email')
    expect((await cambiar('viajera@mundo.cl')).type).toBe('correo-en-uso')
    expect((await cambiar(nuevo)).status).toBe(202)
    expect((await c().pedir(rosa.token, 'GET /api/perfil')).body).toMatchObject({
      email: rosa.email,
      emailNuevo: nuevo,
    })

    const confirma = await c().enlace(nuevo, 'Confirma tu correo nuevo')
    expect((await entrar(nuevo)).status).toBe(401)
    expect((await c().pedir(rosa.token, 'POST /api/auth/verificar-correo', { token: confirma })).status).toBe(200)
    expect([(await entrar(nuevo)).status, (await entrar(rosa.email)).status]).toEqual([200, 401])
    expect((await c().pedir(rosa.token, 'GET /api/perfil')).body).toMatchObject({
      email: nuevo,
      emailVerificado: true,
      emailNuevo: null,
    })

    const deshacer = async (t: string) => (await c().pedir(null, 'POST /api/auth/correo/deshacer', { token: t })).status
    const atras = await c().enlace(rosa.email, 'Cambió el correo de tu cuenta')
    expect([await deshacer(confirma), await deshacer(atras), await deshacer(atras)]).toEqual([422, 200, 422])
    expect([await vale(rosa.token), (await entrar(rosa.email)).status]).toEqual([false, 401])
    expect((await c().correo(rosa.email, 'Cambia tu contraseña')).texto).toContain('/restablecer-clave?token=')
  })

  it('does not confirm an address that somebody else took meanwhile, nor after a new password', async () => {
    const rosa = await c().registrar()
    const cambiar = (email: string) => c().pedir(rosa.token, 'POST /api/auth/correo', { email, password: CLAVE })
    await cambiar('tomada@cuentas.cl')
    const confirma = await c().enlace('tomada@cuentas.cl')
    await c().registrar('tomada@cuentas.cl')
    expect((await c().pedir(rosa.token, 'POST /api/auth/verificar-correo', { token: confirma })).type).toBe(
      'correo-en-uso',
    )

    await cambiar(`libre-${rosa.email}`)
    const tarde = await c().enlace(`libre-${rosa.email}`)
    await c().pedir(null, 'POST /api/auth/forgot-password', { email: rosa.email })
    await c().pedir(null, 'POST /api/auth/reset-password', {
      token: await c().enlace(rosa.email, 'Cambia tu contraseña'),
      password: NUEVA,
    })
    expect((await c().pedir(null, 'POST /api/auth/verificar-correo', { token: tarde })).type).toBe('enlace-vencido')
  })

  it('confirms for a day and takes back for a week', async () => {
    const rosa = await confirmada()
    await c().pedir(rosa.token, 'POST /api/auth/correo', { email: `z-${rosa.email}`, password: CLAVE })
    const confirma = await c().enlace(`z-${rosa.email}`)
    pasar(24 * HORA)
    expect((await c().pedir(null, 'POST /api/auth/verificar-correo', { token: confirma })).type).toBe('enlace-vencido')
    c().programa.clock.now = new Date(AHORA.getTime() + 24 * HORA - 1)
    expect(
      (await c().pedir(await token(rosa.email), 'POST /api/auth/verificar-correo', { token: confirma })).status,
    ).toBe(200)
    const atras = await c().enlace(rosa.email, 'Cambió el correo de tu cuenta')
    pasar(7 * 24 * HORA)
    expect((await c().pedir(null, 'POST /api/auth/correo/deshacer', { token: atras })).type).toBe('enlace-vencido')
  })

  const secretoDe = async (cuenta: Cuenta) => (await findTotp(c().programa.database.db, cuenta.id))!.secreto
  const codigo = async (cuenta: Cuenta, pasos = 0) =>
    codigoEn(await secretoDe(cuenta), pasoDe(c().programa.clock.now) + pasos)

  const anotado = async ({ id }: Cuenta) =>
    (
      await c()
        .programa.database.db.selectFrom('auditoria')
        .select('accion')
        .where('objetoId', '=', id)
        .where('accion', 'like', 'totp.%')
        .orderBy('id')
        .execute()
    ).map(({ accion }) => accion)

  async function conSegundoFactor(): Promise<Cuenta & { codigos: string[] }> {
    const rosa = await c().registrar()
    expect((await c().pedir(rosa.token, 'POST /api/auth/totp', { password: CLAVE })).status).toBe(200)
    const activado = await c().pedir(rosa.token, 'POST /api/auth/totp/activar', { totp: await codigo(rosa) })
    return { ...rosa, codigos: (activado.body as { codigos: string[] }).codigos }
  }

  it('asks for a second factor once it is proved, takes each code once, and a recovery code in its place', async () => {
    const rosa = await c().registrar()
    const activar = (totp: string) => c().pedir(rosa.token, 'POST /api/auth/totp/activar', { totp })
    expect((await activar('000000')).type).toBe('totp-sin-preparar')
    expect(
      (await c().pedir(rosa.token, 'POST /api/auth/totp', { password: 'otra-clave-larga' })).errores,
    ).toHaveProperty('password')
    const propuesta = (await c().pedir(rosa.token, 'POST /api/auth/totp', { password: CLAVE })).body as {
      secreto: string
      uri: string
      qr: { lado: number; trazo: string }
    }
    expect([propuesta.secreto, propuesta.uri, propuesta.qr.trazo]).toEqual([
      expect.stringMatching(/^[A-Z2-7]{32}$/),
      expect.stringContaining(`secret=${propuesta.secreto}&`),
      expect.stringMatching(/^M/),
    ])
    expect((await entrar(rosa.email)).status, 'not asked for before it is proved').toBe(200)
    expect((await activar('000000')).errores).toHaveProperty('totp')
    const primero = await codigo(rosa)
    const { codigos } = (await activar(primero)).body as { codigos: string[] }
    expect(codigos).toHaveLength(10)
    expect((await activar(primero)).type).toBe('totp-activo')

    expect([
      (await entrar(rosa.email)).type,
      (await entrar(rosa.email, { totp: primero })).type,
      (await entrar(rosa.email, { password: 'otra-clave-larga', totp: primero })).type,
    ]).toEqual(['totp-requerido', 'totp-incorrecto', 'credenciales-incorrectas'])
    const siguiente = await codigo(rosa, 1)
    expect([
      (await entrar(rosa.email, { totp: siguiente })).status,
      (await entrar(rosa.email, { totp: siguiente })).type,
    ]).toEqual([200, 'totp-incorrecto'])
    await c().programa.database.db.deleteFrom('limites').execute()
    const respaldo = codigos[0]!.toLowerCase().replaceAll('-', '')
    expect([
      (await entrar(rosa.email, { totp: respaldo })).status,
      (await entrar(rosa.email, { totp: respaldo })).type,
    ]).toEqual([200, 'totp-incorrecto'])
    expect((await c().pedir(rosa.token, 'GET /api/auth/totp')).body).toMatchObject({
      activo: true,
      codigosRestantes: 9,
    })
    expect((await c().correo(rosa.email, 'Tu cuenta ahora pide un código al entrar')).texto).toContain(
      '/restablecer-clave?token=',
    )
    expect((await c().correo(rosa.email, 'Entraron con un código de recuperación')).texto).toContain('/forgot-password')
    expect(await anotado(rosa)).toEqual(['totp.activar', 'totp.respaldo'])
  })

  it('keeps neither recovery codes nor answers that give them away', async () => {
    const { codigos } = await conSegundoFactor()
    const guardados = JSON.stringify(await c().programa.database.db.selectFrom('totpCodigos').selectAll().execute())
    for (const cada of codigos) expect(guardados).not.toContain(cada)
  })

  it('counts wrong codes like wrong passwords', async () => {
    const rosa = await conSegundoFactor()
    const tipos = []
    for (let i = 0; i < 6; i++) tipos.push((await entrar(rosa.email, { totp: '12345' })).type)
    expect(tipos).toEqual([...Array.from({ length: 5 }, () => 'totp-incorrecto'), 'demasiados-intentos'])
  })

  it('is used once by two who hold the same code', async () => {
    const rosa = await conSegundoFactor()
    const totp = await codigo(rosa, 1)
    const estados = await Promise.all(
      Array.from({ length: 4 }, async () => (await entrar(rosa.email, { totp })).status),
    )
    expect(estados.toSorted()).toEqual([200, 401, 401, 401])
  })

  it('renews its recovery codes and gives the second factor up with both factors', async () => {
    const rosa = await conSegundoFactor()
    const renovar = (totp: string, password = CLAVE) =>
      c().pedir(rosa.token, 'POST /api/auth/totp/codigos', { totp, password })
    const quitar = (totp: string) => c().pedir(rosa.token, 'POST /api/auth/totp/quitar', { totp, password: CLAVE })
    expect((await renovar('000000')).errores).toHaveProperty('totp')
    const { codigos } = (await renovar(await codigo(rosa, 1))).body as { codigos: string[] }
    expect((await c().correo(rosa.email, 'Renovaste tus códigos de recuperación')).texto).toContain('/forgot-password')
    expect([
      (await quitar(rosa.codigos[0]!)).status,
      (await quitar(codigos[0]!)).status,
      (await quitar(codigos[1]!)).type,
    ]).toEqual([422, 200, 'totp-inactivo'])
    expect((await entrar(rosa.email)).status).toBe(200)
    expect((await c().correo(rosa.email, 'Tu cuenta ya no pide un código al entrar')).texto).toContain(
      '/forgot-password',
    )
    expect(await anotado(rosa)).toEqual(['totp.activar', 'totp.renovar', 'totp.quitar'])
  })

  it('asks an admin for the code at their own door once they have one', async () => {
    const { mundo, programa } = c()
    const pedirlo = (body: object) =>
      c().pedir(null, 'POST /api/admin/auth/login', { email: 'admin@mundo.cl', password: CLAVE, ...body })
    await c().pedir(mundo.token.admin, 'POST /api/admin/auth/totp', { password: CLAVE })
    const { id } = await programa.database.db
      .selectFrom('usuarios')
      .select('id')
      .where('email', '=', 'admin@mundo.cl')
      .executeTakeFirstOrThrow()
    const admin = { id, email: 'admin@mundo.cl', token: mundo.token.admin }
    await c().pedir(mundo.token.admin, 'POST /api/admin/auth/totp/activar', { totp: await codigo(admin) })
    expect([(await pedirlo({})).type, (await pedirlo({ totp: await codigo(admin, 1) })).status]).toEqual([
      'totp-requerido',
      200,
    ])
    await programa.database.db.deleteFrom('totp').where('usuarioId', '=', id).execute()
  })
})
