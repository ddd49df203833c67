import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Database } from '#server/db/schema.ts'
import { comprobarInvariantes } from '#server/modules/reservas/index.ts'
import { openPglite } from '#server/platform/db.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { reservaPagada, saldoDe, unaOferta } from '#server/testing/escenas.ts'
import { carpetaDeRespaldos, respaldosJobs } from './index.ts'

const HORA = 3600

enCadaBase(
  'respaldos',
  (escena, base) => {
    const copias = () => readdirSync(carpetaDeRespaldos(escena().ctx())).filter((nombre) => nombre.endsWith('.tar.gz'))
    const respaldar = () => respaldosJobs(base())['salud.respaldar'](escena().ctx())

    it('brings back every booking and every peso that was there, and nothing later', async () => {
      const oferta = await unaOferta(escena())
      const antes = await reservaPagada(escena(), oferta)
      await respaldar()
      const despues = await reservaPagada(escena(), oferta)
      const [archivo] = copias()
      const copia = await openPglite<Database>({
        snapshot: new Blob([readFileSync(join(carpetaDeRespaldos(escena().ctx()), archivo!))], {
          type: 'application/x-gzip',
        }),
      })
      expect(await copia.db.selectFrom('reservas').select(['id', 'estado']).execute()).toEqual([
        { id: antes.id, estado: 'confirmada' },
      ])
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
      const archivos = copias()
      expect(archivos.filter((nombre) => nombre.startsWith('dia-'))).toHaveLength(1)
      expect(archivos.filter((nombre) => nombre.startsWith('hora-'))).toHaveLength(24)
      expect(archivos).toContain('hora-2026-11-18T13-00-00-000Z.tar.gz')
      expect(readdirSync(dir).filter((nombre) => nombre.endsWith('.parte'))).toEqual([])
      await respaldosJobs(base())['salud.probarRespaldo'](escena().ctx())
      const ultimo = await escena()
        .db.selectFrom('respaldos')
        .select(['probadoEn', 'fallas'])
        .where('clase', '=', 'dia')
        .orderBy('createdAt', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow()
      expect(ultimo).toEqual({ probadoEn: escena().clock.now, fallas: 0 })
    }, 120_000)

    it('says so when one cannot be brought back', async () => {
      await base().exec('truncate respaldos')
      await respaldar()
      const dir = carpetaDeRespaldos(escena().ctx())
      writeFileSync(join(dir, copias()[0]!), 'dañado')
      await expect(respaldosJobs(base())['salud.probarRespaldo'](escena().ctx())).rejects.toThrow()
      expect((await escena().db.selectFrom('respaldos').select('probadoEn').executeTakeFirstOrThrow()).probadoEn).toBe(
        null,
      )
    })

    it('holds the photos and papers, each content written once, and forgets them with the last copy that names them', async () => {
      await base().exec('truncate respaldos')
      const { DATA_DIR } = escena().ctx().settings
      const dir = carpetaDeRespaldos(escena().ctx())
      const partes = () =>
        readdirSync(join(dir, 'archivos'), { recursive: true, withFileTypes: true })
          .filter((parte) => parte.isFile())
          .map((parte) => join(parte.parentPath, parte.name))
      mkdirSync(join(DATA_DIR, 'archivos', 'fotos'), { recursive: true })
      const poner = (clave: string, contenido: string) => writeFileSync(join(DATA_DIR, 'archivos', clave), contenido)
      poner('fotos/lago.webp', 'un lago')
      poner('fotos/igual.webp', 'un lago')
      poner('fotos/cerro.webp', 'un cerro')
      poner('fotos/a-medias.webp.1.x.part', 'a medias')
      await respaldar()
      expect(
        partes()
          .map((parte) => readFileSync(parte, 'utf8'))
          .toSorted(),
      ).toEqual(['un cerro', 'un lago'])
      const escritas = partes().map((parte) => statSync(parte).mtimeMs)
      escena().avanzar(HORA)
      await respaldar()
      expect(partes().map((parte) => statSync(parte).mtimeMs)).toEqual(escritas)
      expect(
        await escena().db.selectFrom('respaldos').select(['archivos', 'archivosBytes']).orderBy('createdAt').execute(),
      ).toEqual([
        { archivos: 3, archivosBytes: 22 },
        { archivos: 3, archivosBytes: 22 },
      ])

      await respaldosJobs(base())['salud.probarRespaldo'](escena().ctx())
      const fallas = () =>
        escena().db.selectFrom('respaldos').select('fallas').where('clase', '=', 'dia').executeTakeFirstOrThrow()
      expect(await fallas()).toEqual({ fallas: 0 })
      writeFileSync(
        partes().find((parte) => readFileSync(parte, 'utf8') === 'un cerro')!,
        'otra cosa',
      )
      await respaldosJobs(base())['salud.probarRespaldo'](escena().ctx())
      expect(await fallas()).toEqual({ fallas: 1 })

      rmSync(join(DATA_DIR, 'archivos', 'fotos', 'cerro.webp'))
      for (const copia of copias()) rmSync(join(dir, copia))
      escena().avanzar(HORA)
      await respaldar()
      expect(partes().map((parte) => readFileSync(parte, 'utf8'))).toEqual(['un lago'])
    }, 120_000)
  },
  { solo: 'PGlite' },
)
