import { expect, it } from 'vitest'
import type { Actor } from '#domain/permisos/actor.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unaExperiencia, unUsuario } from '#server/testing/datos.ts'
import {
  guardarFavoritos,
  listarFavoritos,
  listarIdsDeFavoritos,
  quitarFavorito,
  verExperienciasGuardadas,
} from './index.ts'

setLog({ sink: () => undefined })

enCadaBase('favoritos', (escena) => {
  it('merge what a visitor kept, once each, without what is not out, and are one’s own', async () => {
    const e = escena()
    const [ana, berta] = [await unUsuario(e.db), await unUsuario(e.db)]
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
    const [una, otra, borrador] = [
      await unaExperiencia(e.db),
      await unaExperiencia(e.db),
      await unaExperiencia(e.db, { estado: 'borrador' }),
    ]
    const ctx = () => e.ctx(sesion(ana.id))
    await guardarFavoritos(ctx(), { ids: [una.id] })
    e.avanzar(60)
    expect((await guardarFavoritos(ctx(), { ids: [otra.id, una.id.toUpperCase(), borrador.id, '🦙'] })).ids).toEqual([
      otra.id,
      una.id,
    ])
    const { items, total } = await listarFavoritos(ctx(), {})
    expect([items.map(({ id }) => id), total]).toEqual([[otra.id, una.id], 2])
    await e.db.updateTable('experiencias').set({ estado: 'retirada' }).where('id', '=', otra.id).execute()
    expect((await listarFavoritos(ctx(), {})).total).toBe(1)
    expect(await listarIdsDeFavoritos(e.ctx(sesion(berta.id)))).toEqual({ ids: [] })
    await expect(quitarFavorito(e.ctx(sesion(berta.id)), { experienciaId: una.id })).rejects.toMatchObject({
      code: 'experiencia-desconocida',
    })
    expect((await quitarFavorito(ctx(), { experienciaId: una.id })).ids).toEqual([otra.id])
    expect((await verExperienciasGuardadas(e.ctx(), { ids: ['x', una.id, otra.id] })).map(({ id }) => id)).toEqual([
      una.id,
    ])
  })
})
