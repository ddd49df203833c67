import { expect, it } from 'vitest'
import type { OtraTarifa } from '#contract/contenido.ts'
import type { Actor } from '#domain/permisos/actor.ts'
import { verDisponibilidad } from '#server/modules/disponibilidad/index.ts'
import { verExperiencia } from '#server/modules/experiencias/index.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { CONTENIDO_COMPLETO } from '#server/testing/ediciones.ts'
import { HOY, unAnfitrion, unaEmpresa, unaExperiencia, unaSalida, unId, unUsuario } from '#server/testing/datos.ts'
import { type Escena, reservar } from '#server/testing/escenas.ts'
import { aprobarEdicion, crearExperiencia, enviarEdicion, guardarEdicion, verEdicion } from './index.ts'

setLog({ sink: () => undefined })

const base = {
  tipo: 'sesion',
  contexto: 'cliente',
  sesionId: 's',
  anfitrionId: null,
  proveedor: null,
  empresa: null,
  rolesAdmin: [],
} as const
const una = (
  tipo: OtraTarifa['tipo'],
  precio: number | null,
  edadMin: number | null = null,
  edadMax: number | null = null,
): OtraTarifa => ({ tipo, precio, edadMin, edadMax })

async function unaAnfitriona(e: Escena) {
  const usuario = await unUsuario(e.db, { email: 'berta@anfitriona.cl' })
  const anfitrion = await unAnfitrion(e.db, {
    usuarioId: usuario.id,
    nombre: 'Berta',
    estado: 'Activo',
    region: '10',
    comunaCodigo: '10205',
    ciudad: 'Dalcahue',
  })
  const revisor: Actor = {
    ...base,
    contexto: 'admin',
    usuarioId: (await unUsuario(e.db)).id,
    rolesAdmin: ['contenido'],
  }
  const actor: Actor = { ...base, usuarioId: usuario.id, anfitrionId: anfitrion.id }
  const publicar = async (experienciaId: string, version: number) =>
    aprobarEdicion(e.ctx(revisor), {
      experienciaId,
      version: (await enviarEdicion(e.ctx(actor), { experienciaId, version })).version,
    })
  return { actor, anfitrion, publicar }
}

const vendidas = async (e: Escena, id: string) =>
  (await verExperiencia(e.ctx(), { id })).tarifas.map(({ tipo, precio, edadMin, edadMax }) => [
    tipo,
    precio,
    edadMin,
    edadMax,
  ])

