import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Database } from '#server/db/schema.ts'
import { comprobarInvariantes } from '#server/modules/reservas/index.ts'
import { openPglite } from '#server/platform/db.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { reservaPagada, saldoDe, unaOferta } from '#server/testing/escenas.ts'
import { carpetaDeRespaldos, respaldosJobs } from './index.ts'

const HORA = 3600

enCadaBase('respaldos', (escena, base) => {
  const respaldar = () => respaldosJobs(base())['salud.respaldar'](escena().ctx())

  it('brings back every booking and every peso that was there, and nothing later', async () => {
    const oferta = await unaOferta(escena())
    const antes = await reservaPagada(escena(), oferta)
    await respaldar()
    const despues = await reservaPagada(escena(), oferta)
    const [archivo] = readdirSync(carpetaDeRespaldos(escena().ctx()))
    const copia = await openPglite<Database>({ snapshot: new Blob([readFileSync(join(carpetaDeRespaldos(escena().ctx()), archivo!))], { type: 'application/x-gzip' }) })
    expect((await copia.db.selectFrom('reservas').select(['id', 'estado']).execute())).toEqual([{ id: antes.id, estado: 'confirmada' }])
    expect(await comprobarInvariantes(copia.db, escena().clock.now)).toEqual([])
    expect(await saldoDe({ db: copia.db } as never, 'psp')).toBe(antes.total)
    expect(await saldoDe(escena(), 'psp')).toBe(antes.total + despues.total)
    await copia.close()
  })

  it('keeps one a day and 24 hours, never half a file, and writes down that one was tried', async () => {
    await base().exec('truncate respaldos')
    const dir = carpetaDeRespaldos(escena().ctx())
    await respaldar()
    for (let i = 10; i < 40; i++) writeFileSync(join(dir, `hora-2026-01-01T00-00-${i}-000Z.tar.gz`), '')
    escena().avanzar(HORA)
    await respaldar()
    const archivos = readdirSync(dir)
    expect(archivos.filter((nombre) => nombre.startsWith('dia-'))).toHaveLength(1)
    expect(archivos.filter((nombre) => nombre.startsWith('hora-'))).toHaveLength(24)
    expect(archivos).toContain('hora-2026-11-18T13-00-00-000Z.tar.gz')
    expect(archivos.filter((nombre) => nombre.endsWith('.parte'))).toEqual([])
    await respaldosJobs(base())['salud.probarRespaldo'](escena().ctx())
    const ultimo = await escena().db.selectFrom('respaldos').select(['probadoEn', 'fallas']).where('clase', '=', 'dia').orderBy('createdAt', 'desc').limit(1).executeTakeFirstOrThrow()
    expect(ultimo).toEqual({ probadoEn: escena().clock.now, fallas: 0 })
  }, 120_000)

  it('says so when one cannot be brought back', async () => {
    await base().exec('truncate respaldos')
    await respaldar()
    const dir = carpetaDeRespaldos(escena().ctx())
    writeFileSync(join(dir, readdirSync(dir)[0]!), 'dañado')
    await expect(respaldosJobs(base())['salud.probarRespaldo'](escena().ctx())).rejects.toThrow()
    expect((await escena().db.selectFrom('respaldos').select('probadoEn').executeTakeFirstOrThrow()).probadoEn).toBe(null)
  })
}, { solo: 'PGlite' })
