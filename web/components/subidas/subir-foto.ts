import type { FotoSubida } from '#contract/experiencias.ts'
import { RUTAS } from '#web/api/rutas.ts'
import { RUTAS_DE_AREAS } from '#web/api/rutas-de-areas.ts'
import { enviarArchivo, type Envio } from '#web/api/subir-archivo.ts'

type LlamadaDeFoto = 'subirFotoDeAnfitrion' | 'subirFotoDeProveedor' | 'subirFotoDeResena'

/** The address that a photo is sent to: the only parameter of its route is what it is of. */
export const rutaDeFotos = (llamada: LlamadaDeFoto, id: string): string =>
  ({ ...RUTAS, ...RUTAS_DE_AREAS })[llamada].replace(/^POST /, '').replace(/:\w+/, encodeURIComponent(id))

/** `ruta`: where it goes, the path with its id. */
export const subirFoto = ({ ruta, ...envio }: Envio & { ruta: string }): Promise<FotoSubida> =>
  enviarArchivo(ruta, 'licencia=propia', envio)
