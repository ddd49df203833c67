import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { comprobarInvariantes } from '#server/modules/reservas/index.ts'
import { canariosEn, CANARIOS, columnasCon } from '#server/testing/canarios.ts'
import { conCuentas } from '#server/testing/cuentas.ts'
import { AHORA } from '#server/testing/datos.ts'
import { CLAVE } from '#server/testing/llamadas.ts'

const { nombre, email, telefono, frase, rut } = CANARIOS

conCuentas('the data of a guest', (c) => {
  const db = () => c().programa.database.db

  async function reservar() {
    const { ids } = c().mundo
    const body = {
      experienciaId: ids.experienciaId,
      salidaId: ids.salidaId,
      participantes: { adulto: 1 },
      contacto: { nombre, email, telefono },
      comentario: frase,
    }
    const { id, clave } = (await (
      await c().programa.request('POST', '/api/reservas', { body, headers: { 'idempotency-key': crypto.randomUUID() } })
    ).json()) as { id: string; clave: string }
    const pedir = async (ruta: string, cuerpo?: object) => {
      const [method = '', resto = ''] = ruta.split(' ')
      const response = await c().programa.request(method, `/api/reservas/${id}${resto}`, {
        headers: { 'x-reserva-clave': clave },
        ...(cuerpo && { body: cuerpo }),
      })
      const texto = await response.text()
      return {
        status: response.status,
        texto,
        body: (texto.startsWith('{') ? JSON.parse(texto) : {}) as Record<string, never> & {
          type: string
          errores?: { campo: string }[]
        },
      }
    }
    return { id, pedir, clave }
  }
  type Invitada = Awaited<ReturnType<typeof reservar>>

  async function pagar({ pedir, clave, id }: Invitada): Promise<void> {
    const { id: sesion } = (await (
      await c().programa.request('POST', '/api/create-checkout-session', {
        body: { reservaId: id, aceptaTerminos: true },
        headers: { 'x-reserva-clave': clave },
      })
    ).json()) as { id: string }
    const tarjeta = new URLSearchParams({ numero: '4242424242424242', vencimiento: '12/34', cvc: '123', nombre })
    await c().programa.sandbox!.fetch(`http://sandbox/sandbox/stripe/pagar/${sesion}`, {
      method: 'POST',
      body: tarjeta,
      redirect: 'manual',
    })
    await c().programa.settle()
    expect((await pedir('POST /mensajes', { texto: `Hola, ${frase}` })).status).toBe(201)
    expect(
      (await pedir('POST /factura', { rut, razonSocial: nombre, giro: frase, direccion: frase, email })).status,
    ).toBe(200)
  }

  async function pedirCodigo({ pedir }: Invitada): Promise<string> {
    expect(await pedir('POST /datos/codigo', {})).toMatchObject({
      status: 202,
      body: { correo: 'z•••@jaula-dorada.cl', venceEn: '2026-11-18T12:40:00.000Z' },
    })
    const { texto } = await db()
      .selectFrom('correos')
      .select('texto')
      .where('para', '=', email)
      .where('asunto', '=', 'Tu código para descargar o borrar tus datos')
      .orderBy('createdAt', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    await c().programa.settle()
    return /\b\d{8}\b/.exec(texto)![0]
  }

  it('is taken away and erased with the link and a code from the mail, once nothing hangs on the booking; every peso stays', async () => {
    const ana = await reservar()
    await pagar(ana)
    expect((await ana.pedir('GET /datos')).body).toMatchObject({
      correo: 'z•••@jaula-dorada.cl',
      puedeBorrar: false,
      motivo: 'reserva-en-pie',
      hasta: expect.any(String),
    })
    const codigo = await pedirCodigo(ana)
    expect(
      (await ana.pedir('POST /datos/copia', { codigo: codigo === '00000000' ? '00000001' : '00000000' })).body.errores,
    ).toMatchObject([{ campo: 'codigo' }])
    const copia = await ana.pedir('POST /datos/copia', { codigo: `${codigo.slice(0, 3)} ${codigo.slice(3)}` })
    expect(
      Object.entries(JSON.parse(copia.texto) as Record<string, object[]>)
        .filter(([, filas]) => filas.length > 0)
        .map(([parte]) => parte),
    ).toEqual(['reservas', 'pagos', 'facturas', 'mensajes', 'correosRecibidos'])
    expect(canariosEn(copia.texto)).toEqual(['nombre', 'email', 'telefono', 'rut', 'frase'])
    expect((await ana.pedir('POST /datos/copia.csv', { codigo })).texto).toContain(
      `reservas,1,contactoNombre,${nombre}\r\n`,
    )
    expect((await ana.pedir('POST /datos/borrar', { codigo })).body.type).toBe('reserva-en-pie')

    expect((await ana.pedir('POST /cancelar', {})).status).toBe(200)
    expect((await ana.pedir('POST /datos/borrar', { codigo })).body.type, 'the refund is on its way').toBe(
      'reserva-con-dinero',
    )
    await c().programa.settle()
    const dinero = async () => [
      await db().selectFrom('apuntes').selectAll().orderBy('id').execute(),
      await db()
        .selectFrom('pagos')
        .select(['id', 'monto', 'capturado', 'reembolsado', 'estado'])
        .orderBy('id')
        .execute(),
    ]
    const [antes, roto] = [await dinero(), await comprobarInvariantes(db(), AHORA)]
    expect((await ana.pedir('POST /datos/borrar', { codigo })).status).toBe(200)
    await c().programa.settle()
    await c().programa.settle()
    for (const cual of ['nombre', 'email', 'telefono', 'rut', 'frase'] as const)
      expect(await columnasCon(db(), cual), cual).toEqual([])
    expect(await dinero()).toEqual(antes)
    expect(await comprobarInvariantes(db(), AHORA)).toEqual(roto)
    const { rows } = await sql<{ suma: number }>`select coalesce(sum(monto), 0)::int as suma from apuntes`.execute(db())
    expect(rows).toEqual([{ suma: 0 }])
    expect((await ana.pedir('GET /datos')).body).toEqual({
      correo: null,
      puedeBorrar: false,
      motivo: null,
      hasta: null,
    })
    expect((await ana.pedir('POST /datos/codigo', {})).body.type).toBe('datos-ya-borrados')
    expect((await ana.pedir('GET ')).body).toMatchObject({
      estado: 'cancelada',
      contacto: { nombre: 'Viajero', telefono: '' },
    })

    // An older copy of the database comes back.
    await db()
      .updateTable('reservas')
      .set({ contactoNombre: nombre, contactoEmail: email })
      .where('id', '=', ana.id)
      .execute()
    for (let veces = 0; veces < 2; veces++) await c().programa.run('privacidad.reponerBorrados')
    expect(await columnasCon(db(), 'email')).toEqual([])
    expect(
      await db()
        .selectFrom('auditoria')
        .select('accion')
        .where('objetoId', '=', ana.id)
        .where('accion', 'like', 'reserva.%borra%')
        .orderBy('id')
        .execute(),
    ).toEqual([{ accion: 'reserva.borrar_datos' }, { accion: 'reserva.reponer_borrado' }])
  })

  it('takes no code that is late, another’s, or guessed', async () => {
    const [ana, otra] = [await reservar(), await reservar()]
    const codigo = await pedirCodigo(ana)
    expect((await otra.pedir('POST /datos/copia', { codigo })).status).toBe(422)
    c().programa.clock.now = new Date(AHORA.getTime() + 40 * 60_000)
    expect((await ana.pedir('POST /datos/copia', { codigo })).status).toBe(422)
    const vistos = new Set<number>()
    for (let i = 0; i < 11; i++) vistos.add((await ana.pedir('POST /datos/copia', { codigo: 'x' })).status)
    expect([...vistos]).toEqual([422, 429])
    await c().programa.run('privacidad.limpiar')
    expect(await db().selectFrom('codigosDeDatos').select('reservaId').execute()).toEqual([])
  })

  it('is not kept from its buyer by whoever has the link, who asks for codes and guesses them', async () => {
    const ana = await reservar()
    const desde = (address: string | null) => Object.assign(c().programa.deps, { address: () => address })
    try {
      const codigo = await pedirCodigo(ana)
      desde('198.51.100.7')
      c().programa.clock.now = new Date(AHORA.getTime() + 60_000)
      for (let i = 0; i < 5; i++) expect((await ana.pedir('POST /datos/codigo', {})).status).toBe(202)
      for (let i = 0; i < 11; i++) await ana.pedir('POST /datos/copia', { codigo: 'x' })
      expect((await ana.pedir('POST /datos/copia', { codigo: 'x' })).status).toBe(429)
      desde('198.51.100.8')
      expect(await ana.pedir('POST /datos/codigo', {}), 'she hears of what was mailed').toMatchObject({
        status: 202,
        body: { venceEn: '2026-11-18T12:41:00.000Z' },
      })
      expect((await ana.pedir('POST /datos/copia', { codigo })).status, 'the first is as good as the second').toBe(200)
      const escritos = await db()
        .selectFrom('correos')
        .select('id')
        .where('clave', 'like', `codigo-de-datos:${ana.id}:%`)
        .execute()
      expect(escritos, 'nor is she written to for each').toHaveLength(2)
      // From many places together a guess has an end as well.
      for (let i = 0; i < 100; i++) {
        desde(`203.0.113.${i}`)
        await ana.pedir('POST /datos/copia', { codigo: 'x' })
      }
      expect((await ana.pedir('POST /datos/copia', { codigo: 'x' })).status).toBe(429)
    } finally {
      desde(null)
    }
  })

  it('is the account’s where an account has the booking, and leaves with it, what was written before too', async () => {
    const ana = await reservar()
    const rosa = await c().registrar()
    await db()
      .insertInto('mensajes')
      .values({ id: crypto.randomUUID(), reservaId: ana.id, lado: 'viajero', texto: frase, createdAt: AHORA })
      .execute()
    await db()
      .updateTable('reservas')
      .set({ usuarioId: rosa.id, estado: 'expirada' })
      .where('id', '=', ana.id)
      .execute()
    for (const ruta of ['GET /datos', 'POST /datos/codigo'])
      expect((await ana.pedir(ruta, ruta.startsWith('POST') ? {} : undefined)).body.type).toBe('reserva-con-cuenta')
    expect(
      (await c().pedir(rosa.token, 'POST /api/privacidad/borrado', { email: rosa.email, password: CLAVE })).status,
    ).toBe(200)
    expect(
      await db().selectFrom('mensajes').select(['texto', 'usuarioId']).where('reservaId', '=', ana.id).execute(),
    ).toEqual([{ texto: '[Mensaje borrado]', usuarioId: null }])
  })
})
