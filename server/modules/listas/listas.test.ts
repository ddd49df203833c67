import { expect, it } from 'vitest'
import type { Actor } from '#domain/permisos/actor.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unaExperiencia, unUsuario } from '#server/testing/datos.ts'
import {
  borrarLista,
  cerrarLista,
  crearLista,
  deleteListasDe,
  exportarListas,
  listarListas,
  listasJobs,
  verLista,
  votarLista,
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
const FECHAS = ['2026-12-05', '2026-12-12']

enCadaBase('listas compartidas', (escena) => {
  async function unaLista() {
    const e = escena()
    const [ana, berta] = [await unUsuario(e.db), await unUsuario(e.db)]
    const [una, otra, borrador] = [
      await unaExperiencia(e.db),
      await unaExperiencia(e.db),
      await unaExperiencia(e.db, { estado: 'borrador' }),
    ]
    const lista = await crearLista(e.ctx(sesion(ana.id)), {
      nombre: 'Finde largo',
      experienciaIds: [otra.id, una.id, borrador.id, otra.id],
      fechas: [...FECHAS].toReversed(),
    })
    return { e, ana, berta, una, otra, lista }
  }

  it('are voted on by whoever has the link, each once, and changed with what the first vote gave', async () => {
    const { e, una, otra, lista } = await unaLista()
    expect([
      lista.experiencias.map(({ experiencia }) => experiencia.id),
      lista.fechas.map(({ fecha }) => fecha),
      lista.votantes,
    ]).toEqual([[otra.id, una.id], FECHAS, 0])
    const votar = (nombre: string, experiencias: string[], fechas: string[], votanteId?: string) =>
      votarLista(e.ctx(), {
        clave: lista.clave,
        nombre,
        experienciaIds: experiencias,
        fechas,
        ...(votanteId && { votanteId }),
      })
    const { votanteId } = await votar('Camila', [una.id, 'no está'], ['2026-12-05', '2027-01-01'])
    await votar('Diego', [una.id, otra.id], ['2026-12-12'])
    await votar('Camila', [otra.id], ['2026-12-12'], votanteId)
    const vista = await verLista(e.ctx(), { clave: lista.clave })
    expect(vista.votantes).toBe(2)
    expect(vista.experiencias.map(({ quienes }) => quienes)).toEqual([['Camila', 'Diego'], ['Diego']])
    expect(vista.fechas.map(({ votos }) => votos)).toEqual([0, 2])
    expect(JSON.stringify(vista)).not.toContain(votanteId)
  })

  it('are closed and erased by who made them alone, and their link is of no other kind', async () => {
    const { e, ana, berta, lista } = await unaLista()
    const voto = { clave: lista.clave, nombre: 'Diego', experienciaIds: [], fechas: [] }
    await expect(cerrarLista(e.ctx(sesion(berta.id)), { listaId: lista.id })).rejects.toMatchObject({
      code: 'sin-permiso',
    })
    await expect(
      verLista(e.ctx(), { clave: e.ctx().secretos.claveDeEnlace('espera', lista.id) }),
    ).rejects.toMatchObject({ code: 'lista-desconocida' })
    await votarLista(e.ctx(), voto)
    expect((await cerrarLista(e.ctx(sesion(ana.id)), { listaId: lista.id })).cerrada).toBe(true)
    await expect(votarLista(e.ctx(), voto)).rejects.toMatchObject({ code: 'lista-cerrada' })
    expect((await listarListas(e.ctx(sesion(ana.id)), {})).items).toMatchObject([
      { nombre: 'Finde largo', experiencias: 2, votantes: 1, cerrada: true },
    ])
    await borrarLista(e.ctx(sesion(ana.id)), { listaId: lista.id })
    await expect(verLista(e.ctx(), { clave: lista.clave })).rejects.toMatchObject({ code: 'lista-desconocida' })
    expect(await e.db.selectFrom('listaVotos').select('id').execute()).toEqual([])
  })

  it('take fifty friends, come out of the account, and go with it or after half a year', async () => {
    const { e, ana, lista } = await unaLista()
    for (let i = 0; i < 50; i++)
      await votarLista(e.ctx(), { clave: lista.clave, nombre: `N${i}`, experienciaIds: [], fechas: [] })
    await expect(
      votarLista(e.ctx(), { clave: lista.clave, nombre: 'Otra', experienciaIds: [], fechas: [] }),
    ).rejects.toMatchObject({ code: 'lista-con-muchos-votos' })
    expect((await exportarListas(e.db, ana.id)).listas).toMatchObject([{ nombre: 'Finde largo', votantes: 50 }])
    await e.database.transaction((tx) => deleteListasDe(tx, ana.id))
    expect((await listarListas(e.ctx(sesion(ana.id)), {})).total).toBe(0)
    const otra = await unaLista()
    e.avanzar(184 * 86_400)
    await listasJobs['listas.limpiar'](e.ctx())
    await expect(verLista(e.ctx(), { clave: otra.lista.clave })).rejects.toMatchObject({ code: 'lista-desconocida' })
  })

  it('need something to vote on, and days that come', async () => {
    const { e, ana } = await unaLista()
    const crear = (cambios: object) =>
      crearLista(e.ctx(sesion(ana.id)), { nombre: 'X', experienciaIds: [], fechas: [], ...cambios })
    await expect(crear({})).rejects.toMatchObject({ errores: [{ campo: 'experienciaIds' }] })
    await expect(crear({ fechas: ['2026-11-17'] })).rejects.toMatchObject({ errores: [{ campo: 'fechas' }] })
  })
})
