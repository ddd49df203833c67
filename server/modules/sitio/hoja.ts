import { coloresDeRuta, hojaDeColores } from '#domain/sitio/colores.ts'
import { archivoDeMarca } from '#domain/sitio/logo.ts'
import type { Ctx } from '#server/ctx.ts'

export interface ArchivoDeMarca {
  /** Null where there is none under its name. */
  cuerpo: string | Uint8Array<ArrayBuffer> | null
  tipo: string
}

/** Stylesheet, logo or icon of a brand, which its address names; null for any other address. */
export async function abrirMarca({ archivos }: Pick<Ctx, 'archivos'>, ruta: string): Promise<ArchivoDeMarca | null> {
  const colores = coloresDeRuta(ruta)
  if (colores) return { cuerpo: hojaDeColores(colores), tipo: 'text/css; charset=utf-8' }
  const clave = archivoDeMarca(ruta)
  return clave === null
    ? null
    : { cuerpo: await archivos.get(clave), tipo: clave.endsWith('.png') ? 'image/png' : 'image/webp' }
}
