import { expect, it } from 'vitest'
import { sumarDias } from '#domain/fechas.ts'
import { mostrarCodigo } from '#domain/reservas/codigo.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { HOY, unaReserva, unaSalida, unUsuario } from '#server/testing/datos.ts'
import { unaOferta, type Escena } from '#server/testing/escenas.ts'
import { recordatoriosJobs } from './index.ts'

setLog({ sink: () => undefined })

const gratis = { estadoPago: 'sin_pago', total: 0 } as const

/** The job as often as its cron runs it, and what it enqueues twice, as a queue may. */
async function pasar(e: Escena, horas: number): Promise<void> {
  for (let cuarto = 0; cuarto < horas * 2; cuarto++) {
    await recordatoriosJobs['recordatorios.revisar'](e.ctx())
    for (const { data } of e.tareas.splice(0))
      for (let veces = 0; veces < 2; veces++) await recordatoriosJobs['recordatorios.enviar'](e.ctx(), data as never)
    e.avanzar(1800)
  }
}

const enviados = async (e: Escena) =>
  (await e.db
    .selectFrom('correos')
    .select(['asunto', 'texto', 'html', 'para'])
    .where('clave', 'like', 'recordatorio:%')
    .orderBy('createdAt')
    .execute()) as { asunto: string; texto: string; html: string; para: string }[]

