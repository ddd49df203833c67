import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Sesion } from '#contract/usuarios.ts'
import { codigoEn, findTotp, pasoDe } from '#server/modules/totp/index.ts'
import { conCuentas, type Cuenta } from '#server/testing/cuentas.ts'
import { AHORA, unaReserva } from '#server/testing/datos.ts'
import { CLAVE } from '#server/testing/llamadas.ts'
import { darEnlace } from './dar-enlace.ts'
import { usuariosJobs } from './usuarios.jobs.ts'
import { VIAS } from './vias.ts'

const NUEVA = 'Glaciar-verde-2044'
const DIA = 86_400_000
const AVISO = 'Tu cuenta ahora pide un código al entrar'

conCuentas('a way into an account', (c) => {
  const db = () => c().programa.database.db
  const entrar = (email: string, password: string) => c().pedir(null, 'POST /api/auth/login', { email, password })
  const pedirEnlace = (email: string) => c().pedir(null, 'POST /api/auth/forgot-password', { email })
  const elegir = (token: string) => c().pedir(null, 'POST /api/auth/reset-password', { token, password: NUEVA })
  const vale = async ({ token }: Cuenta) => (await c().pedir(token, 'GET /api/auth/me')).status === 200
  const confirmar = async ({ email, token }: Cuenta) =>
    c().pedir(token, 'POST /api/auth/verificar-correo', { token: await c().enlace(email, 'Confirma tu correo') })

  async function conSegundoFactor({ id, token }: Cuenta): Promise<void> {
    await c().pedir(token, 'POST /api/auth/totp', { password: CLAVE })
    const { secreto } = (await findTotp(db(), id))!
    expect(
      (
        await c().pedir(token, 'POST /api/auth/totp/activar', {
          totp: codigoEn(Buffer.from(secreto), pasoDe(c().programa.clock.now)),
        })
      ).status,
    ).toBe(200)
  }
  const unCalendario = async ({ token }: Cuenta) =>
    ((await c().pedir(token, 'POST /api/calendario')).body as { url: string }).url
  const leer = async (url: string) => (await c().programa.request('GET', new URL(url).pathname)).status
  const tomar = async ({ email }: Cuenta) => {
    await pedirEnlace(email)
    return elegir(await c().enlace(email, 'Cambia tu contraseña'))
  }

  it('goes with the mail of a new factor that a version before this one left to be sent', async () => {
    const { id, email, token } = await c().registrar()
    await usuariosJobs['usuarios.avisarSegundoFactor'](c().programa.ctx(), {
      usuarioId: id,
      en: c().programa.clock.now.toISOString(),
      activo: true,
    })
    await c().programa.settle()
    expect((await elegir(await c().enlace(email, AVISO))).status).toBe(200)
    expect(await vale({ token } as Cuenta)).toBe(false)
  })

  it('that a stranger made is closed once whoever reads the address takes the account by its link', async () => {
    const extrano = await c().registrar()
    const url = await unCalendario(extrano)
    await conSegundoFactor(extrano)
    await c().pedir(extrano.token, 'PUT /api/perfil/avisos', {
      avisos: [{ tipo: 'recordatorio', canal: 'correo', activo: false }],
    })
    await c().pedir(extrano.token, 'POST /api/auth/correo', { email: `otra-${extrano.email}`, password: CLAVE })
    const mudanza = await c().enlace(`otra-${extrano.email}`)
    const confirma = await c().enlace(extrano.email, 'Confirma tu correo')
    const salida = await db()
      .selectFrom('salidas')
      .selectAll()
      .where('id', '=', c().mundo.ids.salidaId!)
      .executeTakeFirstOrThrow()
    await unaReserva(db(), salida, { contactoEmail: extrano.email, estado: 'confirmada' })
    expect((await tomar(extrano)).status).toBe(200)
    await c().programa.settle()
    const duena = await entrar(extrano.email, NUEVA)
    expect(duena.status, 'no second factor of his').toBe(200)
    expect(
      ((await c().pedir((duena.body as Sesion).token, 'GET /api/reservas')).body as unknown[]).length,
      'what she booked as a guest',
    ).toBe(1)
    expect([await vale(extrano), await leer(url), (await entrar(extrano.email, CLAVE)).status]).toEqual([
      false,
      404,
      401,
    ])
    for (const token of [mudanza, confirma])
      expect((await c().pedir(null, 'POST /api/auth/verificar-correo', { token })).type).toBe('enlace-vencido')
    expect(
      await db().selectFrom('preferenciasAviso').select('tipo').where('usuarioId', '=', extrano.id).execute(),
    ).toEqual([])
  })

  it('stays, second factor and notices, where the address was confirmed; the secret address of the calendar goes with any password', async () => {
    const rosa = await c().registrar()
    await confirmar(rosa)
    await conSegundoFactor(rosa)
    const url = await unCalendario(rosa)
    expect(
      (await c().pedir(rosa.token, 'POST /api/auth/clave', { actual: CLAVE, nueva: 'Otra-clave-larga-31' })).status,
    ).toBe(200)
    expect([await vale(rosa), await leer(url)]).toEqual([true, 404])
    expect((await c().correo(rosa.email, 'Cambió tu contraseña')).texto).toContain('calendario')
    const otra = await unCalendario(rosa)
    expect((await tomar(rosa)).status).toBe(200)
    expect([await vale(rosa), await leer(otra), (await entrar(rosa.email, NUEVA)).type]).toEqual([
      false,
      404,
      'totp-requerido',
    ])
  })

  async function mudada(quien: Cuenta): Promise<string> {
    await c().pedir(quien.token, 'POST /api/auth/correo', { email: `nueva-${quien.email}`, password: CLAVE })
    expect(
      (
        await c().pedir(quien.token, 'POST /api/auth/verificar-correo', {
          token: await c().enlace(`nueva-${quien.email}`),
        })
      ).status,
    ).toBe(200)
    return c().enlace(quien.email, 'Cambió el correo de tu cuenta')
  }
  const deshacer = (token: string) => c().pedir(null, 'POST /api/auth/correo/deshacer', { token })

  it('of whoever moved the address is closed when its owner takes it back: the password they knew, too', async () => {
    const rosa = await c().registrar()
    await confirmar(rosa)
    await conSegundoFactor(rosa)
    await db()
      .updateTable('totp')
      .set({ activoDesde: new Date(AHORA.getTime() - 7 * DIA) })
      .where('usuarioId', '=', rosa.id)
      .execute()
    const url = await unCalendario(rosa)
    c().programa.clock.now = new Date(AHORA.getTime() + 60_000)
    const atras = await mudada(rosa)
    expect((await deshacer(atras)).status).toBe(200)
    expect([await vale(rosa), await leer(url), (await entrar(rosa.email, CLAVE)).type]).toEqual([
      false,
      404,
      'credenciales-incorrectas',
    ])
    expect((await elegir(await c().enlace(rosa.email, 'Cambia tu contraseña'))).status).toBe(200)
    expect((await entrar(rosa.email, NUEVA)).type, 'her own factor, older than the change, stays').toBe(
      'totp-requerido',
    )
  })

  const preparar = async ({ token }: Cuenta) =>
    expect((await c().pedir(token, 'POST /api/auth/totp', { password: CLAVE })).status).toBe(200)
  const activar = async ({ id, token }: Cuenta) => {
    const totp = codigoEn(Buffer.from((await findTotp(db(), id))!.secreto), pasoDe(c().programa.clock.now))
    expect((await c().pedir(token, 'POST /api/auth/totp/activar', { totp })).status).toBe(200)
  }
  const NADA = async () => undefined
  const PASADO = 'Tu cuenta ya no pide un código al entrar'

  it.each([
    ['prepared before the change and activated after it', preparar, activar],
    ['activated before the change', conSegundoFactor, NADA],
    ['only prepared, and activated once she is back', preparar, NADA],
  ])(
    'of whoever moved the address is a second factor %s: she takes the account back without it',
    async (_caso, antes, despues) => {
      const rosa = await c().registrar()
      await confirmar(rosa)
      await antes(rosa)
      c().programa.clock.now = new Date(AHORA.getTime() + 60_000)
      const atras = await mudada(rosa)
      c().programa.clock.now = new Date(AHORA.getTime() + 120_000)
      await despues(rosa)
      // Whoever set it up has its mail at the new address: that link opens nothing either.
      const suyos = despues === activar ? [await c().enlace(`nueva-${rosa.email}`, AVISO)] : []
      expect((await deshacer(atras)).status).toBe(200)
      expect(await findTotp(db(), rosa.id)).toBeUndefined()
      for (const suyo of suyos) expect((await elegir(suyo)).type).toBe('enlace-vencido')
      expect((await elegir(await c().enlace(rosa.email, 'Cambia tu contraseña'))).status).toBe(200)
      expect((await entrar(rosa.email, NUEVA)).status).toBe(200)
      const avisos = await db()
        .selectFrom('correos')
        .select('id')
        .where('para', '=', rosa.email)
        .where('asunto', '=', PASADO)
        .execute()
      expect(avisos, 'one that was in use is told').toHaveLength(antes === preparar && despues === NADA ? 0 : 1)
    },
  )

  it('goes by the mail about a new second factor, with the factor: also after whoever set it up chose another password, or set it up again', async () => {
    const rosa = await c().registrar()
    await confirmar(rosa)
    await conSegundoFactor(rosa)
    const primero = await c().enlace(rosa.email, AVISO)
    c().programa.clock.now = new Date(AHORA.getTime() + 60_000)
    const totp = codigoEn(Buffer.from((await findTotp(db(), rosa.id))!.secreto), pasoDe(c().programa.clock.now))
    expect((await c().pedir(rosa.token, 'POST /api/auth/totp/quitar', { totp, password: CLAVE })).status).toBe(200)
    await conSegundoFactor(rosa)
    expect(
      (await c().pedir(rosa.token, 'POST /api/auth/clave', { actual: CLAVE, nueva: 'Otra-clave-larga-31' })).status,
    ).toBe(200)
    c().programa.clock.now = new Date(AHORA.getTime() + 6 * DIA)
    expect((await elegir(primero)).status).toBe(200)
    expect([await vale(rosa), (await entrar(rosa.email, NUEVA)).status]).toEqual([false, 200])
    expect((await c().correo(rosa.email, 'Cambió tu contraseña')).texto).toMatch(/./)
    expect((await elegir(primero)).type, 'once').toBe('enlace-vencido')
  })

  it('by that mail ends with its seven days, with another address, and takes off no factor that was there before it', async () => {
    const [rosa, ana, eva] = [await c().registrar(), await c().registrar(), await c().registrar()]
    const links: string[] = []
    for (const cada of [rosa, ana, eva]) {
      await confirmar(cada)
      await conSegundoFactor(cada)
      links.push(await c().enlace(cada.email, AVISO))
    }
    await mudada(rosa)
    expect((await elegir(links[0]!)).type).toBe('enlace-vencido')
    await db()
      .updateTable('totp')
      .set({ activoDesde: new Date(AHORA.getTime() - 1000) })
      .where('usuarioId', '=', ana.id)
      .execute()
    expect((await elegir(links[1]!)).status).toBe(200)
    expect((await entrar(ana.email, NUEVA)).type).toBe('totp-requerido')
    c().programa.clock.now = new Date(AHORA.getTime() + 7 * DIA)
    expect((await elegir(links[2]!)).type).toBe('enlace-vencido')
  })

  const leidos = async (email: string) => {
    await c().programa.settle()
    return (
      await db()
        .selectFrom('correos')
        .select(['asunto', 'texto'])
        .where('para', '=', email)
        .where('asunto', 'like', 'Cambió el correo%')
        .execute()
    ).map(({ texto }) => texto)
  }
  const mudar = async (de: Cuenta, con: string | null) => {
    await c().pedir(de.token, 'POST /api/auth/correo', { email: `nueva-${de.email}`, password: CLAVE })
    return c().pedir(con, 'POST /api/auth/verificar-correo', { token: await c().enlace(`nueva-${de.email}`) })
  }

  it('back to a confirmed address outlives whatever whoever moved it does next: a second move taken back, an account opened with it', async () => {
    const rosa = await c().registrar()
    await confirmar(rosa)
    const atras = await mudada(rosa)
    // The very session of whoever moved it moves it once more, and takes that back.
    c().programa.clock.now = new Date(c().programa.clock.now.getTime() + 60_000)
    const [dos, tres] = [`nueva-${rosa.email}`, `otra-vez-${rosa.email}`]
    await c().pedir(rosa.token, 'POST /api/auth/correo', { email: tres, password: CLAVE })
    expect(
      (await c().pedir(rosa.token, 'POST /api/auth/verificar-correo', { token: await c().enlace(tres) })).status,
    ).toBe(200)
    expect((await deshacer(await c().enlace(dos, 'Cambió el correo de tu cuenta'))).status).toBe(200)
    await c().programa.settle()
    // And anybody opens an account with the address that she left.
    const ajena = await c().registrar(rosa.email)
    expect((await deshacer(atras)).status).toBe(200)
    expect((await elegir(await c().enlace(rosa.email, 'Cambia tu contraseña'))).status).toBe(200)
    const suya = await entrar(rosa.email, NUEVA)
    expect([suya.status, (suya.body as Sesion).usuario.id]).toEqual([200, rosa.id])
    expect(await vale(ajena), 'the account opened meanwhile goes on without that address').toBe(true)
  })

  it('is none for whoever reads an address that was only typed: no way back is mailed there, and one that is out opens nothing', async () => {
    const rosa = await c().registrar()
    expect((await mudar(rosa, rosa.token)).status).toBe(200)
    expect(await leidos(rosa.email)).toEqual([])
    await c().programa.database.transaction((tx) =>
      darEnlace(c().programa.ctx(), tx, rosa.id, 'correo_anterior', rosa.email),
    )
    expect((await deshacer(await c().enlace(rosa.email, 'Cambió el correo de tu cuenta'))).type).toBe('enlace-vencido')
    expect([await vale(rosa), (await entrar(`nueva-${rosa.email}`, CLAVE)).status]).toEqual([true, 200])
    const otra = await c().registrar(rosa.email)
    expect(otra.id, 'the address is merely free').not.toBe(rosa.id)
  })

  it('is none for whoever said that they read an address, outside the account: they hear of the change', async () => {
    const rosa = await c().registrar()
    expect(
      (
        await c().pedir(null, 'POST /api/auth/verificar-correo', {
          token: await c().enlace(rosa.email, 'Confirma tu correo'),
        })
      ).status,
    ).toBe(200)
    expect((await mudar(rosa, rosa.token)).status).toBe(200)
    expect(await leidos(rosa.email)).toEqual([expect.not.stringContaining('token=')])
  })

  it.each(['nobody', 'somebody else'])(
    'is none for whoever reads the address that was asked for, signed in as %s: the account moves in its own session',
    async (quien) => {
      const rosa = await c().registrar()
      await confirmar(rosa)
      const con = quien === 'nobody' ? null : (await c().registrar()).token
      const { status, type } = await mudar(rosa, con)
      expect([status, type]).toEqual([403, 'cambio-sin-sesion'])
      await pedirEnlace(`nueva-${rosa.email}`)
      await c().programa.settle()
      expect(
        await db().selectFrom('correos').select('asunto').where('para', '=', `nueva-${rosa.email}`).execute(),
      ).toEqual([{ asunto: 'Confirma tu correo nuevo' }])
      expect((await c().pedir(rosa.token, 'GET /api/perfil')).body).toMatchObject({
        email: rosa.email,
        emailVerificado: true,
        emailNuevo: `nueva-${rosa.email}`,
      })
      const token = await c().enlace(`nueva-${rosa.email}`)
      expect(
        (await c().pedir(rosa.token, 'POST /api/auth/verificar-correo', { token })).status,
        'the link is still good',
      ).toBe(200)
    },
  )

  it('is in the list, or said to be none: every table with a secret in it', async () => {
    const { rows } = await sql<{ tabla: string }>`
      select distinct table_name as tabla from information_schema.columns where table_schema = 'public'
        and (column_name ~ '(hash|token|secreto|sellada)' or (column_name = 'clave' and data_type = 'bytea')) order by 1`.execute(
      db(),
    )
    const conocidas = new Set([...VIAS.flatMap(({ tablas }) => tablas), ...Object.keys(DE_OTRA_COSA)])
    expect(
      rows.map(({ tabla }) => tabla).filter((tabla) => !conocidas.has(tabla) && !tabla.startsWith('sandbox_')),
    ).toEqual([])
  })
})

/** Secrets that open something else than an account. */
const DE_OTRA_COSA: Record<string, string> = {
  abonos: 'a bank account, sealed',
  calendarios_externos: 'of a business: where its outside calendar is read',
  claves_api: 'of a company, which our people reviewed; revoked where it is managed',
  codigos_de_datos: 'of one booking, forty minutes',
  cuentas_de_pago: 'a bank account, sealed',
  feeds_de_salidas: 'of a business: tells places, no names',
  invitaciones: 'to a team of a business, by mail to whoever is invited',
  invitaciones_empresa: 'to a company, by mail to whoever is invited',
  legajos: 'a bank account, sealed',
  regalos: 'the code of a gift, known to who gave it',
  transferencias: 'a bank account, sealed',
}
