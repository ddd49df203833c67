import { expect, it } from 'vitest'
import { DATOS_DE_DEMO, DATOS_PRIMEROS } from '#domain/sitio/datos.ts'
import type { RolAdmin, Sesion } from '#domain/permisos/actor.ts'
import type { Ctx } from '#server/ctx.ts'
import { abrirIdentidad } from '#server/modules/sitio/index.ts'
import { versionDelCatalogo } from '#server/modules/experiencias/index.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unId, unUsuario } from '#server/testing/datos.ts'
import {
  decidirCuentaDelSitio,
  proponerCuentaDelSitio,
  publicarRegla,
  verCuentaParaTransferir,
  verEstadoDelSitio,
  verRegla,
  verSitio,
} from './index.ts'

const CUENTA = {
  titular: 'Pagos SpA',
  rut: '76543210-3',
  banco: 'BancoEstado',
  tipoCuenta: 'corriente',
  numeroCuenta: '123456789',
  email: null,
} as const

enCadaBase('who runs the site', (escena) => {
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
  const enDemo = (): Ctx => ({ ...escena().ctx(), settings: { ...escena().ctx().settings, DEMO: true } })
  const publicar = (ctx: Ctx, contenido: object, parteDe = 1) =>
    publicarRegla(ctx, {
      clase: 'sitio',
      contenido: contenido as Record<string, unknown>,
      motivo: 'Empezamos',
      parteDe,
      vigenteDesde: undefined,
    })

  it('is written by versions, and a demonstration is nobody', async () => {
    expect(await verSitio(escena().ctx())).toMatchObject({
      marca: 'Tourism Hub Chile',
      correo: null,
      aceptaTransferencias: false,
    })
    expect(await verSitio(enDemo())).toMatchObject({
      correo: DATOS_DE_DEMO.correo,
      diasDeRespuesta: 2,
      aceptaTransferencias: true,
    })
    const finanzas = await deEquipo('finanzas')
    expect((await verRegla({ ...finanzas, settings: enDemo().settings }, { clase: 'sitio' })).contenido).toMatchObject({
      correo: DATOS_DE_DEMO.correo,
    })
    const regla = await publicar(finanzas, {
      ...DATOS_PRIMEROS,
      marca: 'Pagos',
      correo: 'Hola@pagos.cl',
      rut: '765432103',
    })
    expect(regla.historia[0]).toMatchObject({
      version: 2,
      autor: 'Camila',
      cambios: [
        { donde: 'Marca', antes: 'Tourism Hub Chile', ahora: 'Pagos' },
        { donde: 'RUT', antes: '—', ahora: '76.543.210-3' },
        { donde: 'Correo de contacto', antes: '—', ahora: 'hola@pagos.cl' },
      ],
    })
    expect(await verSitio(escena().ctx())).toMatchObject({ marca: 'Pagos', empresa: 'Pagos', correo: 'hola@pagos.cl' })
    await expect(publicar(await deEquipo('soporte'), DATOS_PRIMEROS, 2)).rejects.toMatchObject({ code: 'sin-permiso' })
  })

  it('left from a demonstration says nothing where people pay', async () => {
    await publicar(await deEquipo('finanzas'), { ...DATOS_DE_DEMO, giro: 'Agencia de viajes' })
    expect(await verSitio(escena().ctx())).toMatchObject({
      giro: 'Agencia de viajes',
      razonSocial: null,
      rut: null,
      correo: null,
      telefono: null,
      aceptaTransferencias: false,
    })
    expect(await verSitio(enDemo())).toMatchObject({ giro: 'Agencia de viajes', correo: DATOS_DE_DEMO.correo })
  })

  it('takes another person to say where money comes to', async () => {
    const [ana, eva, soporte] = [await deEquipo('finanzas'), await deEquipo('super'), await deEquipo('soporte')]
    const faltan = async () => (await verEstadoDelSitio(soporte)).faltan.map(({ campo }) => campo)
    expect(await faltan()).toContain('cuenta')
    await expect(proponerCuentaDelSitio(soporte, { cuenta: CUENTA, motivo: 'Nuestra' })).rejects.toMatchObject({
      code: 'sin-permiso',
    })
    await expect(
      proponerCuentaDelSitio(ana, { cuenta: { ...CUENTA, rut: '76543210-4' }, motivo: 'Nuestra' }),
    ).rejects.toMatchObject({ code: 'datos-invalidos', errores: [{ campo: 'cuenta.rut' }] })
    const { propuesta, acciones } = await proponerCuentaDelSitio(ana, { cuenta: CUENTA, motivo: 'Nuestra' })
    expect([acciones, (await verEstadoDelSitio(eva)).acciones]).toEqual([
      { puedeProponer: false, puedeAprobar: false, puedeRechazar: true },
      { puedeProponer: false, puedeAprobar: true, puedeRechazar: true },
    ])
    await expect(proponerCuentaDelSitio(eva, { cuenta: CUENTA, motivo: 'Otra' })).rejects.toMatchObject({
      code: 'transicion-no-permitida',
    })
    await expect(decidirCuentaDelSitio(ana, { id: propuesta!.id, decision: 'aprobar' })).rejects.toMatchObject({
      code: 'aprueba-otra-persona',
    })
    expect([
      await verCuentaParaTransferir(escena().ctx()),
      (await verSitio(escena().ctx())).aceptaTransferencias,
    ]).toEqual([{ cuenta: null }, false])
    const version = await versionDelCatalogo(escena().db)
    await decidirCuentaDelSitio(eva, { id: propuesta!.id, decision: 'aprobar' })
    expect(await verCuentaParaTransferir(escena().ctx())).toEqual({ cuenta: { ...CUENTA, rut: '76.543.210-3' } })
    expect([
      (await verSitio(escena().ctx())).aceptaTransferencias,
      await faltan(),
      await versionDelCatalogo(escena().db),
    ]).toEqual([true, expect.not.arrayContaining(['cuenta']), version + 1])
    await expect(
      decidirCuentaDelSitio(eva, { id: propuesta!.id, decision: 'rechazar', motivo: 'Tarde' }),
    ).rejects.toMatchObject({ code: 'transicion-no-permitida' })
  })

  it('keeps the account in force until another one is approved, and what was refused with its reason', async () => {
    const [ana, eva] = [await deEquipo('finanzas'), await deEquipo('finanzas')]
    const proponer = async (cuenta: typeof CUENTA | null) =>
      (await proponerCuentaDelSitio(ana, { cuenta, motivo: 'Cambio' })).propuesta!.id
    await decidirCuentaDelSitio(eva, { id: await proponer(CUENTA), decision: 'aprobar' })
    escena().avanzar(60)
    const otra = await proponer({ ...CUENTA, numeroCuenta: '987654321' as never })
    await expect(decidirCuentaDelSitio(eva, { id: otra, decision: 'rechazar' })).rejects.toMatchObject({
      code: 'datos-invalidos',
    })
    await decidirCuentaDelSitio(eva, { id: otra, decision: 'rechazar', motivo: 'No es nuestra' })
    expect((await verCuentaParaTransferir(escena().ctx())).cuenta?.numeroCuenta).toBe('123456789')
    escena().avanzar(60)
    const { historia, cuenta } = await decidirCuentaDelSitio(eva, { id: await proponer(null), decision: 'aprobar' })
    expect([cuenta, historia.map(({ estado, observacion }) => [estado, observacion])]).toEqual([
      null,
      expect.arrayContaining([
        ['vigente', null],
        ['rechazada', 'No es nuestra'],
        ['anterior', null],
      ]),
    ])
    // Who takes the account away in a demonstration is believed.
    expect(await verCuentaParaTransferir(enDemo())).toEqual({ cuenta: null })
    await expect(decidirCuentaDelSitio(eva, { id: 'no-es-uuid', decision: 'aprobar' })).rejects.toMatchObject({
      code: 'cuenta-desconocida',
    })
  })

  it('gives out identifiers by what the installation was called when it began', async () => {
    const { db } = escena()
    const nueva = await abrirIdentidad(db, { BASE_URL: 'https://www.pagos.cl', DEMO: false })
    expect(await abrirIdentidad(db, { BASE_URL: 'https://otro.cl', DEMO: true })).toEqual(nueva)
    await expect(db.updateTable('identidad').set({ dominio: 'otro' }).execute()).rejects.toThrow()
  })
})
