import { describe, expect, it } from 'vitest'
import { bases } from '#server/testing/base.ts'
import { unCtx } from '#server/testing/contexto.ts'
import { unaEmpresa, unaExperiencia, unProveedor } from '#server/testing/datos.ts'
import { listarExperiencias } from '#server/modules/experiencias/index.ts'
import { FiltrosExperiencia } from '#contract/experiencias.ts'
import { verEstadisticas } from './index.ts'

describe.each(bases())('the four totals on $nombre', ({ abrir }) => {
  it('are counted from what is there', async () => {
    const base = await abrir()
    const ctx = unCtx(base)
    expect(await verEstadisticas(ctx)).toEqual({ activeProviders: 0, totalExperiences: 0, pendingReview: 0, b2bClients: 0 })

    const activo = await unProveedor(base.db)
    for (const estado of ['Enviado', 'En revisión', 'Pausado', 'Suspendido']) {
      const { id } = await unProveedor(base.db, { estado })
      await unaExperiencia(base.db, { proveedorId: id })
    }
    for (const estado of ['publicada', 'en_revision', 'borrador', 'pausada']) await unaExperiencia(base.db, { proveedorId: activo.id, estado })
    for (const estado of ['Activa', 'Activa', 'Pendiente']) await unaEmpresa(base.db, { estado })

    const totales = await verEstadisticas(ctx)
    expect(totales).toEqual({ activeProviders: 1, totalExperiences: 2, pendingReview: 3, b2bClients: 2 })
    expect((await listarExperiencias(ctx, FiltrosExperiencia.parse({}))).total).toBe(totales.totalExperiences)
    await base.close()
  })
})
