import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { EstadoDeBaja } from '#contract/bajas.ts'
import type { Contexto } from '#domain/permisos/actor.ts'
import { edicionesJobs } from '#server/modules/ediciones/index.ts'
import { abrirSesion, hashClave } from '#server/modules/usuarios/index.ts'
import { conCuentas } from '#server/testing/cuentas.ts'
import {
  AHORA,
  unAnfitrion,
  unaEmpresa,
  unaExperiencia,
  unaReserva,
  unaSalida,
  unPlan,
  unProveedor,
  unUsuario,
} from '#server/testing/datos.ts'
import { CLAVE } from '#server/testing/llamadas.ts'

const HORA = 3_600_000

conCuentas('closing a business', (c) => {
  const db = () => c().programa.database.db
  let n = 0

  async function unaPersona(contexto: Contexto = 'cliente') {
    const email = `cierre${++n}@cerrar.cl`
    const { id } = await unUsuario(db(), { email, nombre: `Aukan${n} Llancavil`, claveHash: await hashClave(CLAVE) })
    return {
      id,
      email,
      entrar: async () =>
        (await c().programa.database.transaction((tx) => abrirSesion(c().programa.ctx(), tx, id, contexto))).token,
    }
  }
  const sumar = (
    usuarioId: string,
    papel: string,
    de: { tipo: string; anfitrionId?: string; proveedorId?: string; empresaId?: string },
  ) =>
    db()
      .insertInto('membresias')
      .values({ id: randomUUID(), usuarioId, papel, createdAt: AHORA, ...de })
      .execute()

  /** A host with something out, one who helps them, and who asks. */
  async function unaAnfitriona() {
    const persona = await unaPersona()
    const nombre = `Kayak Aukan${n}`
    const anfitrion = await unAnfitrion(db(), {
      usuarioId: persona.id,
      nombre,
      slug: `aukan-${n}`,
      biografia: `Soy Aukan${n}`,
      telefono: '+56911112222',
    })
    await db().updateTable('usuarios').set({ esAnfitrion: true }).where('id', '=', persona.id).execute()
    const experiencia = await unaExperiencia(db(), {
      anfitrionId: anfitrion.id,
      proveedorId: null,
      operadorNombre: nombre,
      operadorSlug: `aukan-${n}`,
    })
    const salida = await unaSalida(db(), experiencia)
    const ayuda = await unaPersona()
    await sumar(ayuda.id, 'guia', { tipo: 'anfitrion', anfitrionId: anfitrion.id })
    await unPlan(db(), anfitrion.id, 'pro')
    return { persona, nombre, anfitrion, experiencia, salida, ayuda, token: await persona.entrar() }
  }

  const ver = async (token: string, area = 'anfitrion') =>
    (await c().pedir(token, `GET /api/${area}/baja`)).body as EstadoDeBaja
  const cerrar = (token: string, nombre: string, area = 'anfitrion', password = CLAVE) =>
    c().pedir(token, `POST /api/${area}/baja`, { nombre, password })
  const borrar = (token: string, email: string) =>
    c().pedir(token, 'POST /api/privacidad/borrado', { email, password: CLAVE })
  const dichos = ({ impedimentos }: EstadoDeBaja) =>
    impedimentos.map(({ motivo, cuantos, monto, hasta }) => [
      motivo,
      cuantos,
      monto,
      hasta && new Date(hasta).toISOString(),
    ])

  it('says what it takes along, and closes with the name and the password alone', async () => {
    const { token, nombre, persona, ayuda, experiencia, salida, anfitrion } = await unaAnfitriona()
    expect(await ver(token)).toMatchObject({
      nombre,
      puede: true,
      impedimentos: [],
      experiencias: 1,
      personas: 1,
      planHasta: expect.any(String),
    })
    expect((await cerrar(token, 'Otro nombre')).errores).toHaveProperty('nombre')
    expect((await cerrar(token, nombre, 'anfitrion', 'otra-clave-larga')).errores).toHaveProperty('password')
    const deAyuda = await ayuda.entrar()
    expect((await cerrar(deAyuda, nombre)).status, 'who helps does not close').toBe(403)
    expect((await c().pedir(null, `GET /api/v1/experiencias/${experiencia.id}`)).status).toBe(200)
    expect((await borrar(token, persona.email)).type).toBe('cuenta-con-negocio')

    expect((await cerrar(token, nombre.toUpperCase())).status).toBe(200)
    expect((await c().pedir(null, `GET /api/v1/experiencias/${experiencia.id}`)).status).toBe(404)
    expect(
      (await db().selectFrom('salidas').select('estado').where('id', '=', salida.id).executeTakeFirstOrThrow()).estado,
    ).toBe('cerrada')
    expect((await c().pedir(token, 'GET /api/anfitrion/baja')).status, 'a traveller from now on').toBe(403)
    expect((await c().pedir(token, 'GET /api/auth/me')).body).toMatchObject({ esAnfitrion: false, rol: 'viajero' })
    expect((await c().pedir(deAyuda, 'GET /api/auth/me')).status, 'their session acted for it').toBe(401)
    expect(await db().selectFrom('membresias').select('id').where('anfitrionId', '=', anfitrion.id).execute()).toEqual(
      [],
    )
    expect(
      await db()
        .selectFrom('suscripciones')
        .select(['estado', 'plan', 'pspTarjeta'])
        .where('anfitrionId', '=', anfitrion.id)
        .executeTakeFirst(),
    ).toMatchObject({ estado: 'cancelada', plan: 'gratis', pspTarjeta: null })
    expect((await c().correo(persona.email, `Cerraste ${nombre}`)).texto).toContain('seis años')
    expect((await c().correo(ayuda.email, `${nombre} cerró`)).texto).toContain('Ya no formas parte de su equipo')
  })

  it('waits for the refund of a plan, in as many parts and by whatever way it goes', async () => {
    const { token, anfitrion } = await unaAnfitriona()
    const { id: suscripcionId } = await db()
      .selectFrom('suscripciones')
      .select('id')
      .where('anfitrionId', '=', anfitrion.id)
      .executeTakeFirstOrThrow()
    const [cobroId, reembolsoId] = [randomUUID(), randomUUID()]
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
    await db()
      .insertInto('reembolsos')
      .values({
        id: reembolsoId,
        origen: 'suscripcion',
        origenId: cobroId,
        monto: 10_000,
        porcentaje: 50,
        via: 'reversa',
        causa: 'suscripcion',
        estado: 'solicitado',
        fechaEstimada: '2026-11-20',
        tocadoEn: AHORA,
        createdAt: AHORA,
        updatedAt: AHORA,
      })
      .execute()
    for (const estado of ['solicitado', 'enviado', 'desconocido', 'rechazado', 'retornado', 'manual']) {
      await db().updateTable('reembolsos').set({ estado }).where('id', '=', reembolsoId).execute()
      expect(dichos(await ver(token)), estado).toEqual([['plan', 1, null, null]])
    }
    await db()
      .updateTable('reembolsos')
      .set({ estado: 'hecho', hechoEn: AHORA })
      .where('id', '=', reembolsoId)
      .execute()
    expect(await ver(token)).toMatchObject({ puede: true })
  })

  it('says all that is left at once, and until when', async () => {
    const { token, nombre, salida, experiencia, anfitrion } = await unaAnfitriona()
    const deAntes = await unaSalida(db(), experiencia, { fecha: '2026-11-16' })
    const viva = await unaReserva(db(), salida, { estado: 'confirmada', estadoPago: 'pagado' })
    const hecha = await unaReserva(db(), deAntes, {
      estado: 'realizada',
      estadoPago: 'pagado',
      estadoLiquidacion: 'retenida',
    })
    const liberableEn = new Date(AHORA.getTime() + 5 * HORA)
    await unaLinea(hecha.id, anfitrion.id, { neto: 40_000, estado: 'retenida', liberableEn })
    const peleada = await unaReserva(db(), deAntes, { estado: 'realizada', estadoPago: 'contracargo' })
    expect(dichos(await ver(token))).toEqual([
      ['reservas', 1, null, salida.finUtc.toISOString()],
      ['pagos', 1, 40_000, liberableEn.toISOString()],
      ['reclamos', 1, null, null],
    ])
    expect((await cerrar(token, nombre)).type).toBe('baja-con-pendientes')
    expect((await c().pedir(null, `GET /api/v1/experiencias/${experiencia.id}`)).status, 'nothing of it happened').toBe(
      200,
    )

    await db().updateTable('reservas').set({ estado: 'realizada' }).where('id', '=', viva.id).execute()
    await db().updateTable('reservas').set({ estadoPago: 'pagado' }).where('id', '=', peleada.id).execute()
    await db()
      .updateTable('liquidaciones')
      .set({ estado: 'liberable', bruto: 0, neto: -40_000, ajuste: -40_000 })
      .where('reservaId', '=', hecha.id)
      .execute()
    expect(dichos(await ver(token)), 'what they owe is no payment').toEqual([['saldo', 1, 40_000, null]])
    await db().updateTable('liquidaciones').set({ estado: 'revertida' }).where('reservaId', '=', hecha.id).execute()
    expect((await ver(token)).puede).toBe(true)
  })

  const unaLinea = (
    reservaId: string,
    anfitrionId: string,
    { neto, ...fila }: { neto: number; estado: string; liberableEn: Date },
  ) =>
    db()
      .insertInto('liquidaciones')
      .values({
        id: randomUUID(),
        reservaId,
        concepto: 'venta',
        anfitrionId,
        bruto: neto,
        comision: 0,
        ivaComision: 0,
        costoTarjeta: 0,
        retencion: 0,
        neto,
        createdAt: AHORA,
        updatedAt: AHORA,
        ...fila,
      })
      .execute()

  it('lets the person go then, and keeps what they sold by nobody in particular', async () => {
    const { token, nombre, persona, experiencia, anfitrion } = await unaAnfitriona()
    const deAntes = await unaSalida(db(), experiencia, { fecha: '2026-10-16' })
    const vendida = await unaReserva(db(), deAntes, { estado: 'realizada', estadoPago: 'pagado', total: 50_000 })
    await db()
      .insertInto('legajos')
      .values({
        id: randomUUID(),
        anfitrionId: anfitrion.id,
        datos: JSON.stringify({ sobre: { biografia: 'Soy Aukan', idiomas: ['es'] } }),
        createdAt: AHORA,
        updatedAt: AHORA,
      })
      .execute()
    await cerrar(token, nombre)
    const { id } = (await c().pedir(token, 'POST /api/privacidad/exportaciones', {})).body as { id: string }
    await c().programa.settle()
    expect(
      (await c().pedir(token, `GET /api/privacidad/exportaciones/${id}/datos`)).body,
      'theirs to take along',
    ).toMatchObject({
      anfitrion: [{ nombre, estado: 'Baja' }],
      alta: [{ datos: { sobre: { biografia: 'Soy Aukan' } } }],
    })
    expect((await c().pedir(token, 'GET /api/privacidad/borrado')).body).toMatchObject({ puede: true, negocios: [] })
    expect((await borrar(token, persona.email)).status).toBe(200)
    const despues = await db()
      .selectFrom('anfitriones')
      .selectAll()
      .where('id', '=', anfitrion.id)
      .executeTakeFirstOrThrow()
    expect(despues).toMatchObject({
      nombre: 'Anfitrión',
      biografia: '',
      telefono: null,
      estado: 'Baja',
      rut: anfitrion.rut ?? null,
    })
    expect(
      await db()
        .selectFrom('experiencias')
        .select(['operadorNombre', 'operadorSlug'])
        .where('id', '=', experiencia.id)
        .executeTakeFirst(),
    ).toEqual({ operadorNombre: 'Anfitrión', operadorSlug: despues.slug })
    expect(
      await db().selectFrom('legajos').select('datos').where('anfitrionId', '=', anfitrion.id).executeTakeFirst(),
    ).toEqual({ datos: {} })
    await c().programa.settle()
    const olvidada = await textosDe(experiencia.id)
    expect(olvidada, 'what somebody paid for is known, not how it was told').toMatchObject({
      nombreExperiencia: experiencia.nombreExperiencia,
      descripcionLarga: '',
      descripcionCorta: '',
      detalle: { incluye: ['Guía'], itinerario: [], puntoEncuentro: { direccion: '', instrucciones: '' } },
    })
    expect(olvidada.portada).toMatch(/^\/escenas\//)
    const clave = c().programa.ctx().secretos.claveDeReserva(vendida.id)
    expect(
      (await c().pedir(null, `GET /api/reservas/${vendida.id}/entrada?clave=${clave}`)).body,
      'the ticket still opens',
    ).toMatchObject({ incluye: ['Guía'] })
    expect(
      await db().selectFrom('reservas').select(['estado', 'total']).where('id', '=', vendida.id).executeTakeFirst(),
    ).toEqual({ estado: 'realizada', total: 50_000 })
  })

  it('forgets what a closed business wrote and showed a year after it, and not of who sells or came back', async () => {
    const [cerrada, abierta, deVuelta] = [await unaAnfitriona(), await unaAnfitriona(), await unaAnfitriona()]
    const sinVender = await unaExperiencia(db(), {
      anfitrionId: cerrada.anfitrion.id,
      proveedorId: null,
      estado: 'borrador',
      slug: 'mi-campo',
      nombreExperiencia: 'El campo de Aukan',
    })
    await db()
      .insertInto('ediciones')
      .values({
        id: randomUUID(),
        experienciaId: cerrada.experiencia.id,
        numero: 1,
        estado: 'aprobada',
        contenido: JSON.stringify({ descripcionLarga: 'Te espero en mi casa' }),
        motivo: 'Dice su casa',
        createdAt: AHORA,
        updatedAt: AHORA,
      })
      .execute()
    await unaReserva(db(), await unaSalida(db(), cerrada.experiencia, { fecha: '2026-10-16' }), {
      estado: 'realizada',
      estadoPago: 'pagado',
    })
    for (const una of [cerrada, deVuelta]) await cerrar(una.token, una.nombre)
    await db().updateTable('anfitriones').set({ estado: 'Borrador' }).where('id', '=', deVuelta.anfitrion.id).execute()
    const olvidar = (dias: number) =>
      edicionesJobs['ediciones.olvidar']({
        ...c().programa.ctx(),
        now: new Date(c().programa.ctx().now.getTime() + dias * 86_400_000),
      })
    await olvidar(364)
    expect((await textosDe(cerrada.experiencia.id)).descripcionLarga).not.toBe('')
    await olvidar(366)
    expect(await textosDe(cerrada.experiencia.id)).toMatchObject({
      descripcionLarga: '',
      nombreExperiencia: cerrada.experiencia.nombreExperiencia,
    })
    expect(await textosDe(sinVender.id)).toMatchObject({
      descripcionLarga: '',
      nombreExperiencia: 'Experiencia retirada',
      slug: `retirada-${sinVender.id}`,
    })
    expect(
      await db()
        .selectFrom('ediciones')
        .select(['contenido', 'motivo'])
        .where('experienciaId', '=', cerrada.experiencia.id)
        .execute(),
    ).toEqual([{ contenido: null, motivo: null }])
    for (const una of [abierta, deVuelta]) expect((await textosDe(una.experiencia.id)).descripcionLarga).not.toBe('')
  })

  const textosDe = (id: string) =>
    db()
      .selectFrom('experiencias')
      .select(['nombreExperiencia', 'slug', 'descripcionCorta', 'descripcionLarga', 'detalle', 'portada'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

  it('begins anew as a draft for whoever comes back, and not for who left a suspension behind', async () => {
    const una = await unaAnfitriona()
    await cerrar(una.token, una.nombre)
    expect((await c().pedir(una.token, 'POST /api/anfitrion/suscripcion', { plan: 'gratis' })).status).toBe(200)
    expect(
      await db().selectFrom('anfitriones').select('estado').where('id', '=', una.anfitrion.id).executeTakeFirst(),
    ).toEqual({ estado: 'Borrador' })
    expect((await c().pedir(una.token, 'GET /api/anfitrion/alta')).status).toBe(200)

    const otra = await unaAnfitriona()
    await db().updateTable('anfitriones').set({ estado: 'Suspendido' }).where('id', '=', otra.anfitrion.id).execute()
    const sancion = {
      id: randomUUID(),
      operadorTipo: 'anfitrion',
      operadorId: otra.anfitrion.id,
      estadoAnterior: 'Activo',
      regla: 'trato',
      motivo: 'No',
      estado: 'devolviendo',
      reservas: 0,
      monto: 0,
      decididaPor: otra.persona.id,
      createdAt: AHORA,
    }
    await db().insertInto('sanciones').values(sancion).execute()
    expect(dichos(await ver(otra.token))).toEqual([['suspension', 1, null, null]])
    await db().updateTable('sanciones').set({ estado: 'vigente' }).where('id', '=', sancion.id).execute()
    expect((await cerrar(otra.token, otra.nombre)).status).toBe(200)
    expect((await c().pedir(otra.token, 'POST /api/anfitrion/suscripcion', { plan: 'gratis' })).type).toBe(
      'negocio-suspendido',
    )
  })

  it('ends a provider with its team, frees its RUT, and is not for whoever only works there', async () => {
    const [duena, gestor] = [await unaPersona('proveedor'), await unaPersona('proveedor')]
    const proveedor = await unProveedor(db(), {
      nombreComercial: `Aukan ${n} SpA`,
      rut: '77777777-7',
      email: duena.email,
    })
    await sumar(duena.id, 'dueno', { tipo: 'proveedor', proveedorId: proveedor.id })
    await sumar(gestor.id, 'gestor', { tipo: 'proveedor', proveedorId: proveedor.id })
    const cuenta = {
      regimen: 'afecto',
      titular: 'Rosa Ríos',
      rut: '12345678-5',
      banco: 'BancoEstado',
      tipoCuenta: 'vista',
      numeroCuenta: '12345678',
      createdAt: AHORA,
      updatedAt: AHORA,
    }
    await db()
      .insertInto('cuentasDePago')
      .values({ id: randomUUID(), proveedorId: proveedor.id, ...cuenta })
      .execute()
    const [token, suyo] = [await duena.entrar(), await gestor.entrar()]
    const invitada = { email: `invitada-${n}@rio.cl`, papel: 'caja' }
    expect((await c().pedir(token, 'POST /api/provider/equipo/invitaciones', invitada)).status).toBe(201)
    expect((await cerrar(suyo, proveedor.nombreComercial, 'provider')).status).toBe(403)
    expect(await ver(token, 'provider')).toMatchObject({ puede: true, personas: 1, planHasta: null })
    expect((await cerrar(token, proveedor.nombreComercial, 'provider')).status).toBe(200)
    for (const t of [token, suyo]) expect((await c().pedir(t, 'GET /api/provider/auth/me')).status).toBe(401)
    expect(
      await db()
        .selectFrom('proveedores')
        .select(['estado', 'email'])
        .where('id', '=', proveedor.id)
        .executeTakeFirst(),
    ).toEqual({ estado: 'Baja', email: null })
    for (const tabla of ['cuentasDePago', 'invitaciones'] as const)
      expect(await db().selectFrom(tabla).select('id').where('proveedorId', '=', proveedor.id).execute()).toEqual([])
    await unProveedor(db(), { rut: '77777777-7' })
  })

  it('lets whoever only works somewhere go at once, and an owner once another one is left', async () => {
    const [duena, otro, guia] = [await unaPersona('cliente'), await unaPersona(), await unaPersona()]
    const proveedor = await unProveedor(db())
    await sumar(duena.id, 'dueno', { tipo: 'proveedor', proveedorId: proveedor.id })
    await sumar(guia.id, 'guia', { tipo: 'proveedor', proveedorId: proveedor.id })
    const token = await duena.entrar()
    expect((await c().pedir(token, 'GET /api/privacidad/borrado')).body).toMatchObject({
      motivo: 'cuenta-con-negocio',
      negocios: [{ tipo: 'proveedor', nombre: proveedor.nombreComercial }],
    })
    expect((await borrar(await guia.entrar(), guia.email)).status).toBe(200)
    await sumar(otro.id, 'dueno', { tipo: 'proveedor', proveedorId: proveedor.id })
    expect((await borrar(token, duena.email)).status).toBe(200)
    expect(
      await db().selectFrom('membresias').select('usuarioId').where('proveedorId', '=', proveedor.id).execute(),
    ).toEqual([{ usuarioId: otro.id }])
  })

  it('closes a company that owes nothing and has nothing to come, and its keys with it', async () => {
    const [duena, compra] = [await unaPersona(), await unaPersona()]
    const empresa = await unaEmpresa(db(), {
      nombre: `Viajes Aukan ${n}`,
      rut: '78123456-K',
      email: duena.email,
      contacto: 'Aukan',
    })
    await sumar(duena.id, 'dueno', { tipo: 'empresa', empresaId: empresa.id })
    await sumar(compra.id, 'comprador', { tipo: 'empresa', empresaId: empresa.id })
    const [token, suyo] = [await duena.entrar(), await compra.entrar()]
    expect((await c().pedir(suyo, 'GET /api/empresas/baja')).status, 'who buys does not close').toBe(403)
    const salida = await db()
      .selectFrom('salidas')
      .selectAll()
      .where('id', '=', c().mundo.ids.salidaId!)
      .executeTakeFirstOrThrow()
    const reserva = await unaReserva(db(), salida, {
      empresaId: empresa.id,
      estado: 'confirmada',
      estadoPago: 'pagado',
    })
    expect(dichos(await ver(token, 'empresas'))).toEqual([['reservas', 1, null, salida.finUtc.toISOString()]])
    await db().updateTable('reservas').set({ estado: 'realizada' }).where('id', '=', reserva.id).execute()
    await fiar(reserva.id, 30_000)
    expect(dichos(await ver(token, 'empresas'))).toEqual([['deuda', 1, 30_000, null]])
    expect((await cerrar(token, empresa.nombre, 'empresas')).type).toBe('baja-con-pendientes')
    await db()
      .insertInto('pagosDeEmpresa')
      .values({
        id: randomUUID(),
        empresaId: empresa.id,
        monto: 50_000,
        referencia: 'TEF',
        recibidoEn: '2026-11-01',
        anotadoPor: duena.id,
        createdAt: AHORA,
      })
      .execute()
    expect(dichos(await ver(token, 'empresas'))).toEqual([['a_favor', 1, 20_000, null]])
    expect((await c().pedir(token, 'POST /api/empresas/credito/devolucion')).body).toMatchObject({ aFavor: 0 })
    expect(dichos(await ver(token, 'empresas')), 'on its way').toEqual([['reclamos', 1, null, null]])
    expect((await cerrar(token, empresa.nombre, 'empresas')).type).toBe('baja-con-pendientes')
    await db().updateTable('reembolsos').set({ estado: 'hecho' }).where('origen', '=', 'empresa').execute()
    const clave = (
      await c().pedir(token, 'POST /api/empresas/claves', { nombre: 'Sistema', permisos: ['catalogo:leer'] })
    ).body as { clave: string }
    expect((await c().pedir(clave.clave, 'GET /api/v1/b2b/proveedores')).status).toBe(200)
    expect((await cerrar(token, empresa.nombre, 'empresas')).status).toBe(200)
    expect((await c().pedir(clave.clave, 'GET /api/v1/b2b/proveedores')).status).toBe(401)
    for (const t of [token, suyo]) expect((await c().pedir(t, 'GET /api/empresas/mi-empresa')).status).toBe(403)
    expect(
      await db()
        .selectFrom('empresas')
        .select(['estado', 'contacto', 'rut'])
        .where('id', '=', empresa.id)
        .executeTakeFirst(),
    ).toEqual({ estado: 'Cerrada', contacto: null, rut: '78123456-K' })
    expect((await borrar(token, duena.email)).status).toBe(200)
    await unaEmpresa(db(), { rut: '78123456-K' })
  })

  /** What the ledger says that a company owes for a booking. */
  async function fiar(reservaId: string, monto: number): Promise<void> {
    await c().programa.database.transaction(async (tx) => {
      const id = randomUUID()
      await tx
        .insertInto('movimientos')
        .values({ id, clave: `fiado:${reservaId}`, reservaId, tipo: 'credito', createdAt: AHORA })
        .execute()
      await tx
        .insertInto('apuntes')
        .values([
          { movimientoId: id, cuenta: 'empresas', monto },
          { movimientoId: id, cuenta: 'ventas', monto: -monto },
        ])
        .execute()
    })
  }
})
