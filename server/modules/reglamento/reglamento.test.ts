import { expect, it } from 'vitest'
import type { ClaseDeRegla } from '#contract/reglas.ts'
import type { RolAdmin, Sesion } from '#domain/permisos/actor.ts'
import { CONTENIDO_VACIO } from '#domain/experiencias/contenido.ts'
import type { ContenidoDe } from '#domain/reglas/clases.ts'
import { PRIMERAS } from '#domain/reglas/primeras.ts'
import type { Ctx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'
import {
  aplicarContenido,
  crearBorrador,
  findEditable,
  verExperiencia,
  versionDelCatalogo,
} from '#server/modules/experiencias/index.ts'
import { reglaDe } from '#server/modules/reglas/index.ts'
import { cotizarCancelacion, verReserva } from '#server/modules/reservas/index.ts'
import { openPostgres } from '#server/platform/db.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unId, unUsuario } from '#server/testing/datos.ts'
import { reservaPagada, reservar, unaOferta, unInvitado } from '#server/testing/escenas.ts'
import {
  ensayarRegla,
  listarReglas,
  publicarRegla,
  reglamentoJobs,
  verCondiciones,
  verFunciones,
  verRegla,
  verTextoLegal,
} from './index.ts'

const DIA = 86_400

enCadaBase('reglamento', (escena, base) => {
  const deEquipo = async (papel: RolAdmin): Promise<Ctx> => {
    const { id } = await unUsuario(escena().db, { nombre: 'Camila Soto' })
    const actor: Sesion = {
      tipo: 'sesion',
      contexto: 'admin',
      usuarioId: id,
      sesionId: unId(id),
      anfitrionId: null,
      proveedor: null,
      empresa: null,
      rolesAdmin: [papel],
    }
    return escena().ctx(actor)
  }
  const publicar = (ctx: Ctx, clase: ClaseDeRegla, contenido: object, { parteDe = 1, enDias = 0 } = {}) =>
    publicarRegla(
      { ...ctx, now: escena().clock.now },
      {
        clase,
        contenido: contenido as Record<string, unknown>,
        motivo: 'Lo acordó el equipo',
        parteDe,
        vigenteDesde: enDias ? new Date(escena().clock.now.getTime() + enDias * DIA * 1000).toISOString() : undefined,
      },
    )
  const tacana: ContenidoDe['cancelacion'] = { ...PRIMERAS.cancelacion, flexible: [{ hasta: 72, porcentaje: 100 }] }

  it('sells by the version of the moment, and what was sold keeps its own', async () => {
    const oferta = await unaOferta(escena(), { fecha: '2026-11-20' })
    const antes = await reservaPagada(escena(), oferta)
    await publicar(await deEquipo('finanzas'), 'cancelacion', tacana)
    const despues = await reservaPagada(escena(), oferta)
    const cotizar = (reserva: { id: string }) =>
      cotizarCancelacion(escena().ctx(unInvitado(reserva)), { id: reserva.id })
    expect([(await cotizar(antes)).porcentaje, (await cotizar(despues)).porcentaje]).toEqual([100, 0])
    expect([antes.tramosCancelacion, despues.tramosCancelacion]).toEqual([
      PRIMERAS.cancelacion.flexible,
      tacana.flexible,
    ])
    expect(
      await escena()
        .db.selectFrom('reservas')
        .select('politicaVersion')
        .orderBy('createdAt')
        .orderBy('politicaVersion')
        .execute(),
    ).toEqual([{ politicaVersion: 1 }, { politicaVersion: 2 }])
    expect((await verExperiencia(escena().ctx(), { id: oferta.experiencia.id })).tramosCancelacion).toEqual(
      tacana.flexible,
    )
    expect((await verCondiciones(escena().ctx())).cancelacion).toMatchObject({ version: 2, flexible: tacana.flexible })
  })

  it('writes new things by the hour of their region, and never moves what is for sale or sold', async () => {
    const oferta = await unaOferta(escena(), {
      region: '10',
      comunaCodigo: '10101',
      zonaHoraria: 'America/Santiago',
      fecha: '2026-12-20',
    })
    const vendida = await reservaPagada(escena(), oferta)
    const deVenta = () =>
      escena()
        .db.selectFrom('salidas')
        .select(['zona', 'inicioUtc', 'inicioLocal'])
        .where('id', '=', oferta.salida.id)
        .executeTakeFirstOrThrow()
    const antes = await deVenta()
    const zonas: ContenidoDe['zonas'] = {
      ...PRIMERAS.zonas,
      regiones: { ...PRIMERAS.zonas.regiones, r10: 'America/Punta_Arenas' },
    }
    const ctx = await deEquipo('contenido')
    expect((await ensayarRegla(ctx, { clase: 'zonas', contenido: zonas as never })).efectos).toEqual([
      '1 experiencia publicada conserva su hora de hoy. Ninguna salida se mueve.',
    ])
    await publicar(ctx, 'zonas', zonas)
    for (const _veces of [1, 2]) await reglamentoJobs['reglamento.entrar'](escena().ctx(), { clase: 'zonas' })
    expect(await deVenta()).toEqual(antes)
    expect(await verReserva(escena().ctx(unInvitado(vendida)), { id: vendida.id })).toMatchObject({
      inicio: '2026-12-20T10:00:00-03:00',
      zonaHoraria: 'America/Santiago',
    })
    const id = await escena()
      .ctx()
      .transaction((tx) =>
        crearBorrador(
          tx,
          { tipo: 'proveedor', id: oferta.experiencia.proveedorId!, nombre: 'Proveedor', slug: 'proveedor' } as never,
          { ...CONTENIDO_VACIO, region: '10', comunaCodigo: '10101' },
          escena().clock.now,
        ),
      )
    const zonaDe = async (cual: string) =>
      (
        await escena()
          .db.selectFrom('experiencias')
          .select('zonaHoraria')
          .where('id', '=', cual)
          .executeTakeFirstOrThrow()
      ).zonaHoraria
    expect(await zonaDe(id)).toBe('America/Punta_Arenas')
    // Edited where it is, it keeps its hour; moved elsewhere, it takes the one of there.
    const editar = async (comunaCodigo: string) => {
      const ctxDeEdicion = { ...escena().ctx(), now: escena().clock.now }
      await ctxDeEdicion.transaction(async (tx) =>
        aplicarContenido(ctxDeEdicion, tx, (await findEditable(tx, oferta.experiencia.id))!, {
          ...CONTENIDO_VACIO,
          region: '10',
          comunaCodigo,
        }),
      )
      return zonaDe(oferta.experiencia.id)
    }
    expect([await editar('10101'), await editar('10201')]).toEqual(['America/Santiago', 'America/Punta_Arenas'])
    expect(await deVenta()).toEqual(antes)
  })

  it('begins at its moment, empties what is kept of the pages then, and a newer one takes its place', async () => {
    const ctx = await deEquipo('confianza')
    const abiertas = async () => (await reglaDe(escena().db, 'limites', escena().clock.now)).reservasAbiertas
    const planeada = await publicar(ctx, 'limites', { ...PRIMERAS.limites, reservasAbiertas: 1 }, { enDias: 2 })
    expect([
      planeada.vigente.version,
      planeada.proxima?.version,
      planeada.historia.map(({ estado }) => estado),
    ]).toEqual([1, 2, ['programada', 'vigente']])
    expect(await abiertas()).toBe(5)
    const tarea = escena().tareas.find(({ job }) => job === 'reglamento.entrar')!
    escena().avanzar(2 * DIA)
    const version = await versionDelCatalogo(escena().db)
    for (const _veces of [1, 2]) await reglamentoJobs['reglamento.entrar'](escena().ctx(), tarea.data as never)
    expect(await versionDelCatalogo(escena().db)).toBeGreaterThan(version)
    expect(await abiertas()).toBe(1)
    const oferta = await unaOferta(escena(), { fecha: '2026-12-10' })
    const toma = { participantes: { adulto: 1 }, email: 'ana@ejemplo.cl' }
    await reservar(escena(), oferta, toma)
    await expect(reservar(escena(), oferta, toma)).rejects.toMatchObject({ code: 'demasiadas-reservas-abiertas' })
    escena().avanzar(60)
    const despues = await publicar(ctx, 'limites', { ...PRIMERAS.limites, reservasAbiertas: 9 }, { parteDe: 2 })
    expect(despues.historia.map(({ version: n, estado, cambios }) => [n, estado, cambios.length])).toEqual([
      [3, 'vigente', 1],
      [2, 'anterior', 1],
      [1, 'anterior', 0],
    ])
  })

  it('is published by whoever answers for it, with a reason, from the version they saw, and never changed', async () => {
    const ctx = await deEquipo('contenido')
    await expect(publicar(ctx, 'planes', PRIMERAS.planes)).rejects.toMatchObject({ code: 'sin-permiso' })
    await expect(publicar(ctx, 'terminos', PRIMERAS.terminos)).rejects.toMatchObject({ code: 'regla-sin-cambios' })
    await expect(publicar(ctx, 'terminos', { ...PRIMERAS.terminos, resumen: '' })).rejects.toMatchObject({
      errores: [{ campo: 'contenido.resumen' }],
    })
    const nuevo = { ...PRIMERAS.terminos, resumen: 'Uno\nDos' }
    const version = await versionDelCatalogo(escena().db)
    await publicar(ctx, 'terminos', nuevo)
    expect(await versionDelCatalogo(escena().db)).toBeGreaterThan(version)
    await expect(publicar(ctx, 'terminos', { ...nuevo, resumen: 'Otro' })).rejects.toMatchObject({
      code: 'version-anterior',
    })
    expect(await verTextoLegal(escena().ctx(), { texto: 'terminos' })).toMatchObject({
      version: '2026-11-18 v2',
      vigenteDesde: '2026-11-18',
      resumen: ['Uno', 'Dos'],
    })
    const pagada = await reservaPagada(escena(), await unaOferta(escena()))
    expect(
      (await escena().db.selectFrom('reservas').select('estado').where('id', '=', pagada.id).executeTakeFirstOrThrow())
        .estado,
    ).toBe('confirmada')
    await expect(escena().db.updateTable('reglas').set({ motivo: 'otro' }).execute()).rejects.toThrow()
    await expect(escena().db.deleteFrom('reglas').execute()).rejects.toThrow()
    const filas = await escena()
      .db.selectFrom('auditoria')
      .select(['accion', 'objetoId', 'detalle'])
      .where('objeto', '=', 'regla')
      .execute()
    expect(filas).toEqual([
      {
        accion: 'reglas.publicar',
        objetoId: 'terminos',
        detalle: { version: 2, desde: '2026-11-18T12:00:00.000Z', cambios: 1, motivo: 'Lo acordó el equipo' },
      },
    ])
    expect(
      (await listarReglas(ctx)).map(({ clase, acciones }) => acciones.puedePublicar && clase).filter(Boolean),
    ).toEqual(['terminos', 'privacidad', 'feriados', 'zonas', 'portada', 'anuncios'])
  })

  it('shows what each would do before anybody publishes it', async () => {
    await reservaPagada(escena(), await unaOferta(escena()))
    const ctx = await deEquipo('soporte')
    const ensayar = (clase: ClaseDeRegla, contenido: object) =>
      ensayarRegla(ctx, { clase, contenido: contenido as Record<string, unknown> })
    expect(await ensayar('cancelacion', tacana)).toEqual({
      cambios: [{ donde: 'Flexible, tramo 1: Hasta cuántas horas antes', antes: '24 horas', ahora: '72 horas' }],
      efectos: [
        'Flexible: 1 experiencia publicada la usa; 1 reserva vendida conserva la versión anterior.',
        'Quien cancele 48 horas antes recibe 0 % en vez de 100 %.',
        'Quien cancele 24 horas antes recibe 0 % en vez de 100 %.',
      ],
    })
    expect(
      (await ensayar('planes', { ...PRIMERAS.planes, gratis: { ...PRIMERAS.planes.gratis, comision: 1_500 } }))
        .efectos[1],
    ).toBe('De una venta de $100.000 con el plan Gratis, la comisión pasa de $12.000 a $15.000 más IVA.')
    const seguro = { ...PRIMERAS.documentos.documentos.find(({ tipo }) => tipo === 'seguro')!, categoria: '*' }
    expect((await ensayar('documentos', { documentos: [...PRIMERAS.documentos.documentos, seguro] })).efectos).toEqual([
      'Póliza de accidentes personales (todas las categorías): 1 operador no lo tiene y dejarían de vender hasta presentarlo.',
    ])
    expect((await ensayar('limites', { ...PRIMERAS.limites, esperas: 1 })).efectos).toEqual([
      'Salidas en lista de espera, por persona: hoy 0 pasan del límite nuevo; conservan lo que tienen y no agregan más.',
    ])
    for (const clase of ['retencion', 'interruptores', 'feriados', 'privacidad'] as const)
      expect((await ensayar(clase, PRIMERAS[clase])).cambios).toEqual([])
    expect(
      (
        await ensayar('retencion', {
          conversaciones: 1,
          notificaciones: 7,
          comentarios: 1,
          respuestas: 1,
          reventas: 7,
          novedades: 7,
          cuentas: 90,
          consultas: 30,
        })
      ).efectos,
    ).toHaveLength(8)
    expect(await escena().db.selectFrom('reglas').selectAll().execute()).toEqual([])
  })

  it('asks for the documents of the version in force, once however often it begins', async () => {
    const ctx = await deEquipo('confianza')
    const documentos = PRIMERAS.documentos.documentos.filter(({ tipo }) => tipo !== 'plan_emergencia')
    await publicar(ctx, 'documentos', { documentos })
    await reglamentoJobs['reglamento.entrar'](escena().ctx(), { clase: 'documentos' })
    const pedidos = await escena()
      .db.selectFrom('reglasDocumentos')
      .select(['tipo', 'version'])
      .where('hasta', 'is', null)
      .execute()
    expect([pedidos.length, new Set(pedidos.map(({ version }) => version))]).toEqual([
      documentos.length,
      new Set(['2026-11-18 v2']),
    ])
    await publicar(ctx, 'documentos', PRIMERAS.documentos, { parteDe: 2 })
    expect((await verRegla(ctx, { clase: 'documentos' })).vigente.version).toBe(3)
  })

  it('is gone by at once in every process', async () => {
    const { url, kind } = base()
    const otro = kind === 'postgres' ? await openPostgres<Database>({ url: url! }) : base()
    const vista = async (db: typeof otro.db) => (await reglaDe(db, 'interruptores', escena().clock.now)).regalos
    expect([await vista(otro.db), await vista(escena().db)]).toEqual([true, true])
    await publicar(await deEquipo('soporte'), 'interruptores', { ...PRIMERAS.interruptores, regalos: false })
    expect([await vista(otro.db), await vista(escena().db)]).toEqual([false, false])
    expect(await verFunciones(escena().ctx())).toEqual({
      asistente: true,
      regalos: false,
      listaDeEspera: true,
      altas: true,
      solicitudesDeEmpresa: true,
    })
    if (otro !== base()) await otro.close()
  })
})
