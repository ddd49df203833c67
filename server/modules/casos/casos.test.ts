import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TipoCaso } from '#contract/casos.ts'
import type { RolAdmin, Sesion } from '#domain/permisos/actor.ts'
import type { Ctx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'
import type { Database as Opened } from '#server/platform/db.ts'
import { bases } from '#server/testing/base.ts'
import { unCtx } from '#server/testing/contexto.ts'
import { AHORA, unId, unUsuario } from '#server/testing/datos.ts'
import { borrarTablas } from '#server/testing/escenas.ts'
import {
  abrirCaso,
  anotarCaso,
  anotarEnCaso,
  listarCasos,
  listarColas,
  resolverCaso,
  tomarCaso,
  verCaso,
} from './index.ts'

const HORA_MS = 3_600_000

describe.each(bases())('casos ($nombre)', ({ abrir }) => {
  let database: Opened<Database>
  let ana: Ctx
  let berta: Ctx
  beforeAll(async () => {
    database = await abrir()
    ana = await persona('Ana Rojas', 'confianza')
    berta = await persona('Berta Soto', 'confianza')
  })
  beforeEach(() => borrarTablas(database, ['casos']))
  afterAll(() => database.close())

  async function persona(nombre: string, ...rolesAdmin: RolAdmin[]): Promise<Ctx> {
    const { id } = await unUsuario(database.db, { nombre })
    const actor: Sesion = {
      tipo: 'sesion',
      contexto: 'admin',
      usuarioId: id,
      sesionId: unId(nombre),
      anfitrionId: null,
      proveedor: null,
      empresa: null,
      rolesAdmin,
    }
    return unCtx(database, { actor })
  }
  const despues = (ctx: Ctx, horas: number): Ctx => ({ ...ctx, now: new Date(AHORA.getTime() + horas * HORA_MS) })
  const yo = ({ actor }: Ctx): string => (actor as Sesion).usuarioId
  const espera = (tipo: TipoCaso, objetoId: string, horas = 0, resto: Partial<Parameters<typeof abrirCaso>[1]> = {}) =>
    database.transaction((tx) =>
      abrirCaso(tx, {
        tipo,
        objeto: tipo,
        objetoId,
        titulo: `Sobre ${objetoId}`,
        now: new Date(AHORA.getTime() + horas * HORA_MS),
        ...resto,
      }),
    )
  const resolver = (ctx: Ctx, tipo: TipoCaso, objetoId: string) =>
    ctx.transaction((tx) => resolverCaso(tx, { tipo, objetoId, actor: yo(ctx), decision: 'aprobado', now: ctx.now }))
  const titulos = async (ctx: Ctx, filtro: Parameters<typeof listarCasos>[1] = {}) =>
    (await listarCasos(ctx, filtro)).items.map(({ titulo }) => titulo)

  it('opens one case per object, however often it is asked', async () => {
    await espera('operador', 'p1')
    await espera('operador', 'p1', 1)
    await espera('experiencia', 'p1')
    const { items, total } = await listarCasos(ana, {})
    expect([total, items.length]).toEqual([2, 2])
    expect(
      (await verCaso(ana, { casoId: items.find(({ tipo }) => tipo === 'operador')!.id })).hechos.map(
        ({ hecho }) => hecho,
      ),
    ).toEqual(['abierto', 'otra_vez'])
    await resolver(ana, 'operador', 'p1')
    await espera('operador', 'p1', 2)
    expect((await listarCasos(ana, { tipo: 'operador' })).total).toBe(1)
    expect((await listarCasos(ana, { tipo: 'operador', estado: 'resuelto' })).total).toBe(1)
  })

  it('lists the oldest first and goes on after the last one seen', async () => {
    for (const horas of [3, 1, 2, 1]) await espera('operador', `p${horas} ${Math.random()}`, horas)
    const vistos: string[] = []
    let ultimo: string | undefined
    for (
      let items = (await listarCasos(ana, { porPagina: 3 })).items;
      items.length > 0;
      items = (await listarCasos(ana, { porPagina: 3, despues: ultimo })).items
    ) {
      vistos.push(...items.map(({ abiertoEn }) => abiertoEn))
      ultimo = items.at(-1)!.id
    }
    expect(vistos).toEqual(vistos.toSorted())
    expect(vistos).toHaveLength(4)
  })

  it('counts each queue with its age and what is late', async () => {
    await espera('experiencia', 'e1')
    await espera('experiencia', 'e2', 20)
    const colas = await listarColas(despues(ana, 25))
    expect(colas.find(({ tipo }) => tipo === 'experiencia')).toEqual({
      tipo: 'experiencia',
      abiertos: 2,
      vencidos: 1,
      desde: AHORA.toISOString(),
    })
    expect(colas.find(({ tipo }) => tipo === 'operador')).toEqual({
      tipo: 'operador',
      abiertos: 0,
      vencidos: 0,
      desde: null,
    })
    expect(await titulos(despues(ana, 25), { de: 'vencidos' })).toEqual(['Sobre e1'])
  })

  it('shows a queue to those who work it, and to nobody else', async () => {
    await espera('pago', 'g1')
    await espera('operador', 'p1')
    const finanzas = await persona('Flor', 'finanzas')
    expect(await titulos(finanzas)).toEqual(['Sobre g1'])
    await expect(listarCasos(ana, { tipo: 'pago' })).rejects.toMatchObject({ code: 'sin-permiso' })
    const [caso] = (await listarCasos(finanzas, {})).items
    await expect(verCaso(ana, { casoId: caso!.id })).rejects.toMatchObject({ code: 'sin-permiso' })
    await expect(tomarCaso(ana, { casoId: caso!.id, acto: 'tomar' })).rejects.toMatchObject({ code: 'sin-permiso' })
    await expect(verCaso(ana, { casoId: 'nada' })).rejects.toMatchObject({ code: 'caso-desconocido' })
  })

  it('is looked at by one person, who may be relieved', async () => {
    await espera('operador', 'p1')
    const casoId = (await listarCasos(ana, {})).items[0]!.id
    await tomarCaso(ana, { casoId, acto: 'tomar' })
    expect((await verCaso(berta, { casoId })).tomadoPor).toBe('Ana')
    await expect(tomarCaso(berta, { casoId, acto: 'tomar' })).rejects.toMatchObject({ code: 'caso-tomado' })
    await expect(resolver(berta, 'operador', 'p1')).rejects.toMatchObject({ code: 'caso-tomado' })
    expect(await titulos(berta, { de: 'libres' })).toEqual([])
    expect(await titulos(ana, { de: 'mios' })).toEqual(['Sobre p1'])
    expect((await tomarCaso(berta, { casoId, acto: 'relevar' })).tomadoPor).toBe('Berta')
    expect(await resolver(berta, 'operador', 'p1')).toBe(true)
    await expect(tomarCaso(ana, { casoId, acto: 'tomar' })).rejects.toMatchObject({ code: 'caso-ya-resuelto' })
    expect(await resolver(ana, 'operador', 'p1')).toBe(false)
    expect((await verCaso(ana, { casoId })).hechos.map(({ hecho, actor }) => [hecho, actor])).toEqual([
      ['abierto', null],
      ['tomado', 'Ana'],
      ['relevado', 'Berta'],
      ['aprobado', 'Berta'],
    ])
  })

  it('is free again after half an hour', async () => {
    await espera('operador', 'p1')
    const casoId = (await listarCasos(ana, {})).items[0]!.id
    await tomarCaso(ana, { casoId, acto: 'tomar' })
    expect(await titulos(despues(berta, 0.6), { de: 'libres' })).toEqual(['Sobre p1'])
    expect((await tomarCaso(despues(berta, 0.6), { casoId, acto: 'tomar' })).tomadoPor).toBe('Berta')
    expect((await tomarCaso(despues(berta, 0.6), { casoId, acto: 'soltar' })).tomadoPor).toBe(null)
  })

  it('keeps a second look from whoever took the first', async () => {
    await espera('apelacion', 'a1', 0, { noPuede: yo(ana) })
    expect((await listarCasos(ana, {})).items[0]!.esDeOtraPersona).toBe(true)
    await expect(resolver(ana, 'apelacion', 'a1')).rejects.toMatchObject({ code: 'caso-de-otra-persona' })
    expect(await resolver(berta, 'apelacion', 'a1')).toBe(true)
  })

  it('takes notes of people and of the program, which nobody changes', async () => {
    await espera('operador', 'p1', 0, { detalle: { documentos: 3 } })
    const casoId = (await listarCasos(ana, {})).items[0]!.id
    await anotarCaso(ana, { casoId, texto: 'Falta la patente' })
    await database.transaction((tx) =>
      anotarEnCaso(tx, {
        tipo: 'operador',
        objetoId: 'p1',
        actor: null,
        hecho: 'documento',
        detalle: { tipo: 'seguro' },
        now: AHORA,
      }),
    )
    const { hechos } = await verCaso(ana, { casoId })
    expect(hechos.map(({ hecho, texto, detalle }) => [hecho, texto, detalle])).toEqual([
      ['abierto', null, { documentos: 3 }],
      ['nota', 'Falta la patente', {}],
      ['documento', null, { tipo: 'seguro' }],
    ])
    await expect(database.db.updateTable('casoHechos').set({ texto: 'otra cosa' }).execute()).rejects.toThrow()
    await expect(database.db.deleteFrom('casoHechos').execute()).rejects.toThrow()
  })
})
