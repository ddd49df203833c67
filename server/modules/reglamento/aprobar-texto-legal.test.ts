import { expect, it } from 'vitest'
import type { ClaseDeRegla, TextoConRevision } from '#contract/reglas.ts'
import type { RolAdmin, Sesion } from '#domain/permisos/actor.ts'
import { PRIMERAS } from '#domain/reglas/primeras.ts'
import type { Ctx } from '#server/ctx.ts'
import { versionDelCatalogo } from '#server/modules/experiencias/index.ts'
import { faltantesDelSitio } from '#server/modules/sitio/index.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unId, unUsuario } from '#server/testing/datos.ts'
import { aprobarTextoLegal, ensayarRegla, listarReglas, publicarRegla, verRegla, verTextoLegal } from './index.ts'

const DIA = 86_400

enCadaBase('approving a legal text', (escena) => {
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
  const ahora = (ctx: Ctx): Ctx => ({ ...ctx, now: escena().clock.now })
  const enDemo = (ctx: Ctx): Ctx => ({ ...ctx, settings: { ...ctx.settings, DEMO: true } })
  const publicar = (ctx: Ctx, resumen: string, { parteDe = 1, enDias = 0 } = {}) =>
    publicarRegla(ahora(ctx), {
      clase: 'terminos',
      contenido: { ...PRIMERAS.terminos, resumen } as never,
      motivo: 'Lo pidió quien asesora',
      parteDe,
      vigenteDesde: enDias ? new Date(escena().clock.now.getTime() + enDias * DIA * 1000).toISOString() : undefined,
    })
  const borrador = async (texto: TextoConRevision, ctx = escena().ctx()): Promise<boolean> =>
    (await verTextoLegal(ahora(ctx), { texto })).borrador

  it('takes away the line of that version alone, is written down, and is not taken back', async () => {
    const ctx = await deEquipo('contenido')
    expect([await borrador('terminos'), await borrador('privacidad')]).toEqual([true, true])
    const [antes] = (await listarReglas(ctx)).filter(({ clase }) => clase === 'terminos')
    expect(antes?.vigente.revision).toEqual({ estado: 'borrador', por: null, en: null, puedeAprobar: true })
    const version = await versionDelCatalogo(escena().db)
    const regla = await aprobarTextoLegal(ctx, { clase: 'terminos', version: 1 })
    expect(regla.vigente.revision).toEqual({
      estado: 'aprobada',
      por: 'Camila',
      en: '2026-11-18T12:00:00.000Z',
      puedeAprobar: false,
    })
    expect([await borrador('terminos'), await borrador('privacidad'), await versionDelCatalogo(escena().db)]).toEqual([
      false,
      true,
      version + 1,
    ])
    await expect(aprobarTextoLegal(ctx, { clase: 'terminos', version: 1 })).rejects.toMatchObject({
      code: 'transicion-no-permitida',
    })
    expect(
      await escena().db.selectFrom('auditoria').select(['accion', 'objeto', 'objetoId', 'detalle']).execute(),
    ).toEqual([{ accion: 'reglas.aprobar_texto', objeto: 'regla', objetoId: 'terminos', detalle: { version: 1 } }])
    await expect(escena().db.updateTable('textosAprobados').set({ version: 2 }).execute()).rejects.toThrow()
    await expect(escena().db.deleteFrom('textosAprobados').execute()).rejects.toThrow()
  })

  it('a new version is a draft again; one that is to come may be approved before it holds, and one of before never', async () => {
    const ctx = await deEquipo('contenido')
    await aprobarTextoLegal(ctx, { clase: 'terminos', version: 1 })
    expect(
      (
        await ensayarRegla(ctx, { clase: 'terminos', contenido: { ...PRIMERAS.terminos, resumen: 'Uno' } as never })
      ).efectos.at(-1),
    ).toMatch(/^Se lee como borrador en revisión legal/)
    await publicar(ctx, 'Uno')
    expect(await borrador('terminos')).toBe(true)
    await expect(aprobarTextoLegal(ctx, { clase: 'terminos', version: 1 })).rejects.toMatchObject({
      code: 'version-anterior',
    })
    await expect(aprobarTextoLegal(ctx, { clase: 'terminos', version: 9 })).rejects.toMatchObject({
      code: 'regla-desconocida',
    })
    const planeada = await publicar(ctx, 'Dos', { parteDe: 2, enDias: 3 })
    expect([
      planeada.proxima?.revision?.estado,
      planeada.historia.map(({ revision }) => revision?.puedeAprobar),
    ]).toEqual(['borrador', [true, true, false]])
    await aprobarTextoLegal(ctx, { clase: 'terminos', version: 3 })
    expect(await borrador('terminos')).toBe(true)
    escena().avanzar(3 * DIA)
    expect(await borrador('terminos')).toBe(false)
  })

  it('is for whoever publishes them, and the words of another update are approved anew', async () => {
    const ctx = await deEquipo('finanzas')
    expect((await verRegla(ctx, { clase: 'terminos' })).vigente.revision?.puedeAprobar).toBe(false)
    await expect(aprobarTextoLegal(ctx, { clase: 'terminos', version: 1 })).rejects.toMatchObject({
      code: 'sin-permiso',
    })
    for (const clase of ['cancelacion', 'sitio', 'feriados'] as ClaseDeRegla[])
      expect((await verRegla(ctx, { clase })).vigente.revision).toBeNull()
    const { id: aprobadaPor } = await unUsuario(escena().db)
    await escena()
      .db.insertInto('textosAprobados')
      .values({
        clase: 'terminos',
        version: 1,
        huella: '0'.repeat(64),
        enDemostracion: false,
        aprobadaPor,
        aprobadaEn: escena().clock.now,
      })
      .execute()
    expect(await borrador('terminos')).toBe(true)
  })

  it('in a demonstration counts there alone; where people pay, what is not approved is told as missing', async () => {
    const ctx = await deEquipo('super')
    const faltan = async (de: Ctx) =>
      (await faltantesDelSitio(de)).map(({ campo }) => campo).filter((campo) => campo.endsWith('SinAprobar'))
    await aprobarTextoLegal(enDemo(ctx), { clase: 'privacidad', version: 1 })
    expect([
      await borrador('privacidad', enDemo(ctx)),
      await borrador('privacidad', ctx),
      await faltan(enDemo(ctx)),
      await faltan(ctx),
    ]).toEqual([false, true, [], ['terminosSinAprobar', 'privacidadSinAprobar']])
    await aprobarTextoLegal(ctx, { clase: 'privacidad', version: 1 })
    expect([await borrador('privacidad', ctx), await faltan(ctx)]).toEqual([false, ['terminosSinAprobar']])
  })
})
