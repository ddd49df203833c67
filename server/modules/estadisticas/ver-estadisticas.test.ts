import { describe, expect, it } from 'vitest'
import { bases } from '#server/testing/base.ts'
import { unCtx } from '#server/testing/contexto.ts'
import { unaEmpresa, unaExperiencia, unProveedor } from '#server/testing/datos.ts'
import { listarExperiencias } from '#server/modules/experiencias/index.ts'
import { FiltrosExperiencia } from '#contract/experiencias.ts'
import { listarPendientes, verEstadisticas } from './index.ts'

describe.each(bases())('the four totals on $nombre', ({ abrir }) => {
  it('are counted from what is there', async () => {
    const base = await abrir()
    const ctx = unCtx(base)
    expect(await verEstadisticas(ctx)).toEqual({
      activeProviders: 0,
      totalExperiences: 0,
      pendingReview: 0,
      b2bClients: 0,
    })

    const activo = await unProveedor(base.db)
    for (const estado of ['Enviado', 'En revisión', 'Pausado', 'Suspendido']) {
      const { id } = await unProveedor(base.db, { estado })
      await unaExperiencia(base.db, { proveedorId: id })
    }
    for (const estado of ['publicada', 'en_revision', 'borrador', 'pausada'])
      await unaExperiencia(base.db, { proveedorId: activo.id, estado })
    for (const estado of ['Activa', 'Activa', 'Pendiente']) await unaEmpresa(base.db, { estado })

    const totales = await verEstadisticas(ctx)
    expect(totales).toEqual({ activeProviders: 1, totalExperiences: 2, pendingReview: 3, b2bClients: 2 })
    expect((await listarExperiencias(ctx, FiltrosExperiencia.parse({}))).total).toBe(totales.totalExperiences)
    await base.close()
  })

  it('have behind them the queue that waits, the oldest first', async () => {
    const base = await abrir()
    const ctx = unCtx(base)
    const activo = await unProveedor(base.db, { nombreComercial: 'Ñandú' })
    const en = (dia: number) => ({ updatedAt: new Date(`2026-11-0${dia}T12:00:00Z`) })
    await unaExperiencia(base.db, {
      proveedorId: activo.id,
      estado: 'en_revision',
      nombreExperiencia: 'Cabalga',
      operadorNombre: 'Ñandú',
      operadorSlug: 'nandu',
      ...en(2),
    })
    await unaExperiencia(base.db, { proveedorId: activo.id, estado: 'observada' })
    await unProveedor(base.db, { estado: 'Enviado', nombreComercial: 'Kiltro', ...en(3) })
    await unProveedor(base.db, { estado: 'En revisión', nombreComercial: 'Loica', ...en(1) })
    const { items, total } = await listarPendientes(ctx, {})
    expect(items.map(({ tipo, nombre, de }) => [tipo, nombre, de])).toEqual([
      ['proveedor', 'Loica', 'Operador turístico'],
      ['experiencia', 'Cabalga', 'Ñandú'],
      ['proveedor', 'Kiltro', 'Operador turístico'],
    ])
    expect(items[0]!.desde).toBe('2026-11-01T09:00:00-03:00')
    expect(total).toBe((await verEstadisticas(ctx)).pendingReview)
    expect((await listarPendientes(ctx, { pagina: 2, porPagina: 2 })).items.map(({ nombre }) => nombre)).toEqual([
      'Kiltro',
    ])
    await base.close()
  })
})
