import { expect, it } from 'vitest'
import { sumarDias } from '#domain/fechas.ts'
import { listarPropias } from '#server/modules/experiencias/index.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { HOY, unAnfitrion, unaExperiencia, unaSalida, unPlan, unUsuario } from '#server/testing/datos.ts'
import { leerPagos, reservaPagada, saldoDe, type Escena } from '#server/testing/escenas.ts'
import { sesionDe } from '#server/testing/sesion-de.ts'

setLog({ sink: () => undefined })

enCadaBase('sales by the own link of a host', (escena) => {
  const preparar = async () => {
    const e = escena()
    const usuario = await unUsuario(e.db)
    const anfitrion = await unAnfitrion(e.db, { usuarioId: usuario.id })
    const experiencia = await unaExperiencia(e.db, { anfitrionId: anfitrion.id, proveedorId: null })
    return { e, anfitrion, experiencia, anfitriona: sesionDe(usuario.id, { anfitrionId: anfitrion.id }) }
  }
  let dia = 1
  const tasaCon = async (e: Escena, experiencia: Awaited<ReturnType<typeof unaExperiencia>>, enlace?: string) => {
    const salida = await unaSalida(e.db, experiencia, { fecha: sumarDias(HOY, ++dia) })
    const { id } = await reservaPagada(e, { experiencia, salida }, { pedido: enlace ? { enlace } : {} })
    return (await leerPagos(e, id))[0]!.comisionTasa
  }
  const claveEn = (ruta: string): string => new URLSearchParams(ruta.split('?')[1]).get('enlace')!

  it('pay the commission of its plan for them, and others the usual one', async () => {
    const { e, anfitrion, experiencia, anfitriona } = await preparar()
    const enlacePropio = (await listarPropias(e.ctx(anfitriona), {})).items[0]!.enlacePropio!
    expect(enlacePropio).toMatch(new RegExp(`^/experience/${experiencia.slug}\\?enlace=`))
    const clave = claveEn(enlacePropio)
    expect([await tasaCon(e, experiencia), await tasaCon(e, experiencia, clave)]).toEqual([1_200, 300])
    expect(await saldoDe(e, 'comision')).toBe(-(4_800 + 1_200))
    await unPlan(e.db, anfitrion.id, 'pro')
    expect([await tasaCon(e, experiencia), await tasaCon(e, experiencia, clave)]).toEqual([800, 150])
    expect([e.fallidas, await e.invariantes()]).toEqual([[], []])
  })

  it('are no sales of another experience, of a provider, or by a made-up key', async () => {
    const { e, experiencia } = await preparar()
    const [otra, deProveedor] = [await unaExperiencia(e.db, {}), await unaExperiencia(e.db, {})]
    const claveDe = (id: string) => e.ctx().secretos.claveDeEnlace('venta', id)
    expect(await tasaCon(e, experiencia, claveDe(otra.id))).toBe(1_200)
    expect(await tasaCon(e, experiencia, 'inventada')).toBe(1_200)
    expect(await tasaCon(e, experiencia, e.ctx().secretos.claveDeEnlace('lista', experiencia.id))).toBe(1_200)
    expect(await tasaCon(e, deProveedor, claveDe(deProveedor.id))).toBe(1_200)
  })
})
