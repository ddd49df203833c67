import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sumarDias } from '#domain/fechas.ts'
import type { Database } from '#server/db/schema.ts'
import type { Database as Opened } from '#server/platform/db.ts'
import { bases } from '#server/testing/base.ts'
import { AHORA, HOY, unaExperiencia, unHorario } from '#server/testing/datos.ts'
import { idDeSalida, rolarSalidas } from './index.ts'

describe.each(bases())('rolling departures on $nombre', ({ abrir }) => {
  let base: Opened<Database>

  const salidas = (experienciaId: string) =>
    base.db
      .selectFrom('salidas')
      .select(['id', 'opcionId', 'inicioLocal', 'inicioUtc', 'finUtc', 'cierreVentas', 'cupos', 'estado'])
      .where('experienciaId', '=', experienciaId)
      .orderBy('inicioUtc')
      .execute()

  beforeEach(async () => void (base = await abrir()))
  afterEach(() => base.close())

  it('fills 120 days ahead, and a second run adds nothing', async () => {
    const experiencia = await unaExperiencia(base.db, { duracionMinutos: 90, cierreMinutos: 30 })
    await unHorario(base.db, experiencia, { hora: '10:00', cupos: 6 })
    await rolarSalidas({ db: base.db, now: AHORA })
    const primeras = await salidas(experiencia.id)
    expect(primeras).toHaveLength(121)
    expect(primeras[0]).toMatchObject({
      inicioLocal: `${HOY}T10:00:00`,
      inicioUtc: new Date('2026-11-18T13:00:00Z'),
      finUtc: new Date('2026-11-18T14:30:00Z'),
      cierreVentas: new Date('2026-11-18T12:30:00Z'),
      cupos: 6,
    })
    expect(primeras.at(-1)!.inicioLocal).toBe(`${sumarDias(HOY, 120)}T10:00:00`)
    await rolarSalidas({ db: base.db, now: AHORA })
    expect(await salidas(experiencia.id)).toEqual(primeras)
  })

  it('adds the new last day, and leaves what an operador closed', async () => {
    const experiencia = await unaExperiencia(base.db)
    await unHorario(base.db, experiencia)
    await rolarSalidas({ db: base.db, now: AHORA })
    const [primera] = await salidas(experiencia.id)
    await base.db.updateTable('salidas').set({ estado: 'cancelada' }).where('id', '=', primera!.id).execute()
    await rolarSalidas({ db: base.db, now: new Date(AHORA.getTime() + 86_400_000) })
    const todas = await salidas(experiencia.id)
    expect(todas).toHaveLength(122)
    expect(todas[0]).toMatchObject({ id: primera!.id, estado: 'cancelada' })
  })

  it('gives the same salida the same id in every database', async () => {
    const experiencia = await unaExperiencia(base.db)
    await unHorario(base.db, experiencia)
    await rolarSalidas({ db: base.db, now: AHORA })
    for (const { id, opcionId, inicioUtc } of await salidas(experiencia.id))
      expect(id).toBe(idDeSalida(opcionId, inicioUtc))
    expect(idDeSalida('a', AHORA)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  it('keeps the wall time where clocks move', async () => {
    const now = new Date('2026-08-20T12:00:00Z')
    const experiencia = await unaExperiencia(base.db)
    await unHorario(base.db, experiencia, { hora: '00:30' })
    await unHorario(base.db, experiencia, { hora: '09:00' })
    await rolarSalidas({ db: base.db, now })
    const deDia = (await salidas(experiencia.id)).filter(
      ({ inicioLocal }) => inicioLocal.startsWith('2026-09-06') || inicioLocal.startsWith('2026-09-05'),
    )
    expect(deDia.map(({ inicioLocal, inicioUtc }) => [inicioLocal, inicioUtc.toISOString()])).toEqual([
      ['2026-09-05T00:30:00', '2026-09-05T04:30:00.000Z'],
      ['2026-09-05T09:00:00', '2026-09-05T13:00:00.000Z'],
      ['2026-09-06T09:00:00', '2026-09-06T12:00:00.000Z'],
    ])
  })

  it('skips what is past today, out of its season or withdrawn', async () => {
    const experiencia = await unaExperiencia(base.db)
    await unHorario(base.db, experiencia, { hora: '08:00', desde: HOY, hasta: sumarDias(HOY, 2) })
    const retirada = await unaExperiencia(base.db, { estado: 'retirada' })
    await unHorario(base.db, retirada)
    const borrador = await unaExperiencia(base.db, { estado: 'borrador' })
    await unHorario(base.db, borrador)
    await rolarSalidas({ db: base.db, now: AHORA })
    expect((await salidas(experiencia.id)).map(({ inicioLocal }) => inicioLocal)).toEqual([
      `${sumarDias(HOY, 1)}T08:00:00`,
      `${sumarDias(HOY, 2)}T08:00:00`,
    ])
    expect(await salidas(retirada.id)).toEqual([])
    expect(await salidas(borrador.id)).toEqual([])
  })

  it('goes through more patterns than fit in one batch, and two that meet make one salida', async () => {
    const experiencia = await unaExperiencia(base.db)
    for (let n = 0; n < 60; n++)
      await unHorario(base.db, experiencia, {
        dias: [1],
        hora: `10:${String(n % 30).padStart(2, '0')}`,
        hasta: sumarDias(HOY, 6),
      })
    await rolarSalidas({ db: base.db, now: AHORA }, { experienciaId: experiencia.id })
    expect(await salidas(experiencia.id)).toHaveLength(30)
  })
})