enCadaBase('prices beside the adult’s', (escena) => {
  it('are published with the experience, in their order, and read back as they were said', async () => {
    const e = escena()
    const { actor, publicar } = await unaAnfitriona(e)
    const otrasTarifas = [una('grupo', 120_000), una('nino', 9_000, 4, 12)]
    const { experienciaId, version, contenido } = await crearExperiencia(e.ctx(actor), {
      contenido: { ...CONTENIDO_COMPLETO, edadMin: 4, otrasTarifas },
    })
    expect(contenido.otrasTarifas.map(({ tipo }) => tipo)).toEqual(['nino', 'grupo'])
    await publicar(experienciaId, version)
    expect(await vendidas(e, experienciaId)).toEqual([
      ['adulto', 25_000, 13, null],
      ['nino', 9_000, 4, 12],
      ['grupo', 120_000, null, null],
    ])
    expect((await verEdicion(e.ctx(actor), { experienciaId })).contenido.otrasTarifas).toEqual([
      una('nino', 9_000, 4, 12),
      una('grupo', 120_000),
    ])
  })

  it('are refused beside the field where they cannot be, and asked for before review', async () => {
    const e = escena()
    const { actor } = await unaAnfitriona(e)
    const { experienciaId, version } = await crearExperiencia(e.ctx(actor), { contenido: CONTENIDO_COMPLETO })
    const guardar = (otrasTarifas: OtraTarifa[]) =>
      guardarEdicion(e.ctx(actor), { experienciaId, version, contenido: { otrasTarifas } })
    await expect(guardar([una('nino', 9_000, 4, 12), una('estudiante', 500)])).rejects.toMatchObject({
      code: 'datos-invalidos',
      errores: [{ campo: 'contenido.otrasTarifas.1.precio' }],
    })
    await expect(guardar([una('nino', 9_000, 4, 60), una('adultoMayor', 9_000, 60)])).rejects.toMatchObject({
      errores: [{ campo: 'contenido.otrasTarifas.1.edadMin' }],
    })
    const guardada = await guardar([una('nino', null)])
    expect(guardada.faltas).toEqual([
      { campo: 'otrasTarifas', paso: 'precio', mensaje: 'Escribe el precio de niño o niña, o quita esa tarifa' },
    ])
    await expect(enviarEdicion(e.ctx(actor), { experienciaId, version: guardada.version })).rejects.toMatchObject({
      code: 'edicion-incompleta',
    })
  })

  it('of a published one wait for approval, then hold for what is not sold yet: a booking keeps its price, a departure its own', async () => {
    const e = escena()
    const { actor, anfitrion, publicar } = await unaAnfitriona(e)
    const texto = { nombreExperiencia: 'Conoce la feria', descripcionLarga: CONTENIDO_COMPLETO.descripcionLarga }
    const experiencia = await unaExperiencia(e.db, {
      anfitrionId: anfitrion.id,
      tipoExperiencia: 'Cultural',
      cuposPorSalida: 8,
      ...texto,
      tarifas: { nino: 10_000, residente: 15_000 },
    })
    await e.db
      .updateTable('tarifas')
      .set({ edadMax: 12 })
      .where('opcionId', '=', experiencia.opcionId)
      .where('tipo', '=', 'nino')
      .execute()
    const [salida, propia] = [await unaSalida(e.db, experiencia), await unaSalida(e.db, experiencia, { hora: '15:00' })]
    await e.db
      .insertInto('salidaTarifas')
      .values([
        { salidaId: propia.id, tipo: 'adulto', precio: 40_000 },
        { salidaId: propia.id, tipo: 'nino', precio: 20_000, edadMin: null, edadMax: 12 },
      ])
      .execute()
    const reserva = await reservar(e, { experiencia, salida }, { participantes: { adulto: 1, nino: 1 } })
    const experienciaId = experiencia.id

    // What an operador leaves alone stays: another field changes no price.
    const otra = await guardarEdicion(e.ctx(actor), { experienciaId, version: 0, contenido: { sector: 'Costanera' } })
    expect(otra.diferencias.map(({ campo }) => campo)).toEqual(['sector'])
    const propuesta = await guardarEdicion(e.ctx(actor), {
      experienciaId,
      version: otra.version,
      contenido: { otrasTarifas: [una('nino', 12_000, 5, 11), una('adultoMayor', 0, 65)] },
    })
    expect(propuesta.diferencias).toContainEqual({
      campo: 'otrasTarifas',
      antes: ['Niño o niña, hasta 12 años: $10.000', 'Residente: $15.000'],
      ahora: ['Niño o niña, de 5 a 11 años: $12.000', 'Adulto mayor, desde 65 años: no paga'],
    })
    expect(await vendidas(e, experienciaId)).toEqual([
      ['adulto', 20_000, null, null],
      ['nino', 10_000, null, 12],
      ['residente', 15_000, null, null],
    ])

    await publicar(experienciaId, propuesta.version)
    expect(await vendidas(e, experienciaId)).toEqual([
      ['adulto', 20_000, 12, null],
      ['nino', 12_000, 5, 11],
      ['adultoMayor', 0, 65, null],
    ])
    const porSalida = new Map(
      (await verDisponibilidad(e.ctx(), { id: experienciaId, desde: HOY } as never)).map(({ id, tarifas }) => [
        id,
        tarifas.map(({ tipo, precio }) => [tipo, precio]),
      ]),
    )
    expect([porSalida.get(salida.id), porSalida.get(propia.id)]).toEqual([
      [
        ['adulto', 20_000],
        ['nino', 12_000],
        ['adultoMayor', 0],
      ],
      [
        ['adulto', 40_000],
        ['nino', 20_000],
      ],
    ])
    expect(
      await e.db.selectFrom('reservas').select('total').where('id', '=', reserva.id).executeTakeFirstOrThrow(),
    ).toEqual({ total: 30_000 })
    expect(await reservar(e, { experiencia, salida }, { participantes: { adulto: 1, nino: 1 } })).toMatchObject({
      total: 32_000,
    })
    await expect(reservar(e, { experiencia, salida }, { participantes: { residente: 1 } })).rejects.toMatchObject({
      code: 'tarifa-no-vendida',
    })
  })

  it('are kept by a change that was under way before they could be written', async () => {
    const e = escena()
    const { actor, anfitrion } = await unaAnfitriona(e)
    const { id: experienciaId } = await unaExperiencia(e.db, { anfitrionId: anfitrion.id, tarifas: { nino: 10_000 } })
    const { otrasTarifas: _, ...antiguo } = CONTENIDO_COMPLETO
    await e.db
      .insertInto('ediciones')
      .values({
        id: unId('antigua'),
        experienciaId,
        numero: 1,
        estado: 'borrador',
        contenido: JSON.stringify(antiguo),
        createdAt: e.clock.now,
        updatedAt: e.clock.now,
      })
      .execute()
    expect((await verEdicion(e.ctx(actor), { experienciaId })).contenido.otrasTarifas).toEqual([una('nino', 10_000)])
  })

  it('are news of the product for whoever sells it on', async () => {
    const e = escena()
    const { actor, anfitrion, publicar } = await unaAnfitriona(e)
    const empresa = await unaEmpresa(e.db)
    const creadaPor = (await unUsuario(e.db)).id
    await e.db
      .insertInto('clavesApi')
      .values({
        id: unId('clave'),
        empresaId: empresa.id,
        nombre: 'Sitio',
        hash: Buffer.from('h'),
        muestra: 'thc_…',
        permisos: JSON.stringify(['catalogo:leer']),
        creadaPor,
        venceEn: new Date('2030-01-01'),
        createdAt: e.clock.now,
      })
      .execute()
    const { id: experienciaId } = await unaExperiencia(e.db, {
      anfitrionId: anfitrion.id,
      tipoExperiencia: 'Cultural',
      cuposPorSalida: 8,
      nombreExperiencia: 'Conoce la feria',
      descripcionLarga: CONTENIDO_COMPLETO.descripcionLarga,
    })
    const antes = await e.db.selectFrom('novedades').select('id').execute()
    const { version } = await guardarEdicion(e.ctx(actor), {
      experienciaId,
      version: 0,
      contenido: { otrasTarifas: [una('nino', 12_000, 5, 11)] },
    })
    await publicar(experienciaId, version)
    const nuevas = (await e.db.selectFrom('novedades').select(['id', 'tipo', 'experienciaId']).execute()).filter(
      ({ id }) => antes.every((una) => una.id !== id),
    )
    expect(nuevas).toContainEqual(expect.objectContaining({ tipo: 'producto', experienciaId }))
  })
})
