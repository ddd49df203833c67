import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Exportacion } from '#contract/privacidad.ts'
import { alertasJobs } from '#server/modules/alertas/index.ts'
import { comprobarInvariantes } from '#server/modules/reservas/index.ts'
import { conCuentas, type Cuenta } from '#server/testing/cuentas.ts'
import { AHORA, unaEspera, unaReserva, unRegalo, unaResena, unAnfitrion } from '#server/testing/datos.ts'
import { CLAVE } from '#server/testing/llamadas.ts'

const NOMBRE = 'Canaria Privada'
const HORA = 3_600_000
/** Tables of the payment counterpart stand for another company's. */
const AJENAS = /^sandbox_/

conCuentas('privacy', (c) => {
  const db = () => c().programa.database.db
  const pasar = (ms: number) => void (c().programa.clock.now = new Date(c().programa.clock.now.getTime() + ms))
  const borrar = (de: Cuenta, mas: object = {}) =>
    c().pedir(de.token, 'POST /api/privacidad/borrado', { email: de.email, password: CLAVE, ...mas })

  let n = 0
  /** Somebody about whom every module knows something. */
  async function conHistoria(
    palabra: string,
  ): Promise<Cuenta & { otroCorreo: string; nombre: string; celular: string }> {
    const rosa = await c().registrar(`${palabra}@privada.cl`)
    const otroCorreo = `otra-persona-${++n}@privada.cl`
    const nombre = `Rosa ${palabra}`
    const celular = `+5695544${1000 + n}`
    await c().pedir(rosa.token, 'PUT /api/perfil', {
      nombre,
      apellido: `Quispe ${palabra}`,
      telefono: celular,
      paisResidencia: 'CL',
      idioma: 'es-CL',
    })
    await c().pedir(rosa.token, 'PUT /api/perfil/preferencias', { movilidad: `rodilla ${palabra}` })
    await c().pedir(rosa.token, 'PUT /api/perfil/avisos', {
      avisos: [{ tipo: 'mensaje', canal: 'correo', activo: false }],
    })
    await c().pedir(rosa.token, 'POST /api/perfil/viajeros', {
      nombre: `Hijo de ${palabra}`,
      tipo: 'nino',
      telefono: celular,
    })
    await c().pedir(rosa.token, 'POST /api/privacidad/solicitudes', {
      derecho: 'rectificacion',
      detalle: `Mi apellido es ${palabra}`,
    })
    await c().pedir(rosa.token, 'POST /api/chat/ask', { message: `Soy ${nombre}, busco trekking` })
    const { ids } = c().mundo
    const pedido = {
      experienciaId: ids.experienciaId,
      salidaId: ids.salidaId,
      participantes: { adulto: 1 },
      contacto: { nombre, email: otroCorreo, telefono: celular },
      comentario: `soy ${palabra} y alérgica`,
    }
    const response = await c().programa.request('POST', '/api/reservas', {
      body: pedido,
      token: rosa.token,
      headers: { 'idempotency-key': `clave-${n}` },
    })
    const { id: reservaId } = (await response.json()) as { id: string }
    await pagar(reservaId, rosa.token, palabra)
    await c().pedir(rosa.token, `POST /api/reservas/${reservaId}/cancelar`, {})
    await c().programa.settle()
    const salida = await db()
      .selectFrom('salidas')
      .selectAll()
      .where('id', '=', ids.salidaId!)
      .executeTakeFirstOrThrow()
    await unaResena(
      db(),
      (await db()
        .selectFrom('experiencias')
        .selectAll()
        .where('id', '=', ids.experienciaId!)
        .executeTakeFirstOrThrow()) as never,
      {
        usuarioId: rosa.id,
        autor: `${palabra} P.`,
        reservaId: (
          await unaReserva(db(), salida, {
            usuarioId: rosa.id,
            estado: 'realizada',
            estadoPago: 'sin_pago',
            total: 0,
            contactoNombre: nombre,
            contactoEmail: rosa.email,
            contactoTelefono: celular,
          })
        ).id,
      },
    )
    await unRegalo(db(), {
      codigo: palabra,
      usuarioId: rosa.id,
      deNombre: nombre,
      deEmail: rosa.email,
      paraNombre: `Hija de ${palabra}`,
      paraEmail: otroCorreo,
      mensaje: `Un abrazo, ${palabra}`,
    })
    await c().pedir(rosa.token, 'POST /api/alertas', { q: `algo para ${palabra}` })
    await unaEspera(db(), salida, {
      usuarioId: rosa.id,
      contactoNombre: nombre,
      contactoEmail: otroCorreo,
      contactoTelefono: celular,
    })
    const grupo = {
      empresa: `Viajes ${palabra}`,
      rut: '76.086.428-5',
      contacto: nombre,
      email: otroCorreo,
      telefono: celular,
      tipo: 'Cultural',
      personas: 12,
      desde: '2026-12-01',
      hasta: '2026-12-02',
      comuna: 'Santiago',
      notas: `Pregunten por ${palabra}`,
    }
    expect((await c().pedir(rosa.token, 'POST /api/empresas/solicitudes', grupo)).status).toBe(201)
    await c().pedir(rosa.token, 'POST /api/auth/verificar-correo', {
      token: await c().enlace(rosa.email, 'Confirma tu correo'),
    })
    await c().programa.settle()
    return { ...rosa, otroCorreo, nombre, celular }
  }

  async function pagar(reservaId: string, token: string, titular: string): Promise<void> {
    const { body } = await c().pedir(token, 'POST /api/create-checkout-session', { reservaId, aceptaTerminos: true })
    const tarjeta = new URLSearchParams({
      numero: '4242424242424242',
      vencimiento: '12/34',
      cvc: '123',
      nombre: titular,
    })
    await c().programa.sandbox!.fetch(`http://sandbox/sandbox/stripe/pagar/${(body as { id: string }).id}`, {
      method: 'POST',
      body: tarjeta,
      redirect: 'manual',
    })
    await c().programa.settle()
  }

  async function buscar(palabra: string): Promise<string[]> {
    const { rows: columnas } = await sql<{ tabla: string; columna: string; esquema: string }>`
      select c.table_name as tabla, c.column_name as columna, c.table_schema as esquema from information_schema.columns c
      join information_schema.tables t on t.table_name = c.table_name and t.table_schema = c.table_schema and t.table_type = 'BASE TABLE'
      where c.table_schema in ('public', 'pgboss') and c.data_type in ('text', 'character varying', 'jsonb', 'json', 'ARRAY')`.execute(
      db(),
    )
    const halladas: string[] = []
    for (const { tabla, columna, esquema } of columnas.filter(({ tabla }) => !AJENAS.test(tabla))) {
      const { rows } = await sql<{
        si: boolean
      }>`select exists (select 1 from ${sql.id(esquema, tabla)} where ${sql.id(columna)}::text ilike ${`%${palabra}%`}) as si`.execute(
        db(),
      )
      if (rows[0]!.si) halladas.push(`${tabla}.${columna}`)
    }
    return halladas
  }

  it('hands over everything it keeps, as JSON and CSV, for 48 hours, and to nobody else', async () => {
    const rosa = await conHistoria('canela')
    const pedida = await c().pedir(rosa.token, 'POST /api/privacidad/exportaciones', {})
    expect([pedida.status, pedida.body]).toEqual([202, expect.objectContaining({ estado: 'preparando', avance: 0 })])
    const { id } = pedida.body as Exportacion
    expect(
      ((await c().pedir(rosa.token, 'POST /api/privacidad/exportaciones', {})).body as Exportacion).id,
      'the one in preparation',
    ).toBe(id)
    expect((await c().pedir(rosa.token, `GET /api/privacidad/exportaciones/${id}/datos`)).type).toBe(
      'exportacion-no-lista',
    )
    expect((await c().correo(rosa.email, 'Tu copia de datos está lista')).texto).toContain('/perfil/privacidad')

    const datos = (await c().pedir(rosa.token, `GET /api/privacidad/exportaciones/${id}/datos`)).body as Record<
      string,
      Record<string, unknown>[]
    >
    expect(
      Object.entries(datos)
        .filter(([, filas]) => filas.length > 0)
        .map(([seccion]) => seccion),
    ).toEqual([
      'cuenta',
      'consentimientos',
      'sesiones',
      'avisos',
      'viajerosFrecuentes',
      'reservas',
      'pagos',
      'reembolsos',
      'solicitudesDeEmpresa',
      'resenas',
      'conversaciones',
      'listaDeEspera',
      'alertas',
      'regalos',
      'notificaciones',
      'correosRecibidos',
      'solicitudesDeDatos',
    ])
    expect(datos.cuenta![0]).toMatchObject({
      nombre: rosa.nombre,
      email: rosa.email,
      telefono: rosa.celular,
      perfilPreferencias: { movilidad: 'rodilla canela' },
    })
    expect(JSON.stringify(datos)).not.toMatch(/argon2|tokenHash|claveHash/)
    const csv = (await c().pedir(rosa.token, `GET /api/privacidad/exportaciones/${id}/datos.csv`)).body as string
    expect(csv).toContain(`cuenta,1,nombre,${rosa.nombre}\r\n`)
    expect(csv).toContain(`cuenta,1,telefono,"'${rosa.celular}"\r\n`)

    const ajena = await c().registrar()
    expect((await c().pedir(ajena.token, `GET /api/privacidad/exportaciones/${id}/datos`)).type).toBe('sin-permiso')
    pasar(48 * HORA)
    await c().programa.run('privacidad.limpiar')
    const token = (
      (await c().pedir(null, 'POST /api/auth/login', { email: rosa.email, password: CLAVE })).body as { token: string }
    ).token
    expect((await c().pedir(token, `GET /api/privacidad/exportaciones/${id}/datos`)).type).toBe('exportacion-no-lista')
    expect((await c().pedir(token, 'GET /api/privacidad/exportaciones')).body).toMatchObject([
      { id, estado: 'vencida' },
    ])
  })

  it('does not erase while a booking is live, money is on its way, or a business hangs on the account', async () => {
    const rosa = await c().registrar()
    const salida = await db()
      .selectFrom('salidas')
      .selectAll()
      .where('id', '=', c().mundo.ids.salidaId!)
      .executeTakeFirstOrThrow()
    const verlo = async () => (await c().pedir(rosa.token, 'GET /api/privacidad/borrado')).body
    const reserva = await unaReserva(db(), salida, {
      usuarioId: rosa.id,
      estado: 'pendiente',
      estadoPago: 'sin_pago',
      total: 0,
    })
    const poner = (set: object) => db().updateTable('reservas').set(set).where('id', '=', reserva.id).execute()
    expect(await verlo()).toEqual({
      puede: false,
      motivo: 'cuenta-con-reservas',
      reservas: 1,
      porDecidir: 0,
      hasta: salida.finUtc.toISOString(),
      negocios: [],
    })
    expect((await borrar(rosa)).type).toBe('cuenta-con-reservas')
    const ponerSalida = (set: object) => db().updateTable('salidas').set(set).where('id', '=', salida.id).execute()
    await poner({ estado: 'confirmada', estadoPago: 'pagado' })
    await ponerSalida({ estado: 'cancelada', canceladaMotivo: 'clima' })
    expect(await verlo()).toEqual({
      puede: false,
      motivo: 'cuenta-con-reservas',
      reservas: 1,
      porDecidir: 0,
      hasta: null,
      negocios: [],
    })
    await db()
      .insertInto('ofertasDeFecha')
      .values({
        reservaId: reserva.id,
        salidaId: salida.id,
        motivo: 'clima',
        venceEn: new Date(AHORA.getTime() + 3_600_000),
        createdAt: AHORA,
      })
      .execute()
    expect(await verlo()).toEqual({
      puede: false,
      motivo: 'cuenta-con-reservas',
      reservas: 1,
      porDecidir: 1,
      hasta: null,
      negocios: [],
    })
    await ponerSalida({ estado: salida.estado, canceladaMotivo: null })
    await poner({ estado: 'expirada', estadoPago: 'desconocido' })
    expect((await borrar(rosa)).type).toBe('cuenta-con-dinero')
    await poner({ estadoPago: 'sin_pago' })
    expect(await verlo()).toEqual({ puede: true, motivo: null, reservas: 0, porDecidir: 0, hasta: null, negocios: [] })
    await unAnfitrion(db(), { usuarioId: rosa.id })
    expect((await borrar(rosa)).type).toBe('cuenta-con-negocio')
    expect((await c().pedir(rosa.token, 'GET /api/auth/me')).status, 'nothing was touched').toBe(200)
  })

  it('erases with the own address and password alone', async () => {
    const rosa = await c().registrar()
    expect((await borrar(rosa, { email: 'otra@mundo.cl' })).errores).toHaveProperty('email')
    expect((await borrar(rosa, { password: 'otra-clave-larga' })).errores).toHaveProperty('password')
  })

  it('leaves nothing of the person, and every peso where it was', async () => {
    const rosa = await conHistoria('canaria')
    const personal = [rosa.email, rosa.otroCorreo, rosa.nombre, rosa.celular, 'canaria']
    for (const palabra of personal) expect(await buscar(palabra), `before: ${palabra}`).not.toEqual([])
    const dinero = async () => [
      await db().selectFrom('apuntes').selectAll().orderBy('id').execute(),
      await db().selectFrom('movimientos').selectAll().orderBy('id').execute(),
      await db()
        .selectFrom('pagos')
        .select(['id', 'monto', 'capturado', 'reembolsado', 'estado'])
        .orderBy('id')
        .execute(),
    ]
    const antes = await dinero()
    const roto = await comprobarInvariantes(db(), AHORA)
    const otras = await db()
      .selectFrom('usuarios')
      .select(['id', 'email'])
      .where('id', '!=', rosa.id)
      .orderBy('id')
      .execute()
    expect((await borrar(rosa)).status).toBe(200)
    await c().programa.settle()
    expect((await c().pedir(rosa.token, 'GET /api/auth/me')).status).toBe(401)
    expect((await c().pedir(null, 'POST /api/auth/login', { email: rosa.email, password: CLAVE })).type).toBe(
      'credenciales-incorrectas',
    )
    await c().programa.settle()

    // How often an address that they only typed was written to is counted for a day: whose it is may be another.
    for (const palabra of personal)
      expect(
        (await buscar(palabra)).filter((donde) => palabra !== rosa.otroCorreo || donde !== 'limites.clave'),
        palabra,
      ).toEqual([])
    expect(
      await db()
        .selectFrom('solicitudesEmpresa')
        .select(['nombreEmpresa', 'rut', 'contacto', 'telefono', 'notas', 'personas'])
        .where('usuarioId', '=', rosa.id)
        .execute(),
    ).toEqual([{ nombreEmpresa: 'Viajero', rut: '', contacto: 'Viajero', telefono: '', notas: null, personas: 12 }])
    expect(await dinero()).toEqual(antes)
    expect(await comprobarInvariantes(db(), AHORA)).toEqual(roto)
    const { rows: libro } = await sql<{
      suma: number
    }>`select coalesce(sum(monto), 0)::int as suma from apuntes`.execute(db())
    expect(libro).toEqual([{ suma: 0 }])
    expect(
      await db()
        .selectFrom('resenas')
        .select(['autor', 'usuarioId'])
        .where('reservaId', 'in', db().selectFrom('reservas').select('id').where('usuarioId', '=', rosa.id))
        .execute(),
    ).toEqual([{ autor: 'Viajero', usuarioId: null }])
    expect(
      await db().selectFrom('usuarios').select(['id', 'email']).where('id', '!=', rosa.id).orderBy('id').execute(),
    ).toEqual(otras)
    expect((await c().registrar(rosa.email)).id, 'the address is free again').not.toBe(rosa.id)
  })

  it('takes along what was booked as a guest with the same, confirmed address', async () => {
    const rosa = await c().registrar()
    const salida = await db()
      .selectFrom('salidas')
      .selectAll()
      .where('id', '=', c().mundo.ids.salidaId!)
      .executeTakeFirstOrThrow()
    const deInvitada = {
      estado: 'expirada',
      estadoPago: 'sin_pago',
      total: 0,
      contactoEmail: rosa.email,
      contactoNombre: NOMBRE,
    }
    const sinConfirmar = await unaReserva(db(), salida, deInvitada)
    await borrar(rosa)
    const nombreDe = async (id: string) =>
      (await db().selectFrom('reservas').select('contactoNombre').where('id', '=', id).executeTakeFirstOrThrow())
        .contactoNombre
    expect(await nombreDe(sinConfirmar.id)).toBe(NOMBRE)
    const otra = await c().registrar(rosa.email)
    await db().updateTable('usuarios').set({ emailVerificadoEn: AHORA }).where('id', '=', otra.id).execute()
    await borrar(otra)
    expect(await nombreDe(sinConfirmar.id)).toBe('Viajero')
  })

  it('takes the contact out of what a visitor asked for a group with the same, confirmed address, and leaves the company its request', async () => {
    const rosa = await c().registrar()
    const grupo = {
      empresa: 'Viajes del Maule',
      rut: '76.086.428-5',
      contacto: NOMBRE,
      email: rosa.email,
      telefono: '+56912345678',
      tipo: 'Cultural',
      personas: 9,
      desde: '2026-12-01',
      hasta: '2026-12-02',
      comuna: 'Santiago',
    }
    const { id } = (await c().pedir(null, 'POST /api/empresas/solicitudes', grupo)).body as { id: string }
    const { empresaId } = await db()
      .selectFrom('membresias')
      .select('empresaId')
      .where('empresaId', 'is not', null)
      .limit(1)
      .executeTakeFirstOrThrow()
    await db().updateTable('solicitudesEmpresa').set({ empresaId }).where('id', '=', id).execute()
    const verla = () =>
      db()
        .selectFrom('solicitudesEmpresa')
        .select(['nombreEmpresa', 'contacto', 'telefono'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    await borrar(rosa)
    expect((await verla()).contacto, 'not confirmed: it may be another person').toBe(NOMBRE)
    const otra = await c().registrar(rosa.email)
    await db().updateTable('usuarios').set({ emailVerificadoEn: AHORA }).where('id', '=', otra.id).execute()
    await borrar(otra)
    expect(await verla()).toEqual({ nombreEmpresa: 'Viajes del Maule', contacto: 'Viajero', telefono: '' })
  })

  it('takes out what they wrote to us for their company, whoever asked for the request', async () => {
    const [rosa, jefa] = [await c().registrar(), await c().registrar()]
    const grupo = {
      empresa: 'Viajes del Maule',
      rut: '76.086.428-5',
      contacto: 'Jefa',
      email: jefa.email,
      telefono: '+56912345678',
      tipo: 'Cultural',
      personas: 9,
      desde: '2026-12-01',
      hasta: '2026-12-02',
      comuna: 'Santiago',
    }
    const { id } = (await c().pedir(jefa.token, 'POST /api/empresas/solicitudes', grupo)).body as { id: string }
    await db()
      .insertInto('solicitudHitos')
      .values([
        {
          solicitudId: id,
          tipo: 'mensaje',
          autor: 'empresa',
          usuarioId: rosa.id,
          texto: 'Soy Rosa, llámenme al 9 1234 5678',
          createdAt: AHORA,
        },
        {
          solicitudId: id,
          tipo: 'mensaje',
          autor: 'empresa',
          usuarioId: jefa.id,
          texto: 'Somos nueve',
          createdAt: AHORA,
        },
      ])
      .execute()
    await borrar(rosa)
    expect(
      await db()
        .selectFrom('solicitudHitos')
        .select(['tipo', 'usuarioId', 'texto'])
        .where('solicitudId', '=', id)
        .orderBy('id')
        .execute(),
    ).toEqual([
      { tipo: 'recibida', usuarioId: jefa.id, texto: null },
      { tipo: 'mensaje', usuarioId: null, texto: '[Mensaje borrado]' },
      { tipo: 'mensaje', usuarioId: jefa.id, texto: 'Somos nueve' },
    ])
  })

  it('is erased by our staff where they asked us for it, and not before it may be', async () => {
    const rosa = await c().registrar()
    const { id } = (
      await c().pedir(rosa.token, 'POST /api/privacidad/solicitudes', { derecho: 'supresion', detalle: 'Borren todo' })
    ).body as { id: string }
    const cumplir = () =>
      c().pedir(c().mundo.token.admin, `POST /api/admin/solicitudes-de-datos/${id}/resolver`, {
        decision: 'cumplida',
        respuesta: 'Listo',
      })
    const salida = await db()
      .selectFrom('salidas')
      .selectAll()
      .where('id', '=', c().mundo.ids.salidaId!)
      .executeTakeFirstOrThrow()
    const reserva = await unaReserva(db(), salida, {
      usuarioId: rosa.id,
      estado: 'pendiente',
      estadoPago: 'sin_pago',
      total: 0,
    })
    expect((await cumplir()).type).toBe('cuenta-con-reservas')
    await db().updateTable('reservas').set({ estado: 'expirada' }).where('id', '=', reserva.id).execute()
    expect((await cumplir()).body).toMatchObject({ estado: 'cumplida', detalle: null })
    expect((await c().pedir(rosa.token, 'GET /api/auth/me')).status).toBe(401)
    expect(await db().selectFrom('correos').select('asunto').where('para', '=', rosa.email).execute()).toEqual([
      { asunto: 'Eliminamos tu cuenta' },
    ])
  })

  it('writes down what is asked of it, with thirty days to answer', async () => {
    const rosa = await c().registrar()
    const { status, body } = await c().pedir(rosa.token, 'POST /api/privacidad/solicitudes', {
      derecho: 'oposicion',
      detalle: 'No quiero perfiles',
    })
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ derecho: 'oposicion', estado: 'recibida', venceEn: '2026-12-19T02:59:59.999Z' }),
    ])
    expect((await c().pedir(rosa.token, 'GET /api/privacidad/solicitudes')).body).toHaveLength(1)
    expect((await c().pedir((await c().registrar()).token, 'GET /api/privacidad/solicitudes')).body).toEqual([])
    expect((await c().correo(rosa.email, 'Recibimos tu solicitud sobre tus datos')).texto).toContain(
      '18 de diciembre de 2026',
    )
  })

  it('stops at once what somebody opposes, and leaves the rest to one of us', async () => {
    const rosa = await c().registrar()
    const consentir = (tipo: string, otorgado: boolean) =>
      c().pedir(rosa.token, 'PUT /api/perfil/consentimientos', { tipo, otorgado })
    for (const tipo of ['marketing', 'personalizacion_ia']) expect((await consentir(tipo, true)).status).toBe(200)
    const dado = async () =>
      ((await c().pedir(rosa.token, 'GET /api/perfil')).body as { consentimientos: object }).consentimientos
    const oponer = (usos: string[]) =>
      c().pedir(rosa.token, 'POST /api/privacidad/solicitudes', { derecho: 'oposicion', detalle: 'No quiero', usos })
    expect((await oponer(['marketing'])).body).toMatchObject({
      estado: 'cumplida',
      alcance: ['marketing'],
      efecto: null,
    })
    expect(await dado()).toEqual({ marketing: false, personalizacion_ia: true })
    expect(await casos(rosa)).toEqual([])
    expect((await c().correo(rosa.email, 'Dejamos de usar tus datos para eso')).texto).toContain(
      'no te enviamos novedades',
    )
    expect((await oponer(['personalizacion', 'otro'])).body).toMatchObject({
      estado: 'recibida',
      venceEn: '2026-12-19T02:59:59.999Z',
    })
    expect(await dado()).toEqual({ marketing: false, personalizacion_ia: false })
    expect(await casos(rosa)).toEqual([{ titulo: 'Oposición', estado: 'abierto' }])
    const lineas = await db()
      .selectFrom('consentimientos')
      .select('otorgado')
      .where('usuarioId', '=', rosa.id)
      .where('tipo', '=', 'marketing')
      .orderBy('id')
      .execute()
    expect(
      lineas.map(({ otorgado }) => otorgado),
      'a ledger: nothing in it is changed',
    ).toEqual([true, false])
  })

  it('lets what somebody blocks rest until it is decided, and their bookings go on', async () => {
    const rosa = await c().registrar()
    const salida = await db()
      .selectFrom('salidas')
      .selectAll()
      .where('id', '=', c().mundo.ids.salidaId!)
      .executeTakeFirstOrThrow()
    const experiencia = await db()
      .selectFrom('experiencias')
      .selectAll()
      .where('id', '=', salida.experienciaId)
      .executeTakeFirstOrThrow()
    const hecha = await unaReserva(db(), salida, { usuarioId: rosa.id, estado: 'realizada', estadoPago: 'pagado' })
    const resena = await unaResena(db(), experiencia as never, {
      usuarioId: rosa.id,
      autor: 'Rosa M.',
      reservaId: hecha.id,
    })
    const alerta = await db()
      .insertInto('alertas')
      .values({
        id: randomUUID(),
        usuarioId: rosa.id,
        filtros: '{}',
        huella: Buffer.from('x'),
        estado: 'activa',
        venceEn: new Date(AHORA.getTime() + 99 * HORA),
        revisadaEn: new Date(0),
        createdAt: AHORA,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const firma = async () =>
      (await db().selectFrom('resenas').select('autor').where('id', '=', resena.id).executeTakeFirstOrThrow()).autor
    const mira = async () => {
      await db()
        .updateTable('alertas')
        .set({ revisadaEn: new Date(0), avisadaEn: null })
        .where('id', '=', alerta.id)
        .execute()
      await alertasJobs['alertas.revisar'](c().programa.ctx())
      return (
        (await db().selectFrom('alertas').select('revisadaEn').where('id', '=', alerta.id).executeTakeFirstOrThrow())
          .revisadaEn > new Date(0)
      )
    }
    const visto = async () => [await firma(), await mira()]
    expect(await visto()).toEqual(['Rosa M.', true])

    const { body } = await c().pedir(rosa.token, 'POST /api/privacidad/solicitudes', {
      derecho: 'bloqueo',
      detalle: 'Mi apellido está mal',
      datos: ['nombre_publico', 'contacto', 'preferencias'],
    })
    const { id } = body as { id: string }
    expect(body).toMatchObject({
      estado: 'recibida',
      efecto: { sinNovedades: true, sinNombrePublico: true, sinPersonalizacion: true },
    })
    expect(await visto()).toEqual(['Viajero', false])
    expect((await c().correo(rosa.email, 'Recibimos tu solicitud sobre tus datos')).texto).toContain(
      'tus opiniones se muestran sin tu nombre',
    )
    expect((await c().pedir(rosa.token, 'GET /api/reservas')).body, 'bookings stay').toHaveLength(1)
    const resolver = (decision: string) =>
      c().pedir(c().mundo.token.admin, `POST /api/admin/solicitudes-de-datos/${id}/resolver`, {
        decision,
        respuesta: 'Ya está corregido',
      })
    expect((await resolver('prorrogada')).body).toMatchObject({ efecto: { sinNombrePublico: true } })
    expect(await visto(), 'it goes on').toEqual(['Viajero', false])

    await c().pedir(rosa.token, 'PUT /api/perfil', { nombre: 'Rosa', apellido: 'Quispe', idioma: 'es-CL' })
    expect((await resolver('cumplida')).body).toMatchObject({ estado: 'cumplida', efecto: { sinNombrePublico: false } })
    expect(await visto(), 'with the name as it was corrected').toEqual(['Rosa Q.', true])
    expect((await c().correo(rosa.email, 'Cumplimos tu solicitud')).texto).toContain('terminó el bloqueo')
  })

  const casos = ({ id }: Cuenta) =>
    db()
      .selectFrom('casos as k')
      .innerJoin('solicitudesDatos as s', (on) => on.on(sql<boolean>`s.id::text = k.objeto_id::text`))
      .select(['k.titulo', 'k.estado'])
      .where('s.usuarioId', '=', id)
      .execute()

  it('names every table that knows a person', async () => {
    const { rows } = await sql<{
      tabla: string
    }>`select table_name as tabla from information_schema.columns where table_schema = 'public' and column_name = 'usuario_id' order by 1`.execute(
      db(),
    )
    expect(rows.map(({ tabla }) => tabla).filter((tabla) => !(tabla in QUE_PASA))).toEqual([])
  })
})

