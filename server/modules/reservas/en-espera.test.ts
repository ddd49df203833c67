import { expect, it } from 'vitest'
import type { Actor } from '#domain/permisos/actor.ts'
import { esperaJobs, esperarCupo, listarEsperas } from '#server/modules/espera/index.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unaEmpresa, unaEspera, unaReserva, unaSalida, unUsuario } from '#server/testing/datos.ts'
import { cancelar, reservaPagada, unaOferta, type Escena } from '#server/testing/escenas.ts'
import { getReserva, updateReserva } from './reservas.db.ts'

setLog({ sink: () => undefined })

const sesion = (usuarioId: string): Actor => ({ tipo: 'sesion', contexto: 'cliente', usuarioId, sesionId: 's', anfitrionId: null, proveedor: null, empresa: null, rolesAdmin: [] })
const estados = async (e: Escena) => (await e.db.selectFrom('esperas').select('estado').orderBy('createdAt').execute()).map(({ estado }) => estado)
const llegan = (n: number) => new Date(Date.UTC(2026, 10, 17, n))

enCadaBase('whoever waits and books that departure another way', (escena) => {
  it('leaves the line by that, with an account or as a guest, and is offered nothing more', async () => {
    const e = escena()
    const { experiencia, salida } = await unaOferta(e, { cupos: 8, fecha: '2026-12-01' })
    const reserva = await reservaPagada(e, { experiencia, salida }, { participantes: { adulto: 4 } })
    const [ana, otra] = [await unUsuario(e.db, { email: 'ana@ejemplo.cl' }), await unUsuario(e.db, { email: 'otra@ejemplo.cl' })]
    const otraSalida = await unaSalida(e.db, experiencia, { cupos: 9, fecha: '2026-12-02' })
    // Parties that do not fit: what is free is for anybody.
    const grande = { plazas: 9, participantes: JSON.stringify({ adulto: 1 }) }
    await unaEspera(e.db, salida, { ...grande, usuarioId: ana.id, contactoEmail: ana.email, createdAt: llegan(1) })
    await unaEspera(e.db, salida, { ...grande, contactoEmail: 'invitada@ejemplo.cl', createdAt: llegan(2) })
    await unaEspera(e.db, salida, { ...grande, contactoEmail: 'sin-confirmar@ejemplo.cl', estado: 'por_confirmar', enFilaDesde: null, createdAt: llegan(3) })
    await unaEspera(e.db, salida, { ...grande, usuarioId: otra.id, contactoEmail: otra.email, createdAt: llegan(4) })
    await unaEspera(e.db, otraSalida, { usuarioId: ana.id, contactoEmail: ana.email, createdAt: llegan(5) })
    for (const toma of [{ email: 'otro@ejemplo.cl', actor: sesion(ana.id) }, { email: 'invitada@ejemplo.cl' }, { email: 'sin-confirmar@ejemplo.cl' }]) await reservaPagada(e, { experiencia, salida }, { ...toma, participantes: { adulto: 1 } })
    expect(await estados(e)).toEqual(['tomada', 'tomada', 'tomada', 'en_espera', 'en_espera'])

    await e.db.updateTable('esperas').set({ plazas: 1 }).execute()
    await cancelar(e, reserva)
    await esperaJobs['espera.ofrecer'](e.ctx(), { salidaId: salida.id })
    const ofertas = await e.db.selectFrom('correos').select('para').where('clave', 'like', 'espera-oferta%').execute()
    expect(ofertas).toEqual([{ para: otra.email }])
    const suyas = (await listarEsperas(e.ctx(sesion(ana.id)), {})).items
    expect(suyas.map(({ estado, oferta, puedeRetirarse }) => [estado, oferta, puedeRetirarse])).toEqual([['en_espera', null, true], ['tomada', null, false]])
  })

  it('leaves it too by a booking that is moved there, and may wait again for more places', async () => {
    const e = escena()
    const { experiencia, salida } = await unaOferta(e, { cupos: 2, fecha: '2026-12-01' })
    await reservaPagada(e, { experiencia, salida })
    const ana = await unUsuario(e.db, { email: 'ana@ejemplo.cl' })
    const antes = await unaSalida(e.db, experiencia, { cupos: 4, fecha: '2026-12-03' })
    const suya = await reservaPagada(e, { experiencia, salida: antes }, { actor: sesion(ana.id), participantes: { adulto: 1 } })
    const cambiar = (id: string, set: Parameters<typeof updateReserva>[2]) => e.database.transaction(async (tx) => updateReserva(tx, await getReserva(tx, id), set, e.clock.now))
    const esperar = () => esperarCupo(e.ctx(sesion(ana.id)), { experienciaId: experiencia.id, salidaId: salida.id, participantes: { adulto: 1 }, contacto: { nombre: 'Ana Soto', email: ana.email, telefono: '+56987654321' } })
    await esperar()
    await e.db.updateTable('salidas').set({ cupos: 3 }).where('id', '=', salida.id).execute()
    await cambiar(suya.id, { salidaId: salida.id })
    expect(await estados(e)).toEqual(['tomada'])

    e.avanzar(60)
    await esperar()
    // What is written on a booking that held its places before, and what is tried with the key for tests, say nothing of the line.
    await cambiar(suya.id, { estadoPago: 'pagado' })
    await e.db.updateTable('salidas').set({ cupos: 5 }).where('id', '=', salida.id).execute()
    const { id: empresaId } = await unaEmpresa(e.db)
    const prueba = await unaReserva(e.db, salida, { estado: 'pendiente', estadoPago: 'sin_pago', total: 0, contactoEmail: ana.email, empresaId, pruebaHasta: new Date('2026-12-01T12:00:00Z'), pruebaDebe: 0 })
    await cambiar(prueba.id, { estado: 'confirmada', confirmadaEn: e.clock.now })
    expect(await estados(e)).toEqual(['tomada', 'en_espera'])
  })
})
