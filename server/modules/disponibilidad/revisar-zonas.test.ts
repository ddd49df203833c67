import { expect, it } from 'vitest'
import { sumarDias } from '#domain/fechas.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { HOY, unAnfitrion, unaReserva, unaSalida, unUsuario } from '#server/testing/datos.ts'
import { type Escena, unaOferta } from '#server/testing/escenas.ts'
import { sumar } from '#server/testing/sesion-de.ts'
import { revisarZonas } from './index.ts'

setLog({ sink: () => undefined })

const HORA_MS = 3_600_000
/** Free, so that the money promises hold without a charge. */
const GRATIS = { estadoPago: 'sin_pago', total: 0 } as const

enCadaBase('other time-zone data', (escena) => {
  const leer = (e: Escena, id: string) =>
    e.db
      .selectFrom('salidas')
      .select(['inicioUtc', 'finUtc', 'cierreVentas', 'inicioLocal'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  /** As it was written with data that had the clocks one hour elsewhere. */
  async function correr(e: Escena, id: string, horas: number) {
    const bien = await leer(e, id)
    const a = (instante: Date) => new Date(instante.getTime() + horas * HORA_MS)
    await e.db
      .updateTable('salidas')
      .set({ inicioUtc: a(bien.inicioUtc), finUtc: a(bien.finUtc), cierreVentas: a(bien.cierreVentas) })
      .where('id', '=', id)
      .execute()
    return bien
  }

  it('moves what was sold to the instant of its wall time, once, and tells whoever it touches', async () => {
    const e = escena()
    const duena = await unUsuario(e.db)
    const anfitrion = await unAnfitrion(e.db, { usuarioId: duena.id })
    const { experiencia, salida } = await unaOferta(e, {
      anfitrionId: anfitrion.id,
      proveedorId: null,
      fecha: sumarDias(HOY, 20),
      hora: '10:00',
    })
    // Hourly ones: each moves to where the next one stood.
    const siguiente = await unaSalida(e.db, experiencia, { fecha: sumarDias(HOY, 20), hora: '11:00' })
    const igual = await unaSalida(e.db, experiencia, { fecha: sumarDias(HOY, 21), hora: '10:00' })
    const bien = [await correr(e, siguiente.id, 1), await correr(e, salida.id, 1)]
    const ana = await unUsuario(e.db)
    const [con, sin, caida] = [
      await unaReserva(e.db, salida, { usuarioId: ana.id, estado: 'confirmada', ...GRATIS }),
      await unaReserva(e.db, salida, { estado: 'confirmada', ...GRATIS, contactoEmail: 'invitada@ejemplo.cl' }),
      await unaReserva(e.db, salida, { estado: 'expirada', ...GRATIS }),
    ]

    expect(await revisarZonas(e.ctx(), '2099a')).toBe(2)
    expect([await leer(e, siguiente.id), await leer(e, salida.id)]).toEqual(bien)
    expect((await leer(e, igual.id)).inicioUtc).toEqual(igual.inicioUtc)
    await e.settle()
    const cambios = await e.db
      .selectFrom('cambiosDeHora')
      .select(['salidaId', 'version', 'antes', 'despues'])
      .orderBy('antes')
      .execute()
    expect(
      cambios.map(({ salidaId, version, antes, despues }) => [salidaId, version, antes.getTime() - despues!.getTime()]),
    ).toEqual([
      [salida.id, '2099a', HORA_MS],
      [siguiente.id, '2099a', HORA_MS],
    ])
    const correos = async () =>
      await e.db
        .selectFrom('correos')
        .select(['clave', 'para', 'texto'])
        .where('clave', 'like', 'cambio-de-hora:%')
        .orderBy('clave')
        .execute()
    expect((await correos()).map(({ para }) => para).toSorted()).toEqual(
      [con.contactoEmail, 'invitada@ejemplo.cl', duena.email].toSorted(),
    )
    expect((await correos()).find(({ para }) => para === duena.email)!.texto).toContain('2 salidas el ')
    expect((await correos()).find(({ para }) => para === 'invitada@ejemplo.cl')!.texto).toContain('10:00')
    expect((await correos()).some(({ clave }) => clave.includes(caida.id) || !clave.includes('2099a'))).toBe(false)
    expect(sin.id).not.toBe(con.id)
    expect(
      await e.db
        .selectFrom('notificaciones')
        .select(['usuarioId', 'tipo'])
        .where('clave', 'like', 'cambio-de-hora:%')
        .orderBy('tipo')
        .execute(),
    ).toEqual([
      { usuarioId: ana.id, tipo: 'cambio' },
      { usuarioId: duena.id, tipo: 'venta_cambiada' },
    ])

    // The same data again, or older ones of another program: nothing.
    await correr(e, igual.id, 1)
    for (const version of ['2099a', '2098z']) expect(await revisarZonas(e.ctx(), version)).toBe(0)
    await e.settle()
    expect(await correos()).toHaveLength(3)
  })

  it('goes on where it was stopped', async () => {
    const e = escena()
    const { salida } = await unaOferta(e, { fecha: sumarDias(HOY, 30) })
    const bien = await correr(e, salida.id, -1)
    let veces = 0
    const roto = {
      ...e.ctx(),
      transaction: ((act) =>
        ++veces === 2 ? Promise.reject(new Error('killed')) : e.ctx().transaction(act)) as ReturnType<
        Escena['ctx']
      >['transaction'],
    }
    await expect(revisarZonas(roto, '2099b')).rejects.toThrow('killed')
    expect((await leer(e, salida.id)).inicioUtc).toEqual(bien.inicioUtc)
    expect(await e.db.selectFrom('datosDeZonas').select('version').where('version', '=', '2099b').execute()).toEqual([])
    expect(await revisarZonas(e.ctx(), '2099b')).toBe(0)
    expect(await e.db.selectFrom('datosDeZonas').select('version').execute()).toEqual([{ version: '2099b' }])
  })

  it('leaves what clocks jump over now where it is, and asks who operates it for another hour', async () => {
    const e = escena()
    const gestor = await unUsuario(e.db)
    const { experiencia, salida } = await unaOferta(e, { fecha: '2027-09-05', hora: '10:00' })
    await sumar(e, gestor.id, { proveedorId: experiencia.proveedorId! }, 'gestor')
    await sumar(e, (await unUsuario(e.db)).id, { proveedorId: experiencia.proveedorId! }, 'caja')
    // 00:30 of that day is not; as it was sold, it was.
    await e.db.updateTable('salidas').set({ inicioLocal: '2027-09-05T00:30' }).where('id', '=', salida.id).execute()
    const antes = await leer(e, salida.id)
    await unaReserva(e.db, salida, { estado: 'confirmada', ...GRATIS, contactoEmail: 'nadie@ejemplo.cl' })
    expect(await revisarZonas(e.ctx(), '2099c')).toBe(1)
    await e.settle()
    expect(await leer(e, salida.id)).toEqual(antes)
    const correos = await e.db
      .selectFrom('correos')
      .select(['para', 'texto'])
      .where('clave', 'like', 'cambio-de-hora:2099c:%')
      .execute()
    expect(correos.map(({ para }) => para)).toEqual([gestor.email])
    expect(correos[0]!.texto).toContain('a una hora que ese día no existe')
  })

  it('goes in batches, however many depart at one hour', async () => {
    const e = escena()
    const { experiencia, salida } = await unaOferta(e, { fecha: sumarDias(HOY, 40), hora: '08:00' })
    const bien = await correr(e, salida.id, 1)
    const otras = Array.from({ length: 230 }, (_, i) => ({
      id: crypto.randomUUID(),
      experienciaId: experiencia.id,
      nombre: `Opción ${i}`,
      createdAt: e.clock.now,
    }))
    await e.db.insertInto('opciones').values(otras).execute()
    const molde = await e.db
      .selectFrom('salidas')
      .select([
        'experienciaId',
        'inicioLocal',
        'zona',
        'inicioUtc',
        'finUtc',
        'cupos',
        'cierreVentas',
        'estado',
        'createdAt',
      ])
      .where('id', '=', salida.id)
      .executeTakeFirstOrThrow()
    await e.db
      .insertInto('salidas')
      .values(otras.map(({ id }) => ({ ...molde, id: crypto.randomUUID(), opcionId: id })))
      .execute()
    expect(await revisarZonas(e.ctx(), '2099d')).toBe(231)
    expect(
      await e.db
        .selectFrom('salidas')
        .select('id')
        .where('experienciaId', '=', experiencia.id)
        .where('inicioUtc', '=', bien.inicioUtc)
        .execute(),
    ).toHaveLength(231)
  })
})