/** What becomes of each table with a `usuario_id` when its person leaves. A new one is written here, exported and erased. */
const QUE_PASA: Record<string, 'se borra' | 'queda el seudónimo'> = {
  alertas: 'se borra',
  anfitriones: 'queda el seudónimo',
  membresias: 'se borra',
  calendarios: 'se borra',
  consentimientos: 'queda el seudónimo',
  consultas: 'queda el seudónimo',
  correos_anteriores: 'se borra',
  conversaciones: 'se borra',
  denuncias: 'queda el seudónimo',
  denuncias_de_resenas: 'queda el seudónimo',
  enlaces: 'se borra',
  esperas: 'se borra',
  exportaciones: 'se borra',
  favoritos: 'se borra',
  listas: 'se borra',
  mensajes: 'queda el seudónimo',
  notificaciones: 'se borra',
  preferencias_aviso: 'se borra',
  reportes_de_mensajes: 'queda el seudónimo',
  resenas: 'queda el seudónimo',
  resenas_de_viajeros: 'se borra',
  regalos: 'queda el seudónimo',
  reservas: 'queda el seudónimo',
  sesiones: 'se borra',
  solicitud_hitos: 'queda el seudónimo',
  solicitudes_empresa: 'queda el seudónimo',
  solicitudes_datos: 'queda el seudónimo',
  totp: 'se borra',
  totp_codigos: 'se borra',
  viajeros_frecuentes: 'se borra',
}
