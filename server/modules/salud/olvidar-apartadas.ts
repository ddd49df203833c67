import { existsSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Ctx } from '#server/ctx.ts'
import { stampOf } from '#server/platform/backup.ts'
import { removeUnfinished } from '#server/platform/file-pool.ts'
import { log } from '#server/platform/log.ts'
import { readMoveMark } from '#server/platform/moved-folder.ts'
import { localFiles } from '#server/platform/storage.ts'
import { carpetaDeRespaldos } from './respaldar.ts'

const DIA_MS = 86_400_000
const SEMANA_MS = 7 * DIA_MS
const APARTADA = /^(?:base|archivos)\.(?:anterior|mudada)-(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z)$/

/** A week after a restore or a move, what they left beside goes, and the copies of a database that is elsewhere now: longer than that nobody who was erased is kept. */
export async function olvidarApartadas({ settings, now }: Pick<Ctx, 'settings' | 'now'>): Promise<void> {
  const { DATA_DIR: dir } = settings
  if (!existsSync(dir)) return
  const hasta = stampOf(new Date(now.getTime() - SEMANA_MS))
  const viejas = readdirSync(dir)
    .filter((nombre) => (APARTADA.exec(nombre)?.[1] ?? hasta) < hasta)
    .map((nombre) => join(dir, nombre))
  const mudada = readMoveMark(dir)?.doneAt
  if (mudada && stampOf(new Date(mudada)) < hasta && existsSync(carpetaDeRespaldos({ settings })))
    viejas.push(carpetaDeRespaldos({ settings }))
  for (const carpeta of viejas) {
    await rm(carpeta, { recursive: true, force: true })
    log.info('datos.apartada_olvidada', { carpeta })
  }
}

/** A day after a program died while it wrote a file, a copy or a mail, what it had of it goes. */
export async function olvidarAMedias({ settings, now }: Pick<Ctx, 'settings' | 'now'>): Promise<void> {
  for (const carpeta of [localFiles(settings), carpetaDeRespaldos({ settings }), join(settings.DATA_DIR, 'correo')]) {
    const count = await removeUnfinished(carpeta, new Date(now.getTime() - DIA_MS))
    if (count > 0) log.info('datos.a_medias_olvidados', { carpeta, count })
  }
}
