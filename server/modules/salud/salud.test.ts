import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { CartaMuerta, Salud } from '#contract/salud.ts'
import { comprobarInvariantes } from '#server/modules/reservas/index.ts'
import { enCadaMundo } from '#server/testing/cada-mundo.ts'
import { unId, unUsuario } from '#server/testing/datos.ts'
import { unaCartaMuerta, unAvisoFallido, unCorreoRechazado } from '#server/testing/preparativos/salud.ts'
import { abrirSesion } from '#server/modules/usuarios/index.ts'

enCadaMundo('salud', (mundo, programa) => {
  const pedir = async (metodo: string, ruta: string, body?: object, token = mundo().token.admin) =>
    programa().request(metodo, `/api/admin/salud${ruta}`, { token, ...(body && { body }) })

  it('replays a dead letter once, whoever asks however often, and discards one with its reason', async () => {
    const reservaId = unId('una reserva')
    const carta = await unaCartaMuerta(mundo(), 'plataforma.comprobar', { reservaId, email: 'ana@ejemplo.cl' })
    const otra = await unaCartaMuerta(mundo(), 'pruebas.descartar', {})
    const lista = (await (await pedir('GET', '/cartas')).json()) as CartaMuerta[]
    // Of the same moment: in either order.
    expect(lista.map(({ trabajo, error, sobre }) => [trabajo, error, sobre]).toSorted()).toEqual([
      ['plataforma.comprobar', 'Error: sin respuesta', [`reservaId ${reservaId}`]],
      ['pruebas.descartar', 'Error: sin respuesta', []],
    ])
    expect((await pedir('POST', `/cartas/${carta}/repetir`, { motivo: '' })).status).toBe(422)
    const respuestas = await Promise.all(
      [1, 2, 3].map(() => pedir('POST', `/cartas/${carta}/repetir`, { motivo: 'Ya responde' })),
    )
    expect(respuestas.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect((await pedir('POST', `/cartas/${carta}/descartar`, { motivo: 'Tarde' })).status).toBe(409)
    expect((await pedir('POST', `/cartas/${otra}/descartar`, { motivo: 'No hace falta' })).status).toBe(200)
    expect((await pedir('POST', `/cartas/${unId('ninguna')}/repetir`, { motivo: 'x' })).status).toBe(404)
    await programa().settle()
    expect(await programa().database.db.selectFrom('comprobaciones').select('createdAt').execute()).toEqual([
      { createdAt: programa().clock.now },
    ])
    expect(await (await pedir('GET', '/cartas')).json()).toEqual([])
    const filas = await programa()
      .database.db.selectFrom('auditoria')
      .select(['accion', 'detalle'])
      .where('objeto', '=', 'carta')
      .orderBy('id')
      .execute()
    expect(filas).toEqual([
      { accion: 'carta.repetir', detalle: { trabajo: 'plataforma.comprobar', motivo: 'Ya responde' } },
      { accion: 'carta.descartar', detalle: { trabajo: 'pruebas.descartar', motivo: 'No hace falta' } },
    ])
  })

  it('replays a notice of the payment provider that was given up, once, whoever asks however often, and discards one', async () => {
    const { db } = programa().database
    const [aviso, otro] = [await unAvisoFallido(mundo()), await unAvisoFallido(mundo())]
    expect((await (await pedir('GET', '/avisos')).json()) as object[]).toHaveLength(2)
    const respuestas = await Promise.all(
      [1, 2, 3].map(() => pedir('POST', `/avisos/${aviso}/repetir`, { motivo: 'El medio de pago ya responde' })),
    )
    expect(respuestas.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect((await pedir('POST', `/avisos/${otro}/descartar`, { motivo: 'Era de una prueba' })).status).toBe(200)
    expect((await pedir('POST', '/avisos/evt_nada/repetir', { motivo: 'x' })).status).toBe(404)
    await programa().settle()
    expect(
      await db
        .selectFrom('eventosPsp')
        .select(['id', 'estado', 'intentos'])
        .where('id', 'in', [aviso, otro])
        .orderBy('intentos')
        .execute(),
    ).toEqual([
      { id: aviso, estado: 'ignorado', intentos: 0 },
      { id: otro, estado: 'ignorado', intentos: 8 },
    ])
    expect(await (await pedir('GET', '/avisos')).json()).toEqual([])
    expect(
      await db
        .selectFrom('auditoria')
        .select(['accion', 'objetoId'])
        .where('objeto', '=', 'aviso')
        .orderBy('id')
        .execute(),
    ).toEqual([
      { accion: 'aviso.repetir', objetoId: aviso },
      { accion: 'aviso.descartar', objetoId: otro },
    ])
  })

  it('says since when the payment provider does not take our key, until finanzas settles it', async () => {
    const { db } = programa().database
    const desde = async () => ((await (await pedir('GET', '')).json()) as Salud).pagos.llaveRechazadaDesde
    expect(await desde()).toBeNull()
    const ahora = programa().clock.now
    await db
      .insertInto('diferencias')
      .values({
        id: unId('llave'),
        de: 'llamada',
        tipo: 'llave_rechazada',
        intento: 'listarPagos',
        nuestro: 0,
        suyo: 0,
        estado: 'abierta',
        vistaEn: ahora,
        createdAt: ahora,
        updatedAt: ahora,
      })
      .execute()
    expect(await desde()).toBe(ahora.toISOString())
    await db.updateTable('diferencias').set({ estado: 'resuelta', resueltaEn: ahora }).execute()
    expect(await desde()).toBeNull()
  })

  it('sends a refused mail again, once, whoever asks however often, and lets one go', async () => {
    const { db } = programa().database
    const [correo, otro] = [await unCorreoRechazado(mundo()), await unCorreoRechazado(mundo())]
    expect(await (await pedir('GET', '/correos')).json()).toEqual(
      [correo, otro].toSorted().map((id) => ({
        id,
        clase: 'confirmacion',
        para: 'r•••@ejemplo.cl',
        codigo: '550 5.1.1',
        en: programa().clock.now.toISOString(),
      })),
    )
    const respuestas = await Promise.all(
      [1, 2, 3].map(() => pedir('POST', `/correos/${correo}/repetir`, { motivo: 'Ya corrigieron su dominio' })),
    )
    expect(respuestas.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect((await pedir('POST', `/correos/${otro}/descartar`, { motivo: 'Dirección de otra persona' })).status).toBe(
      200,
    )
    expect((await pedir('POST', `/correos/${unId('ninguno')}/repetir`, { motivo: 'x' })).status).toBe(404)
    await programa().settle()
    expect(
      await db
        .selectFrom('correos')
        .select(['id', 'estado', 'rechazo'])
        .where('id', 'in', [correo, otro])
        .orderBy('estado')
        .execute(),
    ).toEqual([
      { id: otro, estado: 'descartado', rechazo: null },
      { id: correo, estado: 'enviado', rechazo: null },
    ])
    expect(await (await pedir('GET', '/correos')).json()).toEqual([])
    expect(
      await db
        .selectFrom('auditoria')
        .select(['accion', 'objetoId'])
        .where('objeto', '=', 'correo')
        .orderBy('id')
        .execute(),
    ).toEqual([
      { accion: 'correo.repetir', objetoId: correo },
      { accion: 'correo.descartar', objetoId: otro },
    ])
  })

  it('tells how things are, the promises as they were last looked at, and the public page nothing of it', async () => {
    await unaCartaMuerta(mundo(), 'pruebas.muerta', {})
    const { db } = programa().database
    await sql`insert into pgboss.job (name, data, start_after, created_on) values ('trabajos', '{"job": "pruebas.espera", "data": {}}'::jsonb, ${new Date(0)}, ${new Date(0)})`.execute(
      db,
    )
    await db
      .insertInto('correos')
      .values({
        id: unId('correo'),
        clave: 'salud',
        para: 'x@y.cl',
        asunto: 'a',
        texto: 't',
        html: 'h',
        createdAt: programa().clock.now,
      })
      .execute()
    const salud = (await (await pedir('POST', '/comprobar', {})).json()) as Salud
    expect(salud).toMatchObject({
      cartas: { cantidad: 1 },
      correo: { destino: 'archivos', pendientes: 1, fallidos: 0, rechazados: 0, sinServidorDesde: null },
      pagos: { modo: 'prueba', desconocidos: 0 },
      comprobacion: {
        en: programa().clock.now.toISOString(),
        rotas: await comprobarInvariantes(db, programa().clock.now),
      },
      respaldos: { probado: null },
    })
    expect(salud.trabajos[0]).toEqual({
      trabajo: 'pruebas.espera',
      esperando: 1,
      fallando: 0,
      enCurso: 0,
      desde: '1970-01-01T00:00:00.000Z',
    })
    expect(salud.almacenamiento.baseBytes).toBeGreaterThan(0)
    expect(await (await programa().request('GET', '/api/salud')).json()).toEqual({
      estado: 'bien',
      sitio: { faltan: expect.arrayContaining(['rut', 'cuenta']) as unknown },
    })
  })

  it('is for whoever keeps it running', async () => {
    const { db, transaction } = programa().database
    const { id } = await unUsuario(db)
    await db
      .insertInto('membresias')
      .values({
        id: unId(`miembro ${id}`),
        usuarioId: id,
        tipo: 'admin',
        papel: 'contenido',
        createdAt: programa().clock.now,
      })
      .execute()
    const { token } = await transaction((tx) => abrirSesion(programa().ctx(), tx, id, 'admin', true))
    expect((await pedir('GET', '', undefined, token)).status).toBe(403)
    expect((await pedir('POST', '/comprobar', {}, token)).status).toBe(403)
  })
})
