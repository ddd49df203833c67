import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { MOTIVO_EN_FRASE } from '#domain/reservas/motivos-de-lectura.ts'
import { versionDelCatalogo } from '#server/modules/experiencias/index.ts'
import { conCuentas, type Cuenta } from '#server/testing/cuentas.ts'
import { AHORA, unaEmpresa, unaResena, unaReserva, unAnfitrion } from '#server/testing/datos.ts'
import { CLAVE } from '#server/testing/llamadas.ts'
import { operadorDe, unaRecibida } from '#server/testing/mundo-operador.ts'
import { columnasConRastro } from '#server/testing/rastros.ts'

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
/** In their name, address and telephone, and in all that others write of them. */
const SENA = 'zorzalina'
const NOMBRE = 'Zorzalina Jilguero'
const TELEFONO = '+56987650199'

conCuentas('somebody who is named in what belongs to others', (c) => {
  const db = () => c().programa.database.db
  const salida = () =>
    db().selectFrom('salidas').selectAll().where('id', '=', c().mundo.ids.salidaId!).executeTakeFirstOrThrow()
  let cuantas = 0
  async function unaPersona(): Promise<Cuenta> {
    const quien = await c().registrar(`${SENA}${++cuantas}@privada.cl`)
    await db()
      .updateTable('usuarios')
      .set({ emailVerificadoEn: AHORA, nombre: NOMBRE, telefono: TELEFONO })
      .where('id', '=', quien.id)
      .execute()
    await c().programa.settle()
    return quien
  }
  const contacto = ({ email }: Cuenta) => ({ contactoNombre: NOMBRE, contactoEmail: email, contactoTelefono: TELEFONO })
  const rastros = async () => [
    ...(await columnasConRastro(db(), SENA)),
    ...(await columnasConRastro(db(), TELEFONO.slice(3))),
  ]
  async function borrar({ token, email }: Cuenta): Promise<void> {
    expect((await c().pedir(token, 'POST /api/privacidad/borrado', { email, password: CLAVE })).type).toBe('')
    await c().programa.settle()
  }

  it('as whoever wrote for an operator, or for a company: their photos go with their words', async () => {
    const [eva, anfitriona] = [await unaPersona(), await operadorDe(c().mundo, 'anfitrion')]
    const reserva = await unaRecibida(c().mundo, 'anfitrion', { usuarioId: (await c().registrar()).id })
    await db()
      .insertInto('membresias')
      .values({
        id: randomUUID(),
        usuarioId: eva.id,
        tipo: 'anfitrion',
        papel: 'gestor',
        anfitrionId: anfitriona,
        createdAt: AHORA,
      })
      .execute()
    const { id: empresaId } = await unaEmpresa(db())
    await db()
      .insertInto('membresias')
      .values({ id: randomUUID(), usuarioId: eva.id, tipo: 'empresa', papel: 'comprador', empresaId, createdAt: AHORA })
      .execute()
    const deEmpresa = await unaReserva(db(), await salida(), {
      empresaId,
      usuarioId: eva.id,
      contactoNombre: 'Clienta',
      contactoEmail: 'clienta@grupo.cl',
    })
    for (const reservaId of [reserva.id, deEmpresa.id]) {
      const adjuntoId = randomUUID()
      await db()
        .insertInto('adjuntos')
        .values({
          id: adjuntoId,
          reservaId,
          tipo: 'image/png',
          ancho: 1,
          alto: 1,
          bytes: Buffer.from(PNG, 'base64'),
          createdAt: AHORA,
        })
        .execute()
      await db()
        .insertInto('mensajes')
        .values({
          id: randomUUID(),
          reservaId,
          lado: reservaId === reserva.id ? 'operador' : 'viajero',
          usuarioId: eva.id,
          texto: `Soy ${NOMBRE}`,
          adjuntoId,
          createdAt: AHORA,
        })
        .execute()
    }
    const fotos = () =>
      db().selectFrom('adjuntos').select('id').where('reservaId', 'in', [reserva.id, deEmpresa.id]).execute()
    expect(await fotos()).toHaveLength(2)
    await borrar(eva)
    expect(await fotos()).toEqual([])
    expect(await rastros()).toEqual([])
  })

  it('as a host: their home is in no ticket of whoever went with them', async () => {
    const eva = await unaPersona()
    const anfitrion = await unAnfitrion(db(), {
      usuarioId: eva.id,
      nombre: NOMBRE,
      domicilio: `Pasaje ${SENA} 12`,
      biografia: `Soy ${NOMBRE}`,
      telefono: TELEFONO,
      estado: 'Baja',
    })
    await borrar(eva)
    expect(
      await db()
        .selectFrom('anfitriones')
        .select(['domicilio', 'idiomas', 'comunaCodigo', 'ciudad'])
        .where('id', '=', anfitrion.id)
        .executeTakeFirstOrThrow(),
    ).toEqual({ domicilio: '', idiomas: [], comunaCodigo: '', ciudad: '' })
    expect(await rastros()).toEqual([])
  })

  it('in the bells of others: of a reading, a purchase over a limit and a message', async () => {
    const eva = await unaPersona()
    const { anfitriona, empresa } = c().mundo.token
    const { id: reservaId, codigo } = await unaRecibida(c().mundo, 'anfitrion', {
      ...contacto(eva),
      usuarioId: eva.id,
      estado: 'realizada',
      llegadaEn: AHORA,
    })
    const ahora = AHORA.toISOString()
    expect(
      (
        await c().pedir(anfitriona, 'POST /api/anfitrion/lecturas', {
          entrada: codigo,
          leidaEn: ahora,
          enviadaEn: ahora,
        })
      ).body,
    ).toMatchObject({ estado: 'por_decidir' })
    expect((await c().pedir(eva.token, `POST /api/reservas/${reservaId}/mensajes`, { texto: 'Hola' })).type).toBe('')
    const { empresaId } = await db()
      .selectFrom('membresias')
      .select('empresaId')
      .where('tipo', '=', 'empresa')
      .where('usuarioId', '=', (await c().pedir(empresa, 'GET /api/auth/me')).body['id' as never])
      .executeTakeFirstOrThrow()
    await db()
      .insertInto('membresias')
      .values({
        id: randomUUID(),
        usuarioId: eva.id,
        tipo: 'empresa',
        papel: 'comprador',
        empresaId,
        limite: 1,
        createdAt: AHORA,
      })
      .execute()
    const compra = {
      experienciaId: c().mundo.ids.experienciaId,
      salidaId: c().mundo.ids.salidaId,
      participantes: { adulto: 1 },
      contacto: { nombre: 'Clienta', email: 'clienta@grupo.cl', telefono: '+56912345678' },
      aceptaTerminos: true,
    }
    expect((await c().pedir(eva.token, 'POST /api/empresas/reservas', compra)).type).toBe('')
    await c().programa.settle()
    expect(
      (await columnasConRastro(db(), SENA)).filter((hallada) => hallada.startsWith('notificaciones.')),
    ).toHaveLength(2)
    await borrar(eva)
    expect(await rastros()).toEqual([])
    const avisos = (await db().selectFrom('notificaciones').select(['clave', 'texto']).execute()).filter(({ clave }) =>
      /^(lectura|aprobar):/.test(clave),
    )
    expect(avisos.map(({ texto }) => texto).toSorted(), 'what there is to decide is still told').toEqual(
      ['Alguien de tu equipo reservó sobre su límite', `${codigo}: ${MOTIVO_EN_FRASE.ya_registrada}`].toSorted(),
    )
  })

  it('in what our staff wrote of their requests, reports and bookings', async () => {
    const eva = await unaPersona()
    const { admin } = c().mundo.token
    const { id } = (
      await c().pedir(eva.token, 'POST /api/privacidad/solicitudes', { derecho: 'acceso', detalle: `Soy ${NOMBRE}` })
    ).body as { id: string }
    for (const decision of ['prorrogada', 'cumplida'])
      expect(
        (
          await c().pedir(admin, `POST /api/admin/solicitudes-de-datos/${id}/resolver`, {
            decision,
            respuesta: `${NOMBRE}, tu teléfono es ${TELEFONO}`,
          })
        ).type,
      ).toBe('')
    const reserva = await unaRecibida(c().mundo, 'anfitrion', {
      ...contacto(eva),
      usuarioId: eva.id,
      estado: 'realizada',
      llegadaEn: AHORA,
    })
    const { id: mensajeId } = (
      await c().pedir(eva.token, `POST /api/reservas/${reserva.id}/mensajes`, { texto: 'Hola' })
    ).body as { id: string }
    expect(
      (
        await c().pedir(
          c().mundo.token.anfitriona,
          `POST /api/anfitrion/conversaciones/${reserva.id}/mensajes/${mensajeId}/reportar`,
          { motivo: 'insultos', detalle: `${NOMBRE} insulta` },
        )
      ).type,
    ).toBe('')
    const denuncia = await c().pedir(eva.token, `POST /api/v1/experiencias/${c().mundo.ids.experienciaId}/denunciar`, {
      motivo: 'fraude',
      detalle: `Le pasó a ${NOMBRE}`,
    })
    expect(denuncia.type).toBe('')
    const caso = await db()
      .selectFrom('casos')
      .select('id')
      .where('tipo', '=', 'mensaje')
      .where('objetoId', '=', mensajeId)
      .executeTakeFirstOrThrow()
    expect(
      (await c().pedir(admin, `POST /api/admin/casos/${caso.id}/notas`, { texto: `Llamé a ${NOMBRE}` })).type,
    ).toBe('')
    expect(
      (
        await c().pedir(admin, `POST /api/admin/mensajes-reportados/${mensajeId}/decidir`, {
          decision: 'advertir',
          razon: 'Fue un malentendido',
        })
      ).type,
    ).toBe('')
    await c().programa.settle()
    expect((await rastros()).some((hallada) => hallada.startsWith('caso_hechos.'))).toBe(true)
    await borrar(eva)
    expect(await rastros()).toEqual([])
  })

  it('under an opinion: the public page is read anew, after an erasure and while their name is blocked', async () => {
    const eva = await unaPersona()
    const suya = await salida()
    const experiencia = await db()
      .selectFrom('experiencias')
      .selectAll()
      .where('id', '=', suya.experienciaId)
      .executeTakeFirstOrThrow()
    const hecha = await unaReserva(db(), suya, {
      ...contacto(eva),
      usuarioId: eva.id,
      estado: 'realizada',
      estadoPago: 'pagado',
    })
    const resena = await unaResena(db(), experiencia as never, {
      usuarioId: eva.id,
      autor: NOMBRE,
      reservaId: hecha.id,
    })
    const mueve = async (act: () => Promise<unknown>): Promise<boolean> => {
      const antes = await versionDelCatalogo(db())
      await act()
      return (await versionDelCatalogo(db())) > antes
    }
    expect(
      await mueve(async () =>
        expect(
          (
            await c().pedir(eva.token, 'POST /api/privacidad/solicitudes', {
              derecho: 'bloqueo',
              detalle: 'Otro',
              datos: ['nombre_publico'],
            })
          ).type,
        ).toBe(''),
      ),
    ).toBe(true)
    expect(await mueve(() => borrar(eva))).toBe(true)
    expect(
      await db().selectFrom('resenas').select('autor').where('id', '=', resena.id).executeTakeFirstOrThrow(),
    ).toEqual({ autor: 'Viajero' })
    expect(await rastros()).toEqual([])
  })

  it('as a traveller whom a company paid for: what its operator said of them is in the copy, and goes', async () => {
    const eva = await unaPersona()
    const { id: empresaId } = await unaEmpresa(db())
    const hecha = await unaReserva(db(), await salida(), {
      ...contacto(eva),
      empresaId,
      estado: 'realizada',
      estadoPago: 'autorizado',
    })
    await db()
      .insertInto('resenasDeViajeros')
      .values({
        reservaId: hecha.id,
        usuarioId: (await c().registrar()).id,
        puntaje: 2,
        comentario: `${NOMBRE} llegó tarde`,
        createdAt: AHORA,
      })
      .execute()
    const { id } = (await c().pedir(eva.token, 'POST /api/privacidad/exportaciones', {})).body as { id: string }
    await c().programa.settle()
    expect((await c().pedir(eva.token, `GET /api/privacidad/exportaciones/${id}/datos`)).body).toMatchObject({
      opinionesSobreMi: [{ codigo: hecha.codigo, comentario: `${NOMBRE} llegó tarde` }],
    })
    await borrar(eva)
    expect(await rastros()).toEqual([])
  })
})
