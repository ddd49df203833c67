import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Exportacion } from '#contract/privacidad.ts'
import { conCuentas, type Cuenta } from '#server/testing/cuentas.ts'
import { AHORA, unaEmpresa, unaEspera, unaReserva, unId, unProveedor, unRegalo } from '#server/testing/datos.ts'
import { CLAVE } from '#server/testing/llamadas.ts'

conCuentas('an erasure and addresses', (c) => {
  const db = () => c().programa.database.db
  const salida = () =>
    db().selectFrom('salidas').selectAll().where('id', '=', c().mundo.ids.salidaId!).executeTakeFirstOrThrow()
  const confirmar = async ({ email, token }: Cuenta) =>
    c().pedir(token, 'POST /api/auth/verificar-correo', { token: await c().enlace(email, 'Confirma tu correo') })
  const borrar = ({ token, email }: Cuenta) =>
    c().pedir(token, 'POST /api/privacidad/borrado', { email, password: CLAVE })
  const copiar = async ({ token }: Cuenta) => {
    const { id } = (await c().pedir(token, 'POST /api/privacidad/exportaciones', {})).body as Exportacion
    await c().programa.settle()
    return (await c().pedir(token, `GET /api/privacidad/exportaciones/${id}/datos`)).body as Record<string, object[]>
  }
  const mudar = async (quien: Cuenta, email: string): Promise<Cuenta> => {
    c().programa.clock.now = new Date(c().programa.clock.now.getTime() + 60_000)
    await c().pedir(quien.token, 'POST /api/auth/correo', { email, password: CLAVE })
    expect(
      (
        await c().pedir(quien.token, 'POST /api/auth/verificar-correo', {
          token: await c().enlace(email, 'Confirma tu correo nuevo'),
        })
      ).status,
    ).toBe(200)
    return { ...quien, email }
  }

  it('touches nothing of whoever’s address was typed in a booking of the one who leaves', async () => {
    const ella = await c().registrar()
    await confirmar(ella)
    const fila = { contactoNombre: 'Ella', contactoEmail: ella.email }
    await unaEspera(db(), await salida(), { ...fila, usuarioId: ella.id })
    await unaEspera(db(), await salida(), { contactoNombre: 'Invitada', contactoEmail: 'invitada@direcciones.cl' })
    await c().pedir(null, 'POST /api/alertas', { q: 'trekking', email: 'invitada@direcciones.cl' })
    await db()
      .insertInto('limites')
      .values({ clave: `fallos:${ella.email}`, ventana: AHORA, cuenta: 4 })
      .execute()
    await unRegalo(db(), {
      codigo: 'DEELLA1234567890',
      usuarioId: ella.id,
      deNombre: 'Ella',
      deEmail: ella.email,
      paraNombre: 'Otro',
      paraEmail: 'otro@direcciones.cl',
    })
    const extrano = await c().registrar()
    for (const contactoEmail of [ella.email, 'invitada@direcciones.cl'])
      await unaReserva(db(), await salida(), {
        usuarioId: extrano.id,
        contactoEmail,
        estado: 'cancelada',
        estadoPago: 'sin_pago',
      })
    expect((await borrar(extrano)).status).toBe(200)
    expect(
      await db()
        .selectFrom('esperas')
        .select('contactoNombre')
        .where('contactoEmail', 'in', [ella.email, 'invitada@direcciones.cl'])
        .orderBy('contactoNombre')
        .execute(),
    ).toEqual([{ contactoNombre: 'Ella' }, { contactoNombre: 'Invitada' }])
    expect(
      await db().selectFrom('alertas').select('email').where('email', '=', 'invitada@direcciones.cl').execute(),
    ).toHaveLength(1)
    expect(
      await db().selectFrom('limites').select('cuenta').where('clave', '=', `fallos:${ella.email}`).execute(),
    ).toEqual([{ cuenta: 4 }])
    expect(await db().selectFrom('regalos').select('deNombre').where('deEmail', '=', ella.email).execute()).toEqual([
      { deNombre: 'Ella' },
    ])
    const quedan = await db()
      .selectFrom('reservas')
      .select('contactoEmail')
      .where('usuarioId', '=', extrano.id)
      .execute()
    expect(
      quedan
        .map(({ contactoEmail }) => contactoEmail)
        .filter((correo) => correo.includes('direcciones.cl') || correo === ella.email),
      'what they typed themselves goes',
    ).toEqual([])
  })

  it('of an account whose address nobody confirmed leaves invitations and mails to that address as they are', async () => {
    const email = 'invitada-a-todo@direcciones.cl'
    const [{ id: proveedorId }, { id: empresaId }] = [await unProveedor(db()), await unaEmpresa(db())]
    const invitacion = {
      email,
      papel: 'guia',
      invitadaPor: unId('mundo proveedor'),
      expiraEn: new Date(AHORA.getTime() + 86_400_000),
      createdAt: AHORA,
    }
    await db()
      .insertInto('invitaciones')
      .values({
        ...invitacion,
        id: unId('a un equipo'),
        proveedorId,
        anfitrionId: null,
        tokenHash: Buffer.from('equipo'),
      })
      .execute()
    await db()
      .insertInto('invitacionesEmpresa')
      .values({
        ...invitacion,
        id: unId('a una empresa'),
        papel: 'comprador',
        empresaId,
        tokenHash: Buffer.from('empresa'),
      })
      .execute()
    await db()
      .insertInto('correos')
      .values({
        id: unId('suyo'),
        clave: 'confirmacion:otra',
        para: email,
        asunto: 'Tu reserva',
        html: '',
        texto: 'De ella',
        estado: 'enviado',
        adjuntos: '[]',
        createdAt: AHORA,
      })
      .execute()
    const extrano = await c().registrar(email)
    await c().programa.settle()
    expect((await borrar(extrano)).status).toBe(200)
    await c().programa.settle()
    expect(
      await db()
        .selectFrom('invitaciones')
        .select(['email', 'anuladaEn'])
        .where('proveedorId', '=', proveedorId)
        .execute(),
    ).toEqual([{ email, anuladaEn: null }])
    expect(
      await db().selectFrom('invitacionesEmpresa').select('email').where('empresaId', '=', empresaId).execute(),
    ).toEqual([{ email }])
    expect(
      (await db().selectFrom('correos').select('asunto').where('para', '=', email).execute()).map(
        ({ asunto }) => asunto,
      ),
    ).toEqual(['Tu reserva'])
  })

  it('takes along what was left under an address that was theirs before, and nothing that came there since', async () => {
    const SENA = 'zorzal'
    const email = `${SENA}@direcciones.cl`
    const rosa = await c().registrar(email)
    await c().pedir(rosa.token, 'PUT /api/perfil', { nombre: `Rosa ${SENA}` })
    const fila = { contactoNombre: `Rosa ${SENA}`, contactoEmail: email }
    await c().pedir(null, 'POST /api/consultas', { texto: `Soy Rosa ${SENA}, ¿puedo ir?`, email })
    await c().pedir(null, `POST /api/v1/experiencias/${c().mundo.ids.experienciaId}/denunciar`, {
      motivo: 'fraude',
      detalle: `Le pasó a ${SENA}`,
      email,
    })
    await db()
      .updateTable('denuncias')
      .set({ email: null, decision: 'descartada', decididaEn: AHORA })
      .where('email', '=', email)
      .execute()
    await c().pedir(null, 'POST /api/alertas', { q: `algo ${SENA}`, email })
    await unaEspera(db(), await salida(), fila)
    await unRegalo(db(), {
      codigo: 'DEROSA1234567890',
      deNombre: `Rosa ${SENA}`,
      deEmail: email,
      paraNombre: 'Otro',
      paraEmail: 'otro@direcciones.cl',
    })
    await unRegalo(db(), {
      codigo: 'PARAROSA12345678',
      paraNombre: `Rosa ${SENA}`,
      paraEmail: email,
      mensaje: `Para ti, ${SENA}`,
    })
    await confirmar(rosa)
    const deInvitada = await unaReserva(db(), await salida(), { ...fila, estado: 'realizada' })
    const mudada = await mudar(rosa, 'tordo@direcciones.cl')
    await c().programa.settle()
    const tarde = new Date(c().programa.clock.now.getTime() + 3_600_000)
    const ajena = await unaReserva(db(), await salida(), {
      contactoNombre: 'De otra',
      contactoEmail: email,
      estado: 'realizada',
      createdAt: tarde,
    })
    c().programa.clock.now = new Date(tarde.getTime() + 60_000)

    const copia = await copiar(mudada)
    const secciones = Object.entries(copia)
      .filter(([, filas]) => JSON.stringify(filas).includes(SENA))
      .map(([seccion]) => seccion)
    expect(secciones).toEqual(
      expect.arrayContaining([
        'correosAnteriores',
        'reservas',
        'listaDeEspera',
        'regalos',
        'regalosRecibidos',
        'alertas',
        'consultas',
        'denunciasDeContenido',
        'correosRecibidos',
      ]),
    )
    expect(JSON.stringify(copia)).not.toContain('De otra')

    expect((await borrar(mudada)).status).toBe(200)
    await c().programa.settle()
    const nombre = async (id: string) =>
      (await db().selectFrom('reservas').select('contactoNombre').where('id', '=', id).executeTakeFirstOrThrow())
        .contactoNombre
    expect([await nombre(deInvitada.id), await nombre(ajena.id)]).toEqual(['Viajero', 'De otra'])
    expect(await tablasCon(SENA)).toEqual(['reservas.contacto_email: 1'])
    expect(archivosCon(SENA)).toEqual([])
  })

  it('of whoever had an address before leaves alone the one who confirmed it since', async () => {
    const email = 'heredada@direcciones.cl'
    const antes = await c().registrar(email)
    await confirmar(antes)
    await c().pedir(null, 'POST /api/consultas', { texto: 'Una consulta de antes', email })
    const mudada = await mudar(antes, 'mudada@direcciones.cl')
    c().programa.clock.now = new Date(c().programa.clock.now.getTime() + 3_600_000)
    const ahora = await c().registrar(email)
    await confirmar(ahora)
    await unaEspera(db(), await salida(), {
      contactoNombre: 'De ahora',
      contactoEmail: email,
      createdAt: c().programa.clock.now,
    })
    expect(((await copiar(ahora)).consultas ?? []).length, 'what the one before asked is not hers').toBe(0)
    expect((await copiar(mudada)).consultas).toHaveLength(1)
    expect((await borrar(mudada)).status).toBe(200)
    expect(
      await db().selectFrom('esperas').select('contactoNombre').where('contactoEmail', '=', email).execute(),
    ).toEqual([{ contactoNombre: 'De ahora' }])
  })

  async function tablasCon(sena: string): Promise<string[]> {
    const { rows: columnas } = await sql<{ tabla: string; columna: string }>`
      select c.table_name as tabla, c.column_name as columna from information_schema.columns c
      join information_schema.tables t on t.table_name = c.table_name and t.table_schema = c.table_schema and t.table_type = 'BASE TABLE'
      where c.table_schema = 'public' and c.data_type in ('text', 'character varying', 'jsonb', 'json') order by 1, 2`.execute(
      db(),
    )
    const halladas: string[] = []
    for (const { tabla, columna } of columnas) {
      const { rows } = await sql<{
        n: number
      }>`select count(*)::int as n from ${sql.id(tabla)} where ${sql.id(columna)}::text ilike ${`%${sena}%`}`.execute(
        db(),
      )
      if (rows[0]!.n > 0) halladas.push(`${tabla}.${columna}: ${rows[0]!.n}`)
    }
    return halladas
  }

  function archivosCon(sena: string): string[] {
    const dir = c().programa.deps.ctx.settings.DATA_DIR
    const paths = readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((name) => join(dir, name))
    return paths.filter(
      (path) => statSync(path).isFile() && readFileSync(path, 'latin1').replaceAll('=\r\n', '').includes(sena),
    )
  }
})
