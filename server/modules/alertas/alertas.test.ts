import { expect, it } from 'vitest'
import type { Actor } from '#domain/permisos/actor.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unaExperiencia, unaReserva, unaSalida, unUsuario } from '#server/testing/datos.ts'
import type { Escena } from '#server/testing/escenas.ts'
import {
  alertasJobs,
  borrarAlerta,
  crearAlerta,
  listarAlertas,
  pausarAlerta,
  usarEnlaceDeAlerta,
  verEnlaceDeAlerta,
} from './index.ts'

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
const HORA = 3600
const gratis = { estadoPago: 'sin_pago', total: 0 } as const
const RARAS = [...'abcdefghijklmnopqrs'].map((letra) => `zzqx${letra.repeat(3)}`)

/** An hour later, looked at by two workers at once. */
async function revisar(e: Escena, horas = 1): Promise<void> {
  e.avanzar(horas * HORA)
  await Promise.all([alertasJobs['alertas.revisar'](e.ctx()), alertasJobs['alertas.revisar'](e.ctx())])
}

const correos = (e: Escena, prefijo = 'alerta:') =>
  e.db
    .selectFrom('correos')
    .select(['para', 'asunto', 'texto'])
    .where('clave', 'like', `${prefijo}%`)
    .orderBy('createdAt')
    .execute()
const enPunta = (e: Escena, nombreExperiencia: string) =>
  unaExperiencia(e.db, { ciudad: 'Punta Escondida', nombreExperiencia, publicadaEn: e.clock.now })

