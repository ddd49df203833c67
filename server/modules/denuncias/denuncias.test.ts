import { expect, it } from 'vitest'
import type { Actor } from '#domain/permisos/actor.ts'
import { verFichaDeExperiencia } from '#server/modules/fichas/index.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unaExperiencia, unaReserva, unaSalida, unProveedor, unUsuario } from '#server/testing/datos.ts'
import {
  decidirDenuncia,
  denunciarExperiencia,
  denunciarProveedor,
  exportarDenuncias,
  olvidarDenunciasDe,
  verContenidoDenunciado,
} from './index.ts'

setLog({ sink: () => undefined })

const base = {
  tipo: 'sesion',
  sesionId: 's',
  anfitrionId: null,
  proveedor: null,
  empresa: null,
  rolesAdmin: [],
} as const

enCadaBase('denuncias', (escena) => {
  const preparar = async () => {
    const e = escena()
    const proveedor = await unProveedor(e.db)
    const experiencia = await unaExperiencia(e.db, { proveedorId: proveedor.id })
    const [ana, ines] = [await unUsuario(e.db), await unUsuario(e.db)]
    const admin: Actor = { ...base, contexto: 'admin', usuarioId: ines.id, rolesAdmin: ['confianza'] }
    const viajera: Actor = { ...base, contexto: 'cliente', usuarioId: ana.id }
    const caso = async (objetoId: string) =>
      (
        await e.db
          .selectFrom('casos')
          .select(['id', 'titulo'])
          .where('tipo', '=', 'reporte')
          .where('objetoId', '=', objetoId)
          .where('estado', '=', 'abierto')
          .executeTakeFirst()
      )?.id ?? ''
    return { e, proveedor, experiencia, ana, admin, viajera, caso }
  }

  it('opens one case with everything said, answers whoever left an address, and keeps that address no longer', async () => {
    const { e, experiencia, ana, admin, viajera, caso } = await preparar()
    await denunciarExperiencia(e.ctx(), {
      id: experiencia.slug,
      motivo: 'fraude',
      detalle: 'Piden pagar antes',
      email: 'vecino@ejemplo.cl',
    })
    await denunciarExperiencia(e.ctx(viajera), {
      id: experiencia.id,
      motivo: 'peligro',
      detalle: 'Sin chalecos',
      email: 'otra@ejemplo.cl',
    })
    await denunciarExperiencia(e.ctx(), { id: experiencia.id, motivo: 'otro', detalle: 'No me gusta' })
    const casoId = await caso(experiencia.id)
    const visto = await verContenidoDenunciado(e.ctx(admin), { casoId })
    expect(visto).toMatchObject({
      objeto: 'experiencia',
      enlace: `/experience/${experiencia.slug}`,
      acciones: { puedeDecidir: true },
    })
    expect(visto.denuncias.map(({ motivo, esperaRespuesta }) => [motivo, esperaRespuesta])).toEqual(
      expect.arrayContaining([
        ['fraude', true],
        ['peligro', true],
        ['otro', false],
      ]),
    )
    await expect(verContenidoDenunciado(e.ctx(viajera), { casoId })).rejects.toMatchObject({ code: 'sin-permiso' })
    await expect(
      decidirDenuncia(e.ctx({ ...admin, rolesAdmin: ['finanzas'] } as Actor), {
        casoId,
        decision: 'atendida',
        razon: 'Listo ya',
      }),
    ).rejects.toMatchObject({ code: 'sin-permiso' })
    await decidirDenuncia(e.ctx(admin), { casoId, decision: 'atendida', razon: 'La retiramos de la venta' })
    const cartas = await e.db
      .selectFrom('correos')
      .select(['para', 'texto'])
      .where('clave', 'like', 'denuncia:%')
      .orderBy('para')
      .execute()
    expect(cartas.map(({ para }) => para).toSorted()).toEqual([ana.email, 'vecino@ejemplo.cl'].toSorted())
    expect(cartas[0]!.texto).toContain('La retiramos de la venta')
    expect(await e.db.selectFrom('denuncias').select('id').where('email', 'is not', null).execute()).toEqual([])
    await expect(
      decidirDenuncia(e.ctx(admin), { casoId, decision: 'descartada', razon: 'Otra vez' }),
    ).rejects.toMatchObject({ code: 'caso-ya-resuelto' })
  })

  it('of a profile leads to it; what nobody sees cannot be reported', async () => {
    const { e, proveedor, experiencia, admin, caso } = await preparar()
    await denunciarProveedor(e.ctx(), {
      id: proveedor.slug,
      motivo: 'fotos_ajenas',
      detalle: 'La foto es de mi hostal',
    })
    expect(await verContenidoDenunciado(e.ctx(admin), { casoId: await caso(proveedor.id) })).toMatchObject({
      objeto: 'proveedor',
      enlace: `/provider-profile/${proveedor.slug}`,
    })
    await e.db.updateTable('experiencias').set({ estado: 'retirada' }).where('id', '=', experiencia.id).execute()
    await expect(
      denunciarExperiencia(e.ctx(), { id: experiencia.id, motivo: 'otro', detalle: 'x' }),
    ).rejects.toMatchObject({ code: 'experiencia-desconocida' })
  })

  it('is limited, and leaves with the account', async () => {
    const { e, experiencia, ana, viajera } = await preparar()
    const una = () => denunciarExperiencia(e.ctx(viajera), { id: experiencia.id, motivo: 'otro', detalle: 'Otra vez' })
    for (let n = 0; n < 10; n++) await una()
    await expect(una()).rejects.toMatchObject({ code: 'demasiados-intentos' })
    expect((await exportarDenuncias(e.db, { usuarioId: ana.id, direcciones: [] })).denunciasDeContenido).toHaveLength(
      10,
    )
    await e.ctx().transaction((tx) => olvidarDenunciasDe(tx, { usuarioId: ana.id, direcciones: [] }))
    expect(
      await e.db
        .selectFrom('denuncias')
        .select('id')
        .where((eb) => eb.or([eb('usuarioId', '=', ana.id), eb('detalle', '!=', '')]))
        .execute(),
    ).toEqual([])
  })

  it('shows our staff what taking an experience out of sale leaves standing', async () => {
    const { e, experiencia, admin, viajera } = await preparar()
    const salida = await unaSalida(e.db, experiencia, { cupos: 10 })
    for (const plazas of [2, 3]) await unaReserva(e.db, salida, { plazas, estadoPago: 'sin_pago', total: 0 })
    await unaReserva(e.db, salida, { estado: 'cancelada', estadoPago: 'sin_pago' })
    const ficha = await verFichaDeExperiencia(e.ctx(admin), { experienciaId: experiencia.id })
    expect(ficha).toMatchObject({
      estado: 'publicada',
      vendido: { reservas: 2, personas: 5, salidas: 1 },
      acciones: { puedeRetirar: true },
    })
    expect(
      (
        await verFichaDeExperiencia(e.ctx({ ...admin, rolesAdmin: ['soporte'] } as Actor), {
          experienciaId: experiencia.id,
        })
      ).acciones.puedeRetirar,
    ).toBe(false)
    await expect(verFichaDeExperiencia(e.ctx(viajera), { experienciaId: experiencia.id })).rejects.toMatchObject({
      code: 'sin-permiso',
    })
    await expect(verFichaDeExperiencia(e.ctx(admin), { experienciaId: 'nada' })).rejects.toMatchObject({
      code: 'experiencia-desconocida',
    })
  })
})
