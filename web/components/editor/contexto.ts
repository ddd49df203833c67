import { createContext, useContext } from 'react'
import type { CampoContenido, Contenido } from '#contract/contenido.ts'
import type { Operador } from './llamadas.ts'
import type { Guardado, Vista } from './guardado.ts'
import type { SubidasDelEditor } from './subidas.ts'

export interface Editor extends Vista {
  operador: Operador
  isLocked: boolean
  cambiar(cambio: Partial<Contenido>): void
  guardado: Guardado
  subidas: SubidasDelEditor
  refrescarFotos(): void
}

export const EditorContext = createContext<Editor | null>(null)

export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('no editor around this')
  return editor
}

/** What a reviewer said of a field, and what the server does of what was typed. */
export function useCampo(campo: CampoContenido) {
  const { edicion, errores } = useEditor()
  return {
    error: errores[campo],
    observacion:
      edicion.estado === 'observada'
        ? edicion.observaciones
            .filter((una) => una.campo === campo)
            .map(({ texto }) => texto)
            .join(' ')
        : '',
  }
}
