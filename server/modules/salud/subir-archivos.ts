import type { Ctx } from '#server/ctx.ts'
import { bringOver } from '#server/platform/bring-over.ts'
import { log } from '#server/platform/log.ts'
import { bucketOf, localFiles } from '#server/platform/storage.ts'

/** Where a bucket holds the files, those from before it are brought into it; until then they are served from where they lie. */
export async function subirArchivos({ settings }: Ctx): Promise<void> {
  const bucket = bucketOf(settings)
  if (!bucket) return
  const { files, bytes, different } = await bringOver(localFiles(settings), bucket)
  if (files > 0) log.info('archivos.subidos', { count: files, bytes })
  for (const clave of different) log.error('archivos.distinto', { clave })
}
