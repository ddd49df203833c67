import type { FotoSubida } from '#contract/experiencias.ts'
import { MAX_FOTOS } from '#contract/topes.ts'
import { rutaDeFotos } from '#web/components/subidas/subir-foto.ts'
import { useSubidas } from '#web/components/subidas/use-subidas.ts'
import type { Guardado } from './guardado.ts'
import { LLAMADAS, type Operador } from './llamadas.ts'

export type SubidasDelEditor = ReturnType<typeof useSubidasDelEditor>

/** They are of the editor, not of a step: a photo on its way arrives whichever step is open by then. */
export function useSubidasDelEditor(operador: Operador, experienciaId: string, guardado: Guardado) {
  const ruta = rutaDeFotos(LLAMADAS[operador].subir, experienciaId)
  return {
    fotos: useSubidas({ ruta, onFoto: (foto) => ponerFoto(guardado, foto) }),
    encuentro: useSubidas({ ruta, onFoto: (foto) => ponerEncuentro(guardado, foto) }),
  }
}

function ponerFoto(guardado: Guardado, foto: FotoSubida): void {
  guardado.agregarFoto(foto)
  const actuales = guardado.ver().contenido.fotos
  if (!actuales.some(({ id }) => id === foto.id))
    guardado.cambiar({ fotos: [...actuales, { id: foto.id, alt: '' }].slice(0, MAX_FOTOS) })
}

function ponerEncuentro(guardado: Guardado, foto: FotoSubida): void {
  guardado.agregarFoto(foto)
  guardado.cambiar({ fotoEncuentro: { id: foto.id, alt: guardado.ver().contenido.fotoEncuentro?.alt ?? '' } })
}

/** Waits for what is on its way; false where something of it did not arrive. */
export async function llegaronLasFotos({ fotos, encuentro }: SubidasDelEditor): Promise<boolean> {
  return (await Promise.all([fotos.terminar(), encuentro.terminar()])).every(Boolean)
}

export const haySubiendo = ({ fotos, encuentro }: SubidasDelEditor): boolean =>
  [...fotos.subidas, ...encuentro.subidas].some(({ error }) => error === null)
