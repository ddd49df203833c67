import { expect, it } from 'vitest'
import type { Reserva } from '#contract/reservas.ts'
import { sumarDias } from '#domain/fechas.ts'
import type { Actor, Tx } from '#server/ctx.ts'
import { findOferta, verDisponibilidad, type Oferta } from '#server/modules/disponibilidad/index.ts'
import { cambiarDeEmpresa, cambiarFecha, cotizarCambio, retenerParaEmpresa } from '#server/modules/reservas/index.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { HOY, unaEmpresa, unaExperiencia, unaSalida, unProveedor } from '#server/testing/datos.ts'
import { cancelar, reservaPagada, reservar, unInvitado, type Escena } from '#server/testing/escenas.ts'
import { guardarRecurso, listarRecursos, quitarRecurso, siguenAlcanzando } from './index.ts'

setLog({ sink: () => undefined })

const MANANA = sumarDias(HOY, 1)

async function dosExperiencias(e: Escena) {
  const proveedor = await unProveedor(e.db)
  const actor: Actor = {
    tipo: 'sesion',
    contexto: 'proveedor',
    usuarioId: 'u',
    sesionId: 's',
    anfitrionId: null,
    proveedor: { id: proveedor.id, rol: 'gestor' },
    empresa: null,
    rolesAdmin: [],
  }
  const [laguna, rio] = [
    await unaExperiencia(e.db, { proveedorId: proveedor.id }),
    await unaExperiencia(e.db, { proveedorId: proveedor.id }),
  ]
  const recurso = (por: 'salida' | 'participante', cantidad: number, extra = {}) =>
    guardarRecurso(e.ctx(actor), {
      nombre: por === 'salida' ? 'Guía Marta' : 'Kayaks',
      cantidad,
      usos: [laguna, rio].map(({ id }) => ({ experienciaId: id, por, unidades: 1 })),
      ...extra,
    })
  return { actor, laguna, rio, recurso }
}

const libres = async (e: Escena, id: string) =>
  (await verDisponibilidad(e.ctx(), { id, desde: MANANA, hasta: MANANA } as never)).map(
    ({ cuposDisponibles }) => cuposDisponibles,
  )

/** Departures of one experiencia that all go at eleven, each dearer than the one before. */
async function salidasAlaVez(e: Escena, cuantas: number) {
  const { laguna, recurso } = await dosExperiencias(e)
  const salidas: Awaited<ReturnType<typeof unaSalida>>[] = []
  for (let i = 0; i < cuantas; i++) {
    const salida = await unaSalida(e.db, laguna, { hora: `11:0${i}` })
    await e.db
      .insertInto('salidaTarifas')
      .values({ salidaId: salida.id, tipo: 'adulto', precio: 50_000 + i * 10_000 })
      .execute()
    salidas.push(salida)
  }
  type Salida = (typeof salidas)[number]
  const reservada = (salida: Salida) =>
    reservaPagada(e, { experiencia: laguna, salida }, { participantes: { adulto: 2 } })
  async function retener(reserva: Reserva, { id: salidaNuevaId }: Salida) {
    const { diferencia } = await cotizarCambio(e.ctx(unInvitado(reserva)), { id: reserva.id, salidaNuevaId })
    await cambiarFecha(e.ctx(unInvitado(reserva)), { id: reserva.id, salidaNuevaId, diferencia })
  }
  /** What the three that count say once there are so many. */
  async function sobran(recursoId: string, cantidad: number) {
    await e.db.updateTable('recursos').set({ cantidad }).where('id', '=', recursoId).execute()
    const excesos = (await e.invariantes()).filter(({ invariante }) => invariante === 'I1_recursos')
    const alcanzan = await Promise.all(
      salidas.map(({ id }) => e.database.transaction((tx) => siguenAlcanzando(tx, id, e.clock.now))),
    )
    return { excesos: excesos.length, alcanzan: alcanzan.every(Boolean) }
  }
  return { recurso, salidas, reservada, retener, sobran }
}

