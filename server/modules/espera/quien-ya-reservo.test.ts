import { expect, it } from 'vitest'
import type { Actor } from '#domain/permisos/actor.ts'
import { cambiarFecha } from '#server/modules/reservas/index.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unaEmpresa, unaEspera, unaReserva, unaSalida, unUsuario } from '#server/testing/datos.ts'
import { cancelar, reservaPagada, unaOferta, type Escena } from '#server/testing/escenas.ts'
import { esperaJobs, esperarCupo, listarEsperas } from './index.ts'

setLog({ sink: () => undefined })

const sesion = (usuarioId: string): Actor => ({
  tipo: 'sesion',
  contexto: 'cliente',
  usuarioId,
  sesionId: 's',
  anfitrionId: null,
  proveedor: null,
  empresa: null,
  rolesAdmin: [],
})
const estados = async (e: Escena) =>
  (await e.db.selectFrom('esperas').select('estado').orderBy('createdAt').execute()).map(({ estado }) => estado)
const llegan = (n: number) => new Date(Date.UTC(2026, 10, 17, n))

enCadaBase('whoever waits and books that departure another way', (escena) => {
  it('leaves the line by that, with an account or as a guest, and is offered nothing more', async () => {
    const e = escena()
    const { experiencia, salida } = await unaOferta(e, { cupos: 8, fecha: '2026-12-01' })
    const reserva = await reservaPagada(e, { experiencia, salida }, { participantes: { adulto: 4 } })
    const [ana, otra] = [
      await unUsuario(e.db, { email: 'ana@ejemplo.cl' }),
      await unUsuario(e.db, { email: 'otra@ejemplo.cl' }),
    ]
    const otraSalida = await unaSalida(e.db, experiencia, { cupos: 9, fecha: '2026-12-02' })
    // Parties that do not fit: what is free is for anybody.
    const grande = { plazas: 9, participantes: JSON.stringify({ adulto: 1 }) }
    await unaEspera(e.db, salida, { ...grande, usuarioId: ana.id, contactoEmail: ana.email, createdAt: llegan(1) })
    await unaEspera(e.db, salida, { ...grande, contactoEmail: 'invitada@ejemplo.cl', createdAt: llegan(2) })
    await unaEspera(e.db, salida, {
      ...grande,
      contactoEmail: 'sin-confirmar@ejemplo.cl',
      estado: 'por_confirmar',
      enFilaDesde: null,
      createdAt: llegan(3),
    })
    await unaEspera(e.db, salida, { ...grande, usuarioId: otra.id, contactoEmail: otra.email, createdAt: llegan(4) })
    await unaEspera(e.db, otraSalida, { usuarioId: ana.id, contactoEmail: ana.email, createdAt: llegan(5) })
    for (const toma of [
      { email: 'otro@ejemplo.cl', actor: sesion(ana.id) },
      { email: 'invitada@ejemplo.cl' },
      { email: 'sin-confirmar@ejemplo.cl' },
    ])
      await reservaPagada(e, { experiencia, salida }, { ...toma, participantes: { adulto: 1 } })
    expect(await estados(e)).toEqual(['tomada', 'tomada', 'tomada', 'en_espera', 'en_espera'])

    await e.db.updateTable('esperas').set({ plazas: 1 }).execute()
    await cancelar(e, reserva)
    await esperaJobs['espera.ofrecer'](e.ctx(), { salidaId: salida.id })
    const ofertas = await e.db.selectFrom('correos').select('para').where('clave', 'like', 'espera-oferta%').execute()
    expect(ofertas).toEqual([{ para: otra.email }])
    const suyas = (await listarEsperas(e.ctx(sesion(ana.id)), {})).items
    expect(suyas.map(({ estado, oferta, puedeRetirarse }) => [estado, oferta, puedeRetirarse])).toEqual([
      ['en_espera', null, true],
      ['tomada', null, false],
    ])
  })

  it('stays in it while somebody else books with their address typed; an account that proved it leaves a line of before it, too', async () => {
    const e = escena()
    const { experiencia, salida } = await unaOferta(e, { cupos: 8, fecha: '2026-12-01' })
    const ana = await unUsuario(e.db, { email: 'ana@ejemplo.cl', emailVerificadoEn: null })
    const berta = await unUsuario(e.db, { email: 'berta@ejemplo.cl', emailVerificadoEn: llegan(0) })
    const extrano = await unUsuario(e.db, { email: 'extrano@ejemplo.cl' })
    const grande = { plazas: 9, participantes: JSON.stringify({ adulto: 1 }) }
    await unaEspera(e.db, salida, { ...grande, usuarioId: ana.id, contactoEmail: ana.email, createdAt: llegan(1) })
    await unaEspera(e.db, salida, {
      ...grande,
      contactoEmail: 'invitada@ejemplo.cl',
      contactoTelefono: '+56911112222',
      createdAt: llegan(2),
    })
    await unaEspera(e.db, salida, { ...grande, contactoEmail: 'otra@ejemplo.cl', createdAt: llegan(3) })
    await unaEspera(e.db, salida, {
      ...grande,
      contactoEmail: berta.email,
      contactoTelefono: '+56911112222',
      createdAt: llegan(4),
    })
    const tomas = [
      { email: ana.email },
      { email: 'invitada@ejemplo.cl' },
      { email: 'otra@ejemplo.cl', actor: sesion(extrano.id) },
    ]
    for (const toma of tomas) await reservaPagada(e, { experiencia, salida }, { ...toma, participantes: { adulto: 1 } })
    expect(await estados(e)).toEqual(['en_espera', 'en_espera', 'en_espera', 'en_espera'])
    await reservaPagada(
      e,
      { experiencia, salida },
      { email: 'regalo@ejemplo.cl', actor: sesion(berta.id), participantes: { adulto: 1 } },
    )
    expect(await estados(e)).toEqual(['en_espera', 'en_espera', 'en_espera', 'tomada'])
  })

  it('stays in it while they book for their company: that is no place of theirs', async () => {
    const e = escena()
    const { salida } = await unaOferta(e, { cupos: 8, fecha: '2026-12-01' })
    const ana = await unUsuario(e.db, { email: 'ana@ejemplo.cl' })
    await unaEspera(e.db, salida, { usuarioId: ana.id, contactoEmail: ana.email, createdAt: llegan(1) })
    const gratis = { usuarioId: ana.id, estadoPago: 'sin_pago', total: 0 } as const
    const [deEmpresa, propia] = [
      await unaReserva(e.db, salida, { ...gratis, empresaId: (await unaEmpresa(e.db)).id }),
      await unaReserva(e.db, salida, gratis),
    ]
    const cerrar = ({ id }: { id: string }) =>
      esperaJobs['espera.cerrar'](e.ctx(), { reservaId: id, en: e.clock.now.toISOString() })
    await cerrar(deEmpresa)
    expect(await estados(e)).toEqual(['en_espera'])
    await cerrar(propia)
    expect(await estados(e)).toEqual(['tomada'])
  })

  it('leaves it too by a booking that is moved there, and may wait again for more places', async () => {
    const e = escena()
    const { experiencia, salida } = await unaOferta(e, { cupos: 4, fecha: '2026-12-01' })
    const ana = await unUsuario(e.db, { email: 'ana@ejemplo.cl' })
    const antes = await unaSalida(e.db, experiencia, { cupos: 4, fecha: '2026-12-03' })
    const suya = await reservaPagada(
      e,
      { experiencia, salida: antes },
      { actor: sesion(ana.id), participantes: { adulto: 1 } },
    )
    await unaEspera(e.db, salida, { usuarioId: ana.id, contactoEmail: ana.email, plazas: 5 })
    await cambiarFecha(e.ctx(sesion(ana.id)), { id: suya.id, salidaNuevaId: salida.id, diferencia: 0 })
    e.avanzar(60)
    const cierre = e.tareas.find(({ job }) => job === 'espera.cerrar')!
    await e.settle()
    expect(await estados(e)).toEqual(['tomada'])

    await reservaPagada(e, { experiencia, salida }, { participantes: { adulto: 3 } })
    await esperarCupo(e.ctx(sesion(ana.id)), {
      experienciaId: experiencia.id,
      salidaId: salida.id,
      participantes: { adulto: 1 },
      contacto: { nombre: 'Ana Soto', email: ana.email, telefono: '+56987654321' },
    })
    // A job that comes late or twice, and what is tried with the key for tests, say nothing of who asked since.
    const { id: empresaId } = await unaEmpresa(e.db)
    await e.db.updateTable('salidas').set({ cupos: 6 }).where('id', '=', salida.id).execute()
    const prueba = await unaReserva(e.db, salida, {
      estadoPago: 'sin_pago',
      total: 0,
      contactoEmail: ana.email,
      empresaId,
      pruebaHasta: new Date('2026-12-01T12:00:00Z'),
      pruebaDebe: 0,
    })
    await e.trabajar(cierre)
    await esperaJobs['espera.cerrar'](e.ctx(), { reservaId: prueba.id, en: e.clock.now.toISOString() })
    expect(await estados(e)).toEqual(['tomada', 'en_espera'])
  })
})
