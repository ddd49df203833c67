import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { listConLugar, type ConLugar } from '#server/modules/filas/index.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unaEspera } from '#server/testing/datos.ts'
import { cancelar, reservaPagada, reservar, unaOferta, type Escena } from '#server/testing/escenas.ts'
import { unBote } from '#server/testing/un-bote.ts'
import { esperaJobs, esperarCupo } from './index.ts'

setLog({ sink: () => undefined })

const UN_GRUPO = JSON.stringify({ grupo: 1 })
const fila = (e: Escena) => e.db.selectFrom('esperas').select(['plazas', 'estado']).orderBy('enFilaDesde').execute()
const ponerCupos = (e: Escena, id: string, cupos: number) =>
  e.db.updateTable('salidas').set({ cupos }).where('id', '=', id).execute()

/** Full, with two bookings of two. */
async function unaLlena(e: Escena) {
  const oferta = await unaOferta(e, { cupos: 4, fecha: '2026-12-01', tarifas: { grupo: 100_000 } })
  const [una] = [await reservaPagada(e, oferta), await reservaPagada(e, oferta)]
  return { oferta, una }
}

enCadaBase('the line of a departure that is full by what it shares', (escena) => {
  const contacto = { nombre: 'Berta Soto', email: 'berta@ejemplo.cl', telefono: '+56987654321' }
  const esperar = (
    e: Escena,
    { experiencia, salida }: Awaited<ReturnType<typeof unaOferta>>,
    participantes: { adulto: number },
  ) => esperarCupo(e.ctx(), { experienciaId: experiencia.id, salidaId: salida.id, participantes, contacto })

  it('takes whoever cannot book there, seats or not', async () => {
    const e = escena()
    const { una, otra } = await unBote(e)
    await expect(esperar(e, otra, { adulto: 2 })).rejects.toMatchObject({ code: 'salida-con-cupos' })
    await reservaPagada(e, una)
    await expect(reservar(e, otra)).rejects.toMatchObject({ code: 'sin-cupos' })
    expect(await esperar(e, otra, { adulto: 2 })).toEqual({ estado: 'por_confirmar' })
  })

  it('does not take a party larger than what there is of it', async () => {
    const e = escena()
    const { una, otra } = await unBote(e)
    await e.db.updateTable('recursoUsos').set({ por: 'participante' }).execute()
    await e.db.updateTable('recursos').set({ cantidad: 2 }).execute()
    await reservaPagada(e, una)
    expect(await esperar(e, otra, { adulto: 2 })).toEqual({ estado: 'por_confirmar' })
    await expect(esperar(e, otra, { adulto: 3 })).rejects.toMatchObject({ code: 'grupo-mayor-que-salida' })
  })
})

enCadaBase('the line of a departure whose places change', (escena) => {
  it('has its turn however many before it can be offered nothing', async () => {
    const e = escena()
    const salidas = []
    for (const dia of ['01', '02', '03'])
      salidas.push((await unaOferta(e, { cupos: 4, fecha: `2026-12-${dia}` })).salida)
    for (const salida of salidas) await unaEspera(e.db, salida, { plazas: 2, participantes: '{"adulto":2}' })
    const vistas: string[] = []
    for (let tras: ConLugar | null = null; vistas.length < 9;) {
      const lote: ConLugar[] = await listConLugar(e.db, { now: e.clock.now, tras, limit: 1 })
      if (lote.length === 0) break
      vistas.push(...lote.map(({ id }) => id))
      tras = lote.at(-1)!
    }
    expect(vistas).toEqual(salidas.map(({ id }) => id))
  })

  it('asks for a whole group what the departure has now, and leaves the rest to others', async () => {
    const e = escena()
    const { oferta, una } = await unaLlena(e)
    await unaEspera(e.db, oferta.salida, { plazas: 4, participantes: UN_GRUPO })
    await unaEspera(e.db, oferta.salida, { plazas: 3, participantes: JSON.stringify({ adulto: 3 }) })
    await ponerCupos(e, oferta.salida.id, 6)
    await cancelar(e, una)
    expect(await fila(e)).toEqual([
      { plazas: 6, estado: 'en_espera' },
      { plazas: 3, estado: 'en_espera' },
    ])
    await esperaJobs['espera.ofrecer'](e.ctx(), { salidaId: oferta.salida.id })
    expect(await fila(e)).toEqual([
      { plazas: 6, estado: 'en_espera' },
      { plazas: 3, estado: 'ofrecida' },
    ])
    expect(
      (await reservar(e, oferta, { participantes: { adulto: 1 } })).estado,
      'the fourth place is for anybody',
    ).toBe('pendiente')
    await ponerCupos(e, oferta.salida.id, 7)
    expect(
      (await fila(e)).map(({ plazas }) => plazas),
      'what was offered holds what it holds',
    ).toEqual([7, 3])
  })

  it('passes over a party whose count is not what it would take, and says so in the line', async () => {
    const e = escena()
    const { oferta, una } = await unaLlena(e)
    await unaEspera(e.db, oferta.salida, { plazas: 2, participantes: UN_GRUPO })
    await unaEspera(e.db, oferta.salida, { plazas: 1 })
    await cancelar(e, una)
    await esperaJobs['espera.ofrecer'](e.ctx(), { salidaId: oferta.salida.id })
    expect(await fila(e)).toEqual([
      { plazas: 4, estado: 'en_espera' },
      { plazas: 1, estado: 'ofrecida' },
    ])
    expect((await reservar(e, oferta, { participantes: { adulto: 1 } })).estado).toBe('pendiente')
  })

  it('offers nothing, and fails at nothing, where the papers of the operator do not reach that day', async () => {
    const e = escena()
    const { oferta, una } = await unaLlena(e)
    await unaEspera(e.db, oferta.salida)
    await cancelar(e, una)
    const { id, proveedorId } = await e.db
      .selectFrom('experiencias')
      .select(['id', 'proveedorId'])
      .where('id', '=', oferta.experiencia.id)
      .executeTakeFirstOrThrow()
    await e.db
      .insertInto('reglasDocumentos')
      .values({
        version: 'de prueba',
        tipo: 'seguro',
        categoria: '*',
        operador: '*',
        tarea: 'actividad',
        nombre: 'x',
        porque: 'x',
        conVencimiento: true,
        obligatorio: true,
        desde: '2026-01-01',
      })
      .execute()
    await e.db
      .insertInto('legajos')
      .values({
        id: randomUUID(),
        proveedorId,
        decididoEn: e.clock.now,
        createdAt: e.clock.now,
        updatedAt: e.clock.now,
      })
      .execute()
    expect(
      (await e.db.selectFrom('experiencias').select('papelesHasta').where('id', '=', id).executeTakeFirstOrThrow())
        .papelesHasta,
    ).toBe('0001-01-01')
    await esperaJobs['espera.ofrecer'](e.ctx(), { salidaId: oferta.salida.id })
    expect(await fila(e)).toEqual([{ plazas: 1, estado: 'en_espera' }])
  })
})