enCadaBase('recursos', (escena) => {
  it('does not send one guide to two places at once, and lends her again when a booking ends', async () => {
    const e = escena()
    const { laguna, rio, recurso } = await dosExperiencias(e)
    await recurso('salida', 1)
    const enLaguna = { experiencia: laguna, salida: await unaSalida(e.db, laguna, { hora: '10:00' }) }
    const enRio = { experiencia: rio, salida: await unaSalida(e.db, rio, { hora: '11:00' }) }
    const despues = { experiencia: rio, salida: await unaSalida(e.db, rio, { hora: '12:00' }) }
    const primera = await reservaPagada(e, enLaguna)
    expect([await libres(e, laguna.id), await libres(e, rio.id)]).toEqual([[6], [0, 8]])
    await expect(reservar(e, enRio)).rejects.toMatchObject({ code: 'sin-cupos' })
    await reservaPagada(e, enLaguna)
    await cancelar(e, primera)
    await expect(reservar(e, enRio)).rejects.toMatchObject({ code: 'sin-cupos' })
    await reservar(e, despues)
    await expect(reservar(e, enRio)).rejects.toMatchObject({ code: 'sin-cupos' })
  })

  it('counts what a company takes, and what it asks for more, like anybody else', async () => {
    const e = escena()
    const { laguna, rio, recurso } = await dosExperiencias(e)
    await recurso('participante', 5)
    const enLaguna = await unaSalida(e.db, laguna, { hora: '10:00' })
    const enRio = { experiencia: rio, salida: await unaSalida(e.db, rio, { hora: '11:00' }) }
    const empresa = await unaEmpresa(e.db)
    const en = <T>(hacer: (tx: Tx, oferta: Oferta) => Promise<T>) =>
      e.database.transaction(async (tx) => hacer(tx, (await findOferta(tx, laguna.id, enLaguna.id)).oferta!))
    const pedido = (adulto: number) => ({
      unidades: Array.from({ length: adulto }, () => ({ tipo: 'adulto' as const, publico: null })),
      contacto: { nombre: 'Ana Rojas', email: '', telefono: '' },
      comentario: null,
      margen: 1000,
    })
    const { id } = await en((tx, oferta) =>
      retenerParaEmpresa(e.ctx(), tx, {
        ...pedido(2),
        oferta,
        empresaId: empresa.id,
        expiraEn: new Date(e.clock.now.getTime() + 3_600_000),
      }),
    )
    await expect(reservar(e, enRio, { participantes: { adulto: 4 } })).rejects.toMatchObject({ code: 'sin-cupos' })
    await reservar(e, enRio, { participantes: { adulto: 2 } })
    const cambiar = (adulto: number) =>
      en((tx, oferta) => cambiarDeEmpresa(e.ctx(), tx, { ...pedido(adulto), id, oferta }))
    await expect(cambiar(4)).rejects.toMatchObject({ code: 'sin-cupos' })
    await cambiar(3)
    expect(await libres(e, rio.id)).toEqual([0])
  })

  it('counts kayaks by traveller over departures that overlap', async () => {
    const e = escena()
    const { laguna, rio, recurso } = await dosExperiencias(e)
    await recurso('participante', 6)
    const enLaguna = { experiencia: laguna, salida: await unaSalida(e.db, laguna, { hora: '10:00' }) }
    const enRio = { experiencia: rio, salida: await unaSalida(e.db, rio, { hora: '11:00' }) }
    const reserva = await reservaPagada(e, enLaguna, { participantes: { adulto: 4 } })
    expect(await libres(e, rio.id)).toEqual([2])
    await expect(reservar(e, enRio, { participantes: { adulto: 3 } })).rejects.toMatchObject({ code: 'sin-cupos' })
    await reservar(e, enRio, { participantes: { adulto: 2 } })
    expect([await libres(e, laguna.id), await libres(e, rio.id)]).toEqual([[0], [0]])
    e.avanzar(16 * 60)
    expect([await libres(e, laguna.id), await libres(e, rio.id)]).toEqual([[2], [2]])
    // Whoever moves from ten to eleven takes their own kayaks along.
    const masTarde = await unaSalida(e.db, laguna, { hora: '11:30', fecha: sumarDias(HOY, 3) })
    const vecina = await unaSalida(e.db, laguna, { hora: '10:30', fecha: sumarDias(HOY, 3) })
    const lejana = await reservaPagada(e, { experiencia: laguna, salida: vecina }, { participantes: { adulto: 4 } })
    expect(
      await cambiarFecha(e.ctx(unInvitado(lejana)), { id: lejana.id, salidaNuevaId: masTarde.id, diferencia: 0 }),
    ).toMatchObject({ salidaId: masTarde.id })
    expect(reserva.estado).toBe('pendiente')
  })

  it('counts once whoever holds a dearer date that goes out at the same time as their own', async () => {
    const e = escena()
    const { laguna, recurso } = await dosExperiencias(e)
    const { id } = await recurso('participante', 2)
    const suya = { experiencia: laguna, salida: await unaSalida(e.db, laguna, { hora: '10:00' }) }
    const cara = await unaSalida(e.db, laguna, { hora: '11:00' })
    await e.db.insertInto('salidaTarifas').values({ salidaId: cara.id, tipo: 'adulto', precio: 60_000 }).execute()
    const reserva = await reservaPagada(e, suya, { participantes: { adulto: 2 } })
    const { diferencia } = await cotizarCambio(e.ctx(unInvitado(reserva)), { id: reserva.id, salidaNuevaId: cara.id })
    await cambiarFecha(e.ctx(unInvitado(reserva)), { id: reserva.id, salidaNuevaId: cara.id, diferencia })
    expect((await e.invariantes()).filter(({ invariante }) => invariante === 'I1_recursos')).toEqual([])
    expect(await recurso('participante', 3, { recursoId: id })).toMatchObject({ cantidad: 3 })
    await expect(recurso('participante', 1, { recursoId: id })).rejects.toMatchObject({ code: 'recurso-en-conflicto' })
  })

  it('keeps what somebody may still need until their dearer date is paid, also where others go on that one', async () => {
    const e = escena()
    const { recurso, salidas, reservada, retener, sobran } = await salidasAlaVez(e, 2)
    const { id } = await recurso('salida', 2)
    await reservada(salidas[1]!)
    await retener(await reservada(salidas[0]!), salidas[1]!)
    await expect(recurso('salida', 1, { recursoId: id })).rejects.toMatchObject({ code: 'recurso-en-conflicto' })
    await expect(recurso('salida', 1)).rejects.toMatchObject({ code: 'recurso-en-conflicto' })
    expect(await sobran(id, 2)).toEqual({ excesos: 0, alcanzan: true })
    // Somebody took one from what was sold, past every guard: each of the three says so.
    expect(await sobran(id, 1)).toEqual({ excesos: 1, alcanzan: false })
    await sobran(id, 2)
  })

  it.each<{ de: [number, number][]; hace: number }>([
    // Nobody else goes on either: one boat does for whoever moves.
    { de: [[0, 1]], hace: 1 },
    // Of two that move alike, one may stay and the other go.
    {
      de: [
        [0, 1],
        [0, 1],
      ],
      hace: 2,
    },
    {
      de: [
        [0, 2],
        [1, 2],
      ],
      hace: 2,
    },
    {
      de: [
        [0, 1],
        [0, 2],
      ],
      hace: 2,
    },
    {
      de: [
        [0, 1],
        [2, 3],
      ],
      hace: 2,
    },
  ])('needs the most that those who hold a dearer date may come to need: $de', async ({ de, hace }) => {
    const e = escena()
    const { recurso, salidas, reservada, retener, sobran } = await salidasAlaVez(e, 4)
    const { id } = await recurso('salida', 8)
    const todas = []
    for (const [desde, hasta] of de) todas.push({ reserva: await reservada(salidas[desde]!), hasta })
    for (const { reserva, hasta } of todas) await retener(reserva, salidas[hasta]!)
    expect(await recurso('salida', hace, { recursoId: id })).toMatchObject({ cantidad: hace })
    expect(await sobran(id, hace)).toEqual({ excesos: 0, alcanzan: true })
    const conMenos = await recurso('salida', Math.max(1, hace - 1), { recursoId: id }).then(
      () => 'alcanza',
      ({ code }: { code: string }) => code,
    )
    expect(conMenos).toBe(hace > 1 ? 'recurso-en-conflicto' : 'alcanza')
  })

  it('refuses to own less than was sold, or to share what is sold twice already', async () => {
    const e = escena()
    const { actor, laguna, rio, recurso } = await dosExperiencias(e)
    const { id } = await recurso('participante', 6)
    await reservaPagada(
      e,
      { experiencia: laguna, salida: await unaSalida(e.db, laguna) },
      { participantes: { adulto: 3 } },
    )
    await reservaPagada(e, { experiencia: rio, salida: await unaSalida(e.db, rio) }, { participantes: { adulto: 2 } })
    await expect(recurso('participante', 4, { recursoId: id })).rejects.toMatchObject({
      code: 'recurso-en-conflicto',
      errores: [{ campo: 'cantidad' }, { campo: 'cantidad' }],
    })
    expect(await recurso('participante', 5, { recursoId: id })).toMatchObject({ id, cantidad: 5 })
    await expect(recurso('salida', 1)).rejects.toMatchObject({ code: 'recurso-en-conflicto' })
    expect(await listarRecursos(e.ctx(actor))).toMatchObject([
      { id, cantidad: 5, usos: [{ por: 'participante' }, { por: 'participante' }] },
    ])
    await expect(recurso('salida', 1, { recursoId: 'no' })).rejects.toMatchObject({ code: 'recurso-desconocido' })
    const ajena = await unaExperiencia(e.db)
    await expect(
      guardarRecurso(e.ctx(actor), {
        nombre: 'Furgón',
        cantidad: 1,
        usos: [{ experienciaId: ajena.id, por: 'salida', unidades: 1 }],
      }),
    ).rejects.toMatchObject({ code: 'sin-permiso' })
    await quitarRecurso(e.ctx(actor), { id })
    expect(await listarRecursos(e.ctx(actor))).toEqual([])
    await expect(quitarRecurso(e.ctx(actor), { id })).rejects.toMatchObject({ code: 'recurso-desconocido' })
  })
})