enCadaBase('recordatorios', (escena) => {
  it('come a week, a day and three hours before, each once, with the meeting point, in the bell and by mail', async () => {
    const e = escena()
    const { id } = await unUsuario(e.db)
    const { salida, experiencia } = await unaOferta(e, { fecha: sumarDias(HOY, 8), hora: '12:00' })
    await unaReserva(e.db, salida, { ...gratis, usuarioId: id, confirmadaEn: e.clock.now })
    await pasar(e, 24 * 8 + 4)
    const correos = await enviados(e)
    expect(correos.map(({ asunto }) => asunto)).toEqual(
      ['En 7 días', 'Mañana', 'Hoy'].map(
        (falta) => `${falta}: ${experiencia.nombreExperiencia}, punto de encuentro y código`,
      ),
    )
    for (const { texto, html } of correos)
      for (const cuerpo of [texto, html]) expect(cuerpo).toContain('Plaza de Armas')
    const notas = await e.db
      .selectFrom('notificaciones')
      .select(['tipo', 'titulo'])
      .where('usuarioId', '=', id)
      .execute()
    expect(notas).toHaveLength(3)
  })

  it('reach a guest by mail alone, and ask the person’s wish of whoever has an account', async () => {
    const e = escena()
    const { id } = await unUsuario(e.db)
    const { salida } = await unaOferta(e, { fecha: sumarDias(HOY, 1), hora: '12:00' })
    await unaReserva(e.db, salida, {
      ...gratis,
      contactoEmail: 'invitada@ejemplo.cl',
      createdAt: new Date('2026-11-01T12:00:00Z'),
    })
    await unaReserva(e.db, salida, {
      ...gratis,
      usuarioId: id,
      contactoEmail: 'sin@ejemplo.cl',
      createdAt: new Date('2026-11-01T12:00:00Z'),
    })
    for (const canal of ['correo', 'sitio'])
      await e.db
        .insertInto('preferenciasAviso')
        .values({ usuarioId: id, tipo: 'recordatorio', canal, activo: false, updatedAt: e.clock.now })
        .execute()
    await pasar(e, 24)
    expect(new Set((await enviados(e)).map(({ para }) => para))).toEqual(new Set(['invitada@ejemplo.cl']))
    expect(await e.db.selectFrom('notificaciones').select('id').execute()).toEqual([])
  })

  it('say nothing of what was cancelled, is not sure, or was bought too late', async () => {
    const e = escena()
    const { salida } = await unaOferta(e, { fecha: sumarDias(HOY, 1), hora: '12:00' })
    const { id } = await unaReserva(e.db, salida, { ...gratis, createdAt: new Date('2026-11-01T12:00:00Z') })
    await unaReserva(e.db, salida, { ...gratis, estado: 'pagada' })
    await unaReserva(e.db, salida, {
      ...gratis,
      createdAt: new Date('2026-11-19T14:30:00Z'),
      confirmadaEn: new Date('2026-11-19T14:30:00Z'),
    })
    e.avanzar(3 * 3600)
    await recordatoriosJobs['recordatorios.revisar'](e.ctx())
    await e.db
      .updateTable('reservas')
      .set({ estado: 'cancelada', canceladaEn: e.clock.now })
      .where('id', '=', id)
      .execute()
    for (const { data } of e.tareas.splice(0)) await recordatoriosJobs['recordatorios.enviar'](e.ctx(), data as never)
    await pasar(e, 24)
    expect(await enviados(e)).toEqual([])
  })

  it('begin anew for another date', async () => {
    const e = escena()
    const { salida, experiencia } = await unaOferta(e, { fecha: sumarDias(HOY, 1), hora: '12:00' })
    const otra = await unaSalida(e.db, experiencia, { fecha: sumarDias(HOY, 3), hora: '12:00' })
    const { id } = await unaReserva(e.db, salida, { ...gratis, createdAt: new Date('2026-11-01T12:00:00Z') })
    await pasar(e, 4)
    await e.db.updateTable('reservas').set({ salidaId: otra.id }).where('id', '=', id).execute()
    await pasar(e, 72)
    expect((await enviados(e)).map(({ asunto }) => asunto.split(':')[0])).toEqual(['Mañana', 'Mañana', 'Hoy'])
  })

  it('of two bookings of one departure come in one mail, which names both, and once in the bell', async () => {
    const e = escena()
    const { id } = await unUsuario(e.db)
    const { salida } = await unaOferta(e, { cupos: 12, fecha: sumarDias(HOY, 1), hora: '12:00' })
    const suya = { ...gratis, contactoEmail: 'ana@ejemplo.cl', createdAt: new Date('2026-11-01T12:00:00Z') }
    const codigos = []
    for (const fila of [{ ...suya, usuarioId: id }, { ...suya, usuarioId: id }, suya])
      codigos.push((await unaReserva(e.db, salida, fila)).codigo)
    await unaReserva(e.db, salida, { ...suya, contactoEmail: 'otra@ejemplo.cl' })
    await unaReserva(e.db, salida, { ...suya, contactoEmail: '' })
    await pasar(e, 28)
    const correos = await enviados(e)
    expect(correos.map(({ para, asunto }) => `${asunto.split(':')[0]} ${para}`).sort()).toEqual([
      'Hoy ana@ejemplo.cl',
      'Hoy otra@ejemplo.cl',
      'Mañana ana@ejemplo.cl',
      'Mañana otra@ejemplo.cl',
    ])
    for (const { texto, html } of correos.filter(({ para }) => para === 'ana@ejemplo.cl'))
      for (const cuerpo of [texto, html]) for (const codigo of codigos) expect(cuerpo).toContain(mostrarCodigo(codigo))
    expect(await e.db.selectFrom('notificaciones').select('id').where('usuarioId', '=', id).execute()).toHaveLength(2)
  })

  it('name what still stands of them, and ask the wish of each account', async () => {
    const e = escena()
    const { id } = await unUsuario(e.db)
    const { salida } = await unaOferta(e, { fecha: sumarDias(HOY, 1), hora: '12:00' })
    const suya = { ...gratis, contactoEmail: 'ana@ejemplo.cl', createdAt: new Date('2026-11-01T12:00:00Z') }
    const [cancelada, queda, deCuenta] = [
      await unaReserva(e.db, salida, suya),
      await unaReserva(e.db, salida, suya),
      await unaReserva(e.db, salida, { ...suya, usuarioId: id }),
    ]
    await e.db
      .insertInto('preferenciasAviso')
      .values({ usuarioId: id, tipo: 'recordatorio', canal: 'correo', activo: false, updatedAt: e.clock.now })
      .execute()
    e.avanzar(3 * 3600)
    await recordatoriosJobs['recordatorios.revisar'](e.ctx())
    expect(e.tareas).toHaveLength(1)
    await e.db
      .updateTable('reservas')
      .set({ estado: 'cancelada', canceladaEn: e.clock.now, canceladaPor: 'viajero' })
      .where('id', '=', cancelada.id)
      .execute()
    for (const { data } of e.tareas.splice(0)) await recordatoriosJobs['recordatorios.enviar'](e.ctx(), data as never)
    const [correo] = await enviados(e)
    expect([cancelada, queda, deCuenta].map(({ codigo }) => correo!.texto.includes(mostrarCodigo(codigo)))).toEqual([
      false,
      true,
      false,
    ])
  })

  it('say the same words once a day: for nine in the morning the day before is enough', async () => {
    const e = escena()
    const { salida } = await unaOferta(e, { fecha: sumarDias(HOY, 2), hora: '09:00' })
    await unaReserva(e.db, salida, { ...gratis, createdAt: new Date('2026-11-01T12:00:00Z') })
    await pasar(e, 48)
    expect((await enviados(e)).map(({ asunto }) => asunto.split(':')[0])).toEqual(['Mañana'])
  })
})