enCadaBase('alertas', (escena) => {
  it('tells an account once of each thing that appears, in the bell and by mail, not while paused, and no more once deleted', async () => {
    const e = escena()
    const [ana, otra] = [await unUsuario(e.db, { email: 'ana@ejemplo.cl' }), await unUsuario(e.db)]
    await enPunta(e, 'La que ya estaba')
    const ctx = () => e.ctx(sesion(ana.id))
    for (let veces = 0; veces < 2; veces++)
      expect(await crearAlerta(ctx(), { destino: 'Punta Escondida' })).toEqual({ estado: 'activa' })
    const { items, total } = await listarAlertas(ctx(), {})
    expect([
      items.map(({ estado, resumen, enlace, avisadaEn }) => [estado, resumen, enlace, avisadaEn]),
      total,
    ]).toEqual([[['activa', 'Experiencias en Punta Escondida', '/?destino=Punta+Escondida', null]], 1])
    const [{ id } = { id: '' }] = items
    await revisar(e)
    expect(await correos(e)).toEqual([])

    await enPunta(e, 'Kayak al alba')
    await revisar(e)
    await revisar(e)
    expect((await correos(e)).map(({ para, asunto }) => [para, asunto])).toEqual([
      ['ana@ejemplo.cl', 'Apareció una experiencia que buscabas'],
    ])
    expect((await correos(e))[0]!.texto).toMatch(/Kayak al alba[\s\S]*\/\?destino=Punta\+Escondida/)
    expect((await correos(e))[0]!.texto).not.toContain('La que ya estaba')
    expect(await e.db.selectFrom('notificaciones').select(['usuarioId', 'tipo', 'enlace']).execute()).toEqual([
      { usuarioId: ana.id, tipo: 'alerta', enlace: '/?destino=Punta+Escondida' },
    ])

    await enPunta(e, 'Otra el mismo día')
    await revisar(e)
    expect(await correos(e)).toHaveLength(1)
    await expect(pausarAlerta(e.ctx(sesion(otra.id)), { alertaId: id, pausada: true })).rejects.toMatchObject({
      code: 'sin-permiso',
    })
    expect(await pausarAlerta(ctx(), { alertaId: id, pausada: true })).toMatchObject({ estado: 'pausada' })
    await revisar(e, 25)
    expect(await correos(e)).toHaveLength(1)
    expect(await pausarAlerta(ctx(), { alertaId: id, pausada: false })).toMatchObject({ estado: 'activa' })
    await revisar(e, 25)
    expect((await correos(e)).map(({ texto }) => texto.includes('Otra el mismo día'))).toEqual([false, true])

    await expect(borrarAlerta(e.ctx(sesion(otra.id)), { alertaId: id })).rejects.toMatchObject({ code: 'sin-permiso' })
    expect(await borrarAlerta(ctx(), { alertaId: id })).toEqual({ borrada: true })
    await enPunta(e, 'Nadie la espera')
    await revisar(e, 25)
    expect(await correos(e)).toHaveLength(2)
  })

  it('writes to a guest only once the link was opened; the same link pauses and deletes', async () => {
    const e = escena()
    await expect(crearAlerta(e.ctx(), { q: 'cóndores' })).rejects.toMatchObject({ code: 'datos-invalidos' })
    await expect(crearAlerta(e.ctx(), { email: 'berta@ejemplo.cl', fechaFin: '2026-11-01' })).rejects.toMatchObject({
      code: 'datos-invalidos',
    })
    const pedido = { destino: 'Punta Escondida', email: 'berta@ejemplo.cl' }
    for (let veces = 0; veces < 2; veces++) {
      expect(await crearAlerta(e.ctx(), pedido)).toEqual({ estado: 'por_confirmar' })
      e.avanzar(1)
    }
    expect(await e.db.selectFrom('alertas').select('id').execute()).toHaveLength(1)
    const confirmaciones = await correos(e, 'alerta-confirmar:')
    expect(confirmaciones.map(({ para }) => para)).toEqual(['berta@ejemplo.cl', 'berta@ejemplo.cl'])
    await enPunta(e, 'Kayak al alba')
    await revisar(e)
    expect(await correos(e)).toEqual([])
    const clave = /alertas\/([\w-]+)/.exec(confirmaciones[0]!.texto)![1]!
    const usar = (acto: 'confirmar' | 'pausar' | 'retomar' | 'borrar') => usarEnlaceDeAlerta(e.ctx(), { clave, acto })
    for (let veces = 0; veces < 2; veces++)
      expect(await verEnlaceDeAlerta(e.ctx(), { clave }), 'looking confirms nothing').toMatchObject({
        estado: 'por_confirmar',
      })
    for (let veces = 0; veces < 2; veces++) expect(await usar('confirmar')).toMatchObject({ estado: 'activa' })
    await revisar(e)
    expect((await correos(e)).map(({ para }) => para)).toEqual(['berta@ejemplo.cl'])
    expect(await usar('pausar')).toMatchObject({ estado: 'pausada' })
    // A stranger who knows the address does not start it again.
    await crearAlerta(e.ctx(), pedido)
    expect(await usar('confirmar')).toMatchObject({ estado: 'pausada' })
    expect(await usar('borrar')).toBeNull()
    await expect(usar('retomar')).rejects.toMatchObject({ code: 'alerta-desconocida' })
    await expect(
      usarEnlaceDeAlerta(e.ctx(), {
        clave: e.ctx().secretos.claveDeEnlace('espera', crypto.randomUUID()),
        acto: 'confirmar',
      }),
    ).rejects.toMatchObject({ code: 'alerta-desconocida' })
  })

  it('is over with its dates, forgets what nobody confirmed, and has a limit', async () => {
    const e = escena()
    const ana = await unUsuario(e.db)
    const ctx = e.ctx(sesion(ana.id))
    await crearAlerta(ctx, { destino: 'Punta Escondida', fechaFin: '2026-11-19' })
    await crearAlerta(e.ctx(), { destino: 'Punta Escondida', email: 'berta@ejemplo.cl' })
    for (const q of RARAS.slice(0, 9)) await crearAlerta(ctx, { q })
    await expect(crearAlerta(ctx, { q: 'zzqxotra' })).rejects.toMatchObject({ code: 'demasiados-intentos' })
    e.avanzar(2 * HORA)
    const luego = () => e.ctx(sesion(ana.id))
    for (const q of RARAS.slice(9)) await crearAlerta(luego(), { q })
    e.avanzar(2 * HORA)
    await expect(crearAlerta(luego(), { q: 'zzqxotra' })).rejects.toMatchObject({ code: 'demasiadas-alertas' })
    e.avanzar(3 * 24 * HORA)
    await enPunta(e, 'Llega tarde')
    await revisar(e)
    expect(await correos(e)).toEqual([])
    expect(
      (await listarAlertas(e.ctx(sesion(ana.id)), { porPagina: 100 })).items.filter(
        ({ estado }) => estado === 'vencida',
      ),
    ).toHaveLength(1)
    await alertasJobs['alertas.limpiar'](e.ctx())
    expect(await e.db.selectFrom('alertas').select('id').where('email', 'is not', null).execute()).toEqual([])
    e.avanzar(40 * 24 * HORA)
    await alertasJobs['alertas.limpiar'](e.ctx())
    expect((await listarAlertas(e.ctx(sesion(ana.id)), { porPagina: 100 })).total).toBe(19)
  })

  it('tells nobody of what their account booked already within those dates, and whatever others booked with their address', async () => {
    const e = escena()
    const ana = await unUsuario(e.db, { email: 'ana@ejemplo.cl' })
    await crearAlerta(e.ctx(sesion(ana.id)), { destino: 'Punta Escondida' })
    await crearAlerta(e.ctx(sesion(ana.id)), {
      destino: 'Punta Escondida',
      fechaInicio: '2026-12-10',
      fechaFin: '2026-12-20',
    })
    await crearAlerta(e.ctx(), { destino: 'Punta Escondida', email: 'berta@ejemplo.cl' })
    await e.db.updateTable('alertas').set({ estado: 'activa' }).execute()
    const kayak = await enPunta(e, 'Kayak al alba')
    const [pronto, pasada, enFecha] = [
      await unaSalida(e.db, kayak, { fecha: '2026-12-01' }),
      await unaSalida(e.db, kayak, { fecha: '2026-11-10' }),
      await unaSalida(e.db, kayak, { fecha: '2026-12-12' }),
    ]
    await unaReserva(e.db, pronto, { ...gratis, usuarioId: ana.id })
    await unaReserva(e.db, enFecha, { ...gratis, contactoEmail: 'otra@ejemplo.cl' })
    await unaReserva(e.db, pasada, { ...gratis, contactoEmail: 'berta@ejemplo.cl', estado: 'realizada' })
    await unaReserva(e.db, pronto, { ...gratis, contactoEmail: 'berta@ejemplo.cl', estado: 'cancelada' })
    await revisar(e)
    const dichos = async () =>
      (await correos(e))
        .map(({ para, texto }) => [
          para,
          ['Kayak al alba', 'Trekking'].filter((nombre) => texto.includes(nombre)).join('+'),
          texto.includes('diciembre'),
        ])
        .sort()
    expect(await dichos()).toEqual([
      ['ana@ejemplo.cl', 'Kayak al alba', true],
      ['berta@ejemplo.cl', 'Kayak al alba', false],
    ])

    const trekking = await enPunta(e, 'Trekking')
    await unaReserva(e.db, await unaSalida(e.db, trekking, { fecha: '2026-12-15' }), { ...gratis, usuarioId: ana.id })
    await unaReserva(e.db, await unaSalida(e.db, trekking, { fecha: '2026-12-16' }), {
      ...gratis,
      contactoEmail: 'berta@ejemplo.cl',
    })
    await revisar(e, 25)
    expect(await dichos(), 'anybody can book with an address').toEqual([
      ['ana@ejemplo.cl', 'Kayak al alba', true],
      ['berta@ejemplo.cl', 'Kayak al alba', false],
      ['berta@ejemplo.cl', 'Trekking', false],
    ])

    const berta = await unUsuario(e.db, { email: 'berta@ejemplo.cl', emailVerificadoEn: e.clock.now })
    const volcan = await enPunta(e, 'Volcán')
    const salida = await unaSalida(e.db, volcan, { fecha: '2026-12-17' })
    for (const usuarioId of [ana.id, berta.id]) await unaReserva(e.db, salida, { ...gratis, usuarioId })
    await revisar(e, 25)
    expect(await dichos()).toHaveLength(3)
  })
})
