import { expect, it } from 'vitest'
import type { Actor } from '#domain/permisos/actor.ts'
import { correosJobs } from '#server/modules/correos/index.ts'
import { suspenderSalidas } from '#server/modules/suspensiones/index.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unUsuario } from '#server/testing/datos.ts'
import {
  abrirTarjeta,
  cancelar,
  pasarTarjeta,
  reservaPagada,
  reservar,
  unaOferta,
  type Escena,
} from '#server/testing/escenas.ts'

setLog({ sink: () => undefined })

/** Everything that waits leaves now: what is sent, and how each mail stands afterwards. */
async function despachar(e: Escena): Promise<{ enviados: string[]; estados: Record<string, string> }> {
  const enviados: string[] = []
  const jobs = correosJobs({ send: async ({ subject }) => void enviados.push(subject) } as Parameters<
    typeof correosJobs
  >[0])
  for (const { id } of await e.db.selectFrom('correos').select('id').orderBy('createdAt').execute())
    for (let veces = 0; veces < 2; veces++) await jobs['correos.enviar'](e.ctx(), { id })
  const filas = await e.db.selectFrom('correos').select(['clave', 'estado']).execute()
  return { enviados, estados: Object.fromEntries(filas.map(({ clave, estado }) => [clave.split(':')[0]!, estado])) }
}

const asuntos = (enviados: string[], inicio: string): number =>
  enviados.filter((asunto) => asunto.startsWith(inicio)).length

enCadaBase('a mail that waited while its booking went on', (escena) => {
  it('does not keep seats that were let go, nor those of a hold that ran out', async () => {
    const e = escena()
    const oferta = await unaOferta(e, { fecha: '2026-12-20' })
    const soltada = await reservar(e, oferta)
    await e.settle()
    await cancelar(e, soltada)
    await e.settle()
    expect((await despachar(e)).estados).toMatchObject({ retencion: 'descartado' })

    await reservar(e, oferta)
    await e.settle()
    e.avanzar(15 * 60)
    const { enviados } = await despachar(e)
    expect(asuntos(enviados, 'Guardamos tus cupos')).toBe(0)
  })

  it('confirms nothing that was cancelled, and tells the cancellation', async () => {
    const e = escena()
    const reserva = await reservaPagada(e, await unaOferta(e, { fecha: '2026-12-20' }))
    await cancelar(e, reserva)
    await e.settle()
    const { enviados, estados } = await despachar(e)
    expect([asuntos(enviados, 'Reserva confirmada'), asuntos(enviados, 'Tu reserva se canceló')]).toEqual([0, 1])
    expect(estados).toMatchObject({ retencion: 'descartado', confirmacion: 'descartado' })
  })

  it('is not even written, nor told in the bell, where it came too late', async () => {
    const e = escena()
    const { id: usuarioId } = await unUsuario(e.db)
    const actor: Actor = {
      tipo: 'sesion',
      contexto: 'cliente',
      usuarioId,
      sesionId: 's',
      anfitrionId: null,
      proveedor: null,
      empresa: null,
      rolesAdmin: [],
    }
    const reserva = await reservar(e, await unaOferta(e, { fecha: '2026-12-20' }), { actor })
    await pasarTarjeta(e, (await abrirTarjeta(e, reserva)).id)
    for (const aviso of e.avisos.splice(0)) await e.recibir(aviso)
    await e.trabajar(
      e.tareas.splice(
        e.tareas.findIndex(({ job }) => job === 'reservas.aplicarEvento'),
        1,
      )[0]!,
    )
    await cancelar(e, reserva)
    await e.settle()
    expect(
      await e.db.selectFrom('correos').select('id').where('clave', '=', `confirmacion:${reserva.id}`).execute(),
    ).toEqual([])
    expect(
      await e.db
        .selectFrom('notificaciones')
        .select('clave')
        .where('usuarioId', '=', usuarioId)
        .where('clave', 'like', 'confirmacion:%')
        .execute(),
    ).toEqual([])
    expect(
      await e.db.selectFrom('correos').select('id').where('clave', '=', `cancelacion:${reserva.id}`).execute(),
    ).toHaveLength(1)
  })

  it('confirms no departure that was called off meanwhile, and tells the offer of another date', async () => {
    const e = escena()
    const oferta = await unaOferta(e, { fecha: '2026-12-20' })
    await reservaPagada(e, oferta)
    const gestora = await unUsuario(e.db)
    const actor: Actor = {
      tipo: 'sesion',
      contexto: 'proveedor',
      usuarioId: gestora.id,
      sesionId: 's',
      anfitrionId: null,
      proveedor: { id: oferta.experiencia.proveedorId!, rol: 'gestor' },
      empresa: null,
      rolesAdmin: [],
    }
    await suspenderSalidas(e.ctx(actor), { salidas: [oferta.salida.id], motivo: 'clima', modo: 'ofrecer' })
    await e.settle()
    const { enviados } = await despachar(e)
    expect([asuntos(enviados, 'Reserva confirmada'), asuntos(enviados, 'Tu salida se canceló')]).toEqual([0, 1])
  })

  it('leaves as ever where it is still true', async () => {
    const e = escena()
    await reservaPagada(e, await unaOferta(e, { fecha: '2026-12-20' }))
    const { enviados, estados } = await despachar(e)
    expect(asuntos(enviados, 'Reserva confirmada')).toBe(1)
    expect(estados).toMatchObject({ confirmacion: 'enviado', retencion: 'descartado' })
  })
})
