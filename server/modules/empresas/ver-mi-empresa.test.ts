import { describe, expect, it } from 'vitest'
import type { Sesion } from '#domain/permisos/actor.ts'
import { bases } from '#server/testing/base.ts'
import { unCtx } from '#server/testing/contexto.ts'
import { unaEmpresa, unId } from '#server/testing/datos.ts'
import { verMiEmpresa } from './index.ts'

const sesion: Sesion = {
  tipo: 'sesion',
  contexto: 'cliente',
  usuarioId: unId('u'),
  sesionId: 's',
  anfitrionId: null,
  proveedor: null,
  empresa: null,
  rolesAdmin: [],
}

describe.each(bases())('the company of the session on $nombre', ({ abrir }) => {
  it('is shown to its members with what they may do, and to nobody else', async () => {
    const base = await abrir()
    await unaEmpresa(base.db)
    const { id } = await unaEmpresa(base.db, { nombre: 'Viajes Sur', estado: 'Observada' })
    expect(await verMiEmpresa(unCtx(base, { actor: { ...sesion, empresa: { id, rol: 'comprador' } } }))).toMatchObject({
      id,
      nombre: 'Viajes Sur',
      estado: 'Observada',
      papel: 'comprador',
    })
    for (const actor of [sesion, { ...sesion, empresa: { id: unId('nadie'), rol: 'dueno' } } as Sesion])
      await expect(verMiEmpresa(unCtx(base, { actor }))).rejects.toMatchObject({ code: 'sin-permiso' })
    await base.close()
  })
})
