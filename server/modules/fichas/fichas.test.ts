import { expect, it } from 'vitest'
import type { RolAdmin, Sesion } from '#domain/permisos/actor.ts'
import { crearCalendarioPersonal, verCalendarioPersonal } from '#server/modules/calendarios/index.ts'
import { comprobarInvariantes, leerCalendarioPersonal } from '#server/modules/reservas/index.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unId, unUsuario } from '#server/testing/datos.ts'
import { cancelar, reservaPagada, unaOferta } from '#server/testing/escenas.ts'
import {
  buscarFichas,
  mostrarDatosPersonales,
  suspenderPersona,
  verFichaDePersona,
  verFichaDeReserva,
} from './index.ts'

enCadaBase('fichas', (escena) => {
  const admin = async (...rolesAdmin: RolAdmin[]) => {
    const { id } = await unUsuario(escena().db, { nombre: 'Camila Soto' })
    await escena()
      .db.insertInto('membresias')
      .values({
        id: unId(`miembro ${id}`),
        usuarioId: id,
        tipo: 'admin',
        papel: rolesAdmin[0]!,
        createdAt: escena().clock.now,
      })
      .execute()
    const actor: Sesion = {
      tipo: 'sesion',
      contexto: 'admin',
      usuarioId: id,
      sesionId: unId(id),
      anfitrionId: null,
      proveedor: null,
      empresa: null,
      rolesAdmin,
    }
    return escena().ctx(actor)
  }

  it('finds a booking by its code in any spelling and by the e-mail, a provider by RUT, and masks who it is', async () => {
    const oferta = await unaOferta(escena())
    const reserva = await reservaPagada(escena(), oferta, { email: 'ana.rojas@ejemplo.cl' })
    await escena()
      .db.updateTable('proveedores')
      .set({ rut: '76086428-5' })
      .where('id', '=', oferta.experiencia.proveedorId!)
      .execute()
    const ctx = await admin('soporte')
    for (const q of [
      reserva.codigo,
      reserva.codigo.toLowerCase().replace('-', ''),
      'ANA.rojas@ejemplo.cl',
      reserva.id,
    ]) {
      const [hallado] = await buscarFichas(ctx, { q })
      expect(hallado).toMatchObject({ tipo: 'reserva', id: reserva.id, estado: 'confirmada' })
      expect(JSON.stringify(hallado)).not.toContain('ana.rojas')
    }
    expect(await buscarFichas(ctx, { q: '76.086.428-5' })).toMatchObject([{ tipo: 'proveedor' }])
    expect(await buscarFichas(ctx, { q: 'Ana Rojas' })).toEqual([])
    await expect(buscarFichas(await admin('contenido'), { q: reserva.codigo })).rejects.toMatchObject({
      code: 'sin-permiso',
    })
  })

  it('tells what happened to a booking, by whom, and its money', async () => {
    const reserva = await reservaPagada(escena(), await unaOferta(escena()))
    await cancelar(escena(), reserva)
    await escena().settle()
    const ficha = await verFichaDeReserva(await admin('soporte'), { reservaId: reserva.codigo })
    for (const hecho of ['creada', 'pagada', 'cancelada', 'devuelta'])
      expect(ficha.sucesos.map((suceso) => suceso.hecho)).toContain(hecho)
    expect(ficha.sucesos.map(({ en }) => en)).toEqual(ficha.sucesos.map(({ en }) => en).toSorted())
    expect(ficha.reembolsos).toMatchObject([{ estado: 'hecho', monto: reserva.total }])
    expect(ficha.comprador.nombre).toBe('Ana R.')
    expect(await comprobarInvariantes(escena().db, escena().clock.now)).toEqual([])
  })

  it('shows personal data to whoever asks by name, and writes down who did', async () => {
    const reserva = await reservaPagada(escena(), await unaOferta(escena()), { email: 'ana@ejemplo.cl' })
    const ctx = await admin('soporte')
    expect(await mostrarDatosPersonales(ctx, { tipo: 'reserva', fichaId: reserva.id })).toEqual({
      nombre: 'Ana Rojas',
      email: 'ana@ejemplo.cl',
      telefono: '+56912345678',
      documento: '',
    })
    const { actor } = ctx as { actor: Sesion }
    const filas = await escena()
      .db.selectFrom('auditoria')
      .select(['actor', 'accion', 'objetoId', 'detalle'])
      .where('accion', '=', 'datos.mostrar')
      .execute()
    expect(filas).toEqual([{ actor: actor.usuarioId, accion: 'datos.mostrar', objetoId: reserva.id, detalle: {} }])
    expect((await verFichaDeReserva(ctx, { reservaId: reserva.id })).sucesos).toContainEqual(
      expect.objectContaining({ hecho: 'datos.mostrar', actor: 'Camila' }),
    )
    await expect(mostrarDatosPersonales(ctx, { tipo: 'reserva', fichaId: unId('nadie') })).rejects.toMatchObject({
      code: 'ficha-desconocida',
    })
  })

  it('suspends a person, ends their sessions, and takes it back', async () => {
    const { db } = escena()
    const { id } = await unUsuario(db)
    const ctx = await admin('confianza')
    await db
      .insertInto('sesiones')
      .values({
        id: unId('s'),
        tokenHash: Buffer.from('t'),
        usuarioId: id,
        contexto: 'cliente',
        inactividadSegundos: 60,
        expiraEn: ctx.now,
        usadaEn: ctx.now,
        createdAt: ctx.now,
      })
      .execute()
    const suspendida = await suspenderPersona(ctx, { personaId: id, suspender: true, motivo: 'Cobró fuera del sitio' })
    expect(suspendida.suspendidaEn).toBe(ctx.now.toISOString())
    expect(suspendida.sucesos).toMatchObject([
      { hecho: 'suspender', actor: 'Camila', detalle: 'motivo: Cobró fuera del sitio' },
    ])
    expect(await db.selectFrom('sesiones').select('id').where('usuarioId', '=', id).execute()).toEqual([])
    await expect(suspenderPersona(ctx, { personaId: id, suspender: true, motivo: 'otra vez' })).rejects.toMatchObject({
      code: 'transicion-no-permitida',
    })
    expect((await suspenderPersona(ctx, { personaId: id, suspender: false, motivo: 'Se aclaró' })).suspendidaEn).toBe(
      null,
    )
    await expect(
      suspenderPersona(ctx, { personaId: (ctx.actor as Sesion).usuarioId, suspender: true, motivo: 'yo' }),
    ).rejects.toMatchObject({ code: 'sin-permiso' })
    const [jefa, colega] = [await admin('super'), await admin('confianza')]
    const idDe = ({ actor }: typeof ctx) => (actor as Sesion).usuarioId
    await expect(
      suspenderPersona(colega, { personaId: idDe(jefa), suspender: true, motivo: 'x' }),
    ).rejects.toMatchObject({ code: 'sin-permiso' })
    expect((await verFichaDePersona(colega, { personaId: idDe(jefa) })).acciones.puedeSuspender).toBe(false)
    expect(
      (await suspenderPersona(jefa, { personaId: idDe(colega), suspender: true, motivo: 'x' })).suspendidaEn,
    ).not.toBe(null)
    await expect(
      suspenderPersona(await admin('soporte'), { personaId: id, suspender: true, motivo: 'x' }),
    ).rejects.toMatchObject({ code: 'sin-permiso' })
    expect((await verFichaDePersona(ctx, { personaId: id })).acciones.puedeSuspender).toBe(true)
  })

  it('ends the secret calendar of a suspended person with their sessions, for good', async () => {
    const e = escena()
    const { id } = await unUsuario(e.db)
    const suya = e.ctx({
      tipo: 'sesion',
      contexto: 'cliente',
      usuarioId: id,
      sesionId: 's',
      anfitrionId: null,
      proveedor: null,
      empresa: null,
      rolesAdmin: [],
    })
    const calendario = (await crearCalendarioPersonal(suya)).url.split('/').at(-1)!
    expect(await leerCalendarioPersonal(e.ctx(), { calendario })).toContain('BEGIN:VCALENDAR')
    const ctx = await admin('confianza')
    await suspenderPersona(ctx, { personaId: id, suspender: true, motivo: 'Su cuenta la usa otra persona' })
    await expect(leerCalendarioPersonal(e.ctx(), { calendario })).rejects.toMatchObject({
      code: 'calendario-desconocido',
    })
    await suspenderPersona(ctx, { personaId: id, suspender: false, motivo: 'Volvió a ser suya' })
    await expect(
      leerCalendarioPersonal(e.ctx(), { calendario }),
      'whoever had the account knows that address',
    ).rejects.toMatchObject({ code: 'calendario-desconocido' })
    expect(await verCalendarioPersonal(suya)).toEqual({ activo: false, creadoEn: null })
  })
})
